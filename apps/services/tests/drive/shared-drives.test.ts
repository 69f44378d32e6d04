import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDrive } from '#drive/drives/create-drive.ts';
import { refreshAccess } from '#items/access.ts';
import { putPermission } from '#items/permissions.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, refusalOf } from './drive-client.ts';

const DRIVE_ID = '0AExampleSharedDrv1';
const OUTSIDE = { supportsAllDrives: true, includeItemsFromAllDrives: true };

let services: TestServices;
const as = (name: string) => driveAs(services, `${name}@example.com`);

beforeAll(async () => {
  services = await startTestServices();
  const { db } = services;
  const { id: accountId, permissionId } = services.account('ana@example.com');
  const creator = { accountId, permissionId };
  const theme = { id: 'paper', colorRgb: '#4986e7' };
  const root = createDrive(db, { id: DRIVE_ID, name: 'Team', domain: 'example.com', theme, creator, createdAt: 1 });
  for (const [name, role] of [
    ['bo', 'writer'],
    ['chen', 'reader'],
  ] as const) {
    const { id: grantee, permissionId: id } = services.account(`${name}@example.com`);
    putPermission(db, root.number, { id, type: 'user', grantee, role, grantedAt: 2 });
  }
  refreshAccess(db, root.number);
});
afterAll(() => services[Symbol.asyncDispose]());

async function createFile(name: string): Promise<string> {
  const requestBody = { name, parents: [DRIVE_ID] };
  const { data } = await as('bo').files.create({ requestBody, supportsAllDrives: true });
  return data.id ?? '';
}

