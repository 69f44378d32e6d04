import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findBlobReferences } from '#blobs/blob-references.ts';
import { createDrive } from '#drive/drives/create-drive.ts';
import { purgeTrash } from '#drive/files/purge-trash.ts';
import { refreshAccess } from '#items/access.ts';
import { requireItem } from '#items/items.ts';
import { putPermission } from '#items/permissions.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, refusalOf, uploadsTo } from './drive-client.ts';

const FOLDER = 'application/vnd.google-apps.folder';
const NOT_FOUND = { status: 404, reason: 'notFound', location: 'fileId' };
const FORBIDDEN = { status: 403, reason: 'insufficientFilePermissions' };
const DRIVE_ID = '0AfilesOfAllOfUs001';

let services: TestServices;
let startToken = '';
const as = (name: string) => driveAs(services, `${name}@example.com`);

beforeAll(async () => {
  services = await startTestServices();
  const { id, permissionId } = services.account('ana@example.com');
  const root = createDrive(services.db, {
    id: DRIVE_ID,
    name: 'All of us',
    domain: 'example.com',
    theme: { id: 'paper', colorRgb: '#4986e7' },
    creator: { accountId: id, permissionId },
    createdAt: 1,
  });
  grant(root.id, 'bo', 'fileOrganizer');
});
beforeEach(async () => {
  startToken = (await as('bo').changes.getStartPageToken()).data.startPageToken ?? '';
});
afterAll(() => services[Symbol.asyncDispose]());

function grant(itemId: string, name: string, role: 'reader' | 'writer' | 'fileOrganizer'): void {
  const { id: grantee, permissionId: id } = services.account(`${name}@example.com`);
  const { number } = requireItem(services.db, itemId);
  putPermission(services.db, number, { id, type: 'user', grantee, role, grantedAt: 1 });
  refreshAccess(services.db, number);
}

async function create(name: string, body: { parent?: string; mimeType?: string } = {}): Promise<string> {
  const { parent, mimeType } = body;
  const { data } = await as(name).files.create({
    requestBody: { name: 'Plan', ...(parent && { parents: [parent] }), ...(mimeType && { mimeType }) },
    supportsAllDrives: true,
  });
  return data.id ?? '';
}

const find = (name: string, fileId: string) => as(name).files.get({ fileId, fields: '*', supportsAllDrives: true });

async function listRemovals(name: string): Promise<string[]> {
  const everything = { includeItemsFromAllDrives: true, supportsAllDrives: true };
  const { data } = await as(name).changes.list({ pageToken: startToken, ...everything });
  return (data.changes ?? []).filter(({ removed }) => removed).map(({ fileId }) => fileId ?? '');
}

describe('drive.files.delete', () => {
  test('removes a file permanently, without a response body, for all users with access', async () => {
    const fileId = await create('ana');
    grant(fileId, 'bo', 'reader');
    const { status, data } = await as('ana').files.delete({ fileId });
    expect({ status, data }).toEqual({ status: 204, data: '' });
    expect(await refusalOf(find('ana', fileId))).toEqual(NOT_FOUND);
    expect(await listRemovals('ana')).toEqual([fileId]);
    expect(await listRemovals('bo')).toEqual([fileId]);
    const { data: found } = await as('ana').files.list({ q: "fullText contains 'Plan' and trashed = false" });
    expect(found.files?.map(({ id }) => id)).not.toContain(fileId);
  });

  test('leaves the bytes of the file to the sweep', async () => {
    const media = { mimeType: 'text/plain', body: Readable.from(['only here']) };
    const { data } = await as('ana').files.create({ media, fields: 'id,sha256Checksum' }, uploadsTo(services));
    const isReferenced = findBlobReferences(services.db);
    const sha256 = data.sha256Checksum ?? '';
    expect(isReferenced(sha256)).toBe(true);
    await as('ana').files.delete({ fileId: data.id ?? '' });
    expect(isReferenced(sha256)).toBe(false);
    expect(services.blobs.sweep(isReferenced, Number.POSITIVE_INFINITY)).toBeGreaterThan(0);
  });

  test('deletes the owner’s items below a folder, and returns other users’ items to them', async () => {
    const folder = await create('ana', { mimeType: FOLDER });
    const inner = await create('ana', { mimeType: FOLDER, parent: folder });
    grant(folder, 'bo', 'writer');
    const own = await create('ana', { parent: inner });
    const others = await create('bo', { parent: inner, mimeType: FOLDER });
    const below = await create('bo', { parent: others });
    await as('ana').files.update({ fileId: folder, requestBody: { trashed: true } });
    await as('ana').files.delete({ fileId: folder });
    for (const fileId of [folder, inner, own]) expect(await refusalOf(find('ana', fileId))).toEqual(NOT_FOUND);
    const root = await as('bo').files.get({ fileId: 'root' });
    const { data } = await find('bo', others);
    expect(data).toMatchObject({ parents: [root.data.id], trashed: false, explicitlyTrashed: false });
    expect((await find('bo', below)).data).toMatchObject({ parents: [others], trashed: false });
    expect(await refusalOf(find('ana', others))).toEqual(NOT_FOUND);
    expect(await listRemovals('ana')).toContain(others);
    expect(await listRemovals('bo')).not.toContain(others);
  });

  test('is for the owner, and never for a root folder', async () => {
    const fileId = await create('ana');
    grant(fileId, 'bo', 'writer');
    expect(await refusalOf(as('bo').files.delete({ fileId }))).toEqual(FORBIDDEN);
    expect(await refusalOf(as('chen').files.delete({ fileId }))).toEqual(NOT_FOUND);
    expect(await refusalOf(as('ana').files.delete({ fileId: 'root' }))).toEqual(FORBIDDEN);
    const drive = { fileId: DRIVE_ID, supportsAllDrives: true };
    expect(await refusalOf(as('ana').files.delete(drive))).toEqual(FORBIDDEN);
  });

  test('is for organizers in a shared drive, whoever created the item', async () => {
    const fileId = await create('bo', { parent: DRIVE_ID });
    const deletion = { fileId, supportsAllDrives: true };
    expect(await refusalOf(as('ana').files.delete({ fileId }))).toEqual(NOT_FOUND);
    expect(await refusalOf(as('bo').files.delete(deletion))).toEqual(FORBIDDEN);
    await as('ana').files.delete(deletion);
    expect(await refusalOf(find('bo', fileId))).toEqual(NOT_FOUND);
    expect(await listRemovals('bo')).toEqual([fileId]);
    const log = { pageToken: startToken, driveId: DRIVE_ID, includeItemsFromAllDrives: true, supportsAllDrives: true };
    const { data } = await as('bo').changes.list(log);
    expect(data.changes).toMatchObject([{ fileId, removed: true }]);
  });
});