describe('a shared drive', () => {
  test('is listed only for its members', async () => {
    const { data } = await as('chen').drives.list({ fields: 'drives(id,name,capabilities(canAddChildren))' });
    expect(data.drives).toEqual([{ id: DRIVE_ID, name: 'Team', capabilities: { canAddChildren: false } }]);
    expect((await as('dina').drives.list()).data.drives).toEqual([]);
    expect((await refusalOf(as('dina').drives.get({ driveId: DRIVE_ID }))).status).toBe(404);
  });

  test('hides its items from clients without support for shared drives', async () => {
    const fileId = await createFile('hidden.txt');
    expect(await refusalOf(as('chen').files.get({ fileId }))).toMatchObject({ status: 404, reason: 'notFound' });
    const { data } = await as('chen').files.get({ fileId, supportsAllDrives: true, fields: '*' });
    expect(data).toMatchObject({ driveId: DRIVE_ID, parents: [DRIVE_ID], capabilities: { canEdit: false } });
    for (const member of ['owners', 'ownedByMe', 'shared', 'permissions', 'writersCanShare']) {
      expect(data).not.toHaveProperty(member);
    }
  });

  test('is listed without `fields` as with all of them', async () => {
    const id = await createFile('plain.txt');
    const own = await as('bo').files.create({ requestBody: { name: 'plain own.txt', description: 'kept' } });
    const request = { ...OUTSIDE, corpora: 'allDrives', q: "name contains 'plain'", orderBy: 'name' };
    const { data: whole } = await as('bo').files.list({ ...request, fields: '*' });
    const { data: plain } = await as('bo').files.list(request);
    const inDrive = { driveId: DRIVE_ID, teamDriveId: DRIVE_ID };
    const mimeType = 'application/octet-stream';
    expect(plain.files).toEqual([
      { kind: 'drive#file', id: own.data.id, name: 'plain own.txt', mimeType },
      { kind: 'drive#file', id, name: 'plain.txt', mimeType, ...inDrive },
    ]);
    expect(whole.files).toMatchObject(plain.files ?? []);
    const { data: named } = await as('bo').files.list({ ...request, fields: 'files(name,driveId)' });
    expect(named).toEqual({ files: [{ name: 'plain own.txt' }, { name: 'plain.txt', driveId: DRIVE_ID }] });
  });

  test('is searched by its ID with both flags', async () => {
    const fileId = await createFile('findable.txt');
    const q = "name = 'findable.txt'";
    expect((await as('chen').files.list({ q })).data.files).toEqual([]);
    const { data } = await as('chen').files.list({ q, corpora: 'drive', driveId: DRIVE_ID, ...OUTSIDE });
    expect(data.files?.map(({ id }) => id)).toEqual([fileId]);
    const withoutFlags = as('chen').files.list({ corpora: 'drive', driveId: DRIVE_ID });
    expect((await refusalOf(withoutFlags)).status).toBe(403);
  });

  test('allows organizers and file organizers to trash items, but not writers', async () => {
    const fileId = await createFile('old.txt');
    const change = { fileId, supportsAllDrives: true, requestBody: { trashed: true }, fields: 'trashed,trashingUser' };
    expect(await refusalOf(as('bo').files.update(change))).toMatchObject({
      status: 403,
      reason: 'insufficientFilePermissions',
    });
    const { data } = await as('ana').files.update(change);
    expect(data).toMatchObject({ trashed: true, trashingUser: { emailAddress: 'ana@example.com' } });
  });

  test('shows writers the source of its members’ permissions on an item', async () => {
    const fileId = await createFile('permissions.txt');
    const fields = 'permissions(emailAddress,role,permissionDetails)';
    const { data } = await as('bo').permissions.list({ fileId, supportsAllDrives: true, fields });
    expect(data.permissions).toContainEqual({
      emailAddress: 'chen@example.com',
      role: 'reader',
      permissionDetails: [{ permissionType: 'member', role: 'reader', inherited: true, inheritedFrom: DRIVE_ID }],
    });
    const byReader = as('chen').permissions.list({ fileId, supportsAllDrives: true });
    expect((await refusalOf(byReader)).status).toBe(403);
  });

  test('supports comments and revisions on its items with every kind of client', async () => {
    const fileId = await createFile('discussed.txt');
    const requestBody = { content: 'In a shared drive' };
    const { data } = await as('bo').comments.create({ fileId, requestBody, fields: 'id' });
    const thread = { fileId, commentId: data.id ?? '' };
    expect((await as('ana').replies.create({ ...thread, requestBody: { action: 'resolve' } })).status).toBe(200);
    expect((await as('chen').comments.get({ ...thread, fields: 'resolved' })).data).toEqual({ resolved: true });
    const byReader = as('chen').comments.create({ fileId, requestBody, fields: 'id' });
    expect((await refusalOf(byReader)).status).toBe(403);
    expect((await as('bo').revisions.list({ fileId })).data.revisions).toHaveLength(1);
    expect((await refusalOf(as('chen').revisions.list({ fileId }))).status).toBe(403);
    expect((await refusalOf(as('dina').revisions.list({ fileId }))).status).toBe(404);
  });

  test('contains up to 500,000 items, and items within it can still be moved', async () => {
    const folder = { name: 'Folder', mimeType: 'application/vnd.google-apps.folder', parents: [DRIVE_ID] };
    const { data } = await as('ana').files.create({ requestBody: folder, supportsAllDrives: true });
    const fileId = await createFile('last.txt');
    const count = () =>
      services.db.get<{ count: number }>('SELECT item_count AS count FROM drives WHERE id = ?', DRIVE_ID)?.count ?? 0;
    const held = services.db.get<{ count: number }>(
      'SELECT count(*) AS count FROM items WHERE drive_id = ? AND is_root = 0',
      DRIVE_ID,
    );
    expect(count()).toBe(held?.count);
    const counted = count();
    services.db.run('UPDATE drives SET item_count = 500000 WHERE id = ?', DRIVE_ID);
    const refused = as('bo').files.create({ requestBody: { parents: [DRIVE_ID] }, supportsAllDrives: true });
    expect(await refusalOf(refused)).toMatchObject({ status: 403, reason: 'teamDriveFileLimitExceeded' });
    const moved = as('ana').files.update({ fileId, addParents: data.id ?? '', supportsAllDrives: true });
    expect((await moved).status).toBe(200);
    const out = { fileId, addParents: 'root', removeParents: data.id ?? '', supportsAllDrives: true };
    expect((await as('ana').files.update(out)).status).toBe(200);
    expect(count()).toBe(499_999);
    services.db.run('UPDATE drives SET item_count = ? WHERE id = ?', counted - 1, DRIVE_ID);
  });

  test('has its changes in its own log and in its members’ logs', async () => {
    const { data: start } = await as('chen').changes.getStartPageToken({ driveId: DRIVE_ID, supportsAllDrives: true });
    const pageToken = start.startPageToken ?? '';
    const fileId = await createFile('changed.txt');
    for (const scope of [{ driveId: DRIVE_ID }, {}]) {
      const { data } = await as('chen').changes.list({ pageToken, ...OUTSIDE, ...scope });
      expect(data.changes?.map((change) => change.fileId)).toEqual([fileId]);
    }
    expect((await as('chen').changes.list({ pageToken })).data.changes).toEqual([]);
  });
});