describe('drive.files.emptyTrash', () => {
  test('deletes the items that the caller moved to their own trash, and nothing else', async () => {
    const [retained, trashed, folder] = [
      await create('ana'),
      await create('ana'),
      await create('ana', { mimeType: FOLDER }),
    ];
    const inner = await create('ana', { parent: folder });
    const [shared, foreign] = [await create('ana', { parent: DRIVE_ID }), await create('bo')];
    for (const fileId of [trashed, inner, folder, shared]) {
      await as('ana').files.update({ fileId, requestBody: { trashed: true }, supportsAllDrives: true });
    }
    await as('bo').files.update({ fileId: foreign, requestBody: { trashed: true } });
    const { status, data } = await as('ana').files.emptyTrash();
    expect({ status, data }).toEqual({ status: 204, data: '' });
    for (const fileId of [trashed, inner, folder]) expect(await refusalOf(find('ana', fileId))).toEqual(NOT_FOUND);
    for (const fileId of [retained, shared]) expect((await find('ana', fileId)).status).toBe(200);
    expect((await find('bo', foreign)).status).toBe(200);
  });

  test('empties the trash of a shared drive for its organizers', async () => {
    const [retained, trashed] = [await create('ana', { parent: DRIVE_ID }), await create('bo', { parent: DRIVE_ID })];
    await as('bo').files.update({ fileId: trashed, requestBody: { trashed: true }, supportsAllDrives: true });
    expect(await refusalOf(as('bo').files.emptyTrash({ driveId: DRIVE_ID }))).toEqual(FORBIDDEN);
    const outsider = refusalOf(as('chen').files.emptyTrash({ driveId: DRIVE_ID }));
    expect(await outsider).toEqual({ status: 404, reason: 'notFound', location: 'driveId' });
    await as('ana').files.emptyTrash({ driveId: DRIVE_ID });
    expect(await refusalOf(find('ana', trashed))).toEqual(NOT_FOUND);
    expect((await find('ana', retained)).status).toBe(200);
  });
});

describe('the trash', () => {
  test('loses items that have been in it for 30 days', async () => {
    const [old, fresh] = [await create('ana'), await create('ana')];
    for (const fileId of [old, fresh]) await as('ana').files.update({ fileId, requestBody: { trashed: true } });
    const nowMs = Date.now();
    services.db.run('UPDATE items SET trashed_at = ? WHERE id = ?', nowMs - 30 * 86_400_000 - 1, old);
    services.db.run('UPDATE items SET trashed_at = ? WHERE id = ?', nowMs - 30 * 86_400_000, fresh);
    purgeTrash(services.db, nowMs);
    expect(await refusalOf(find('ana', old))).toEqual(NOT_FOUND);
    expect((await find('ana', fresh)).data.trashed).toBe(true);
    expect(await listRemovals('ana')).toEqual([old]);
  });
});
