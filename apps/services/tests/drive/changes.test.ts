import { randomUUID } from 'node:crypto';
import type { drive_v3 } from '@googleapis/drive';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, refusalOf } from './drive-client.ts';

const FOLDER = 'application/vnd.google-apps.folder';
const ALL_DRIVES = { supportsAllDrives: true, includeItemsFromAllDrives: true };
const MINE = { restrictToMyDrive: true };

let services: TestServices;
const as = (name: string) => driveAs(services, `${name}@example.com`);

beforeAll(async () => {
  services = await startTestServices();
  for (const name of ['bo', 'cy']) services.account(`${name}@example.com`);
});
afterAll(() => services[Symbol.asyncDispose]());

async function create(name: string, requestBody: drive_v3.Schema$File = {}): Promise<string> {
  return (await as(name).files.create({ requestBody, supportsAllDrives: true })).data.id ?? '';
}

async function share(fileId: string, name: string, role: string) {
  const requestBody = { type: 'user', role, emailAddress: `${name}@example.com` };
  await as('ana').permissions.create({ fileId, requestBody, supportsAllDrives: true });
}

async function unshare(fileId: string, name: string) {
  const { permissionId } = services.account(`${name}@example.com`);
  await as('ana').permissions.delete({ fileId, permissionId, supportsAllDrives: true });
}

async function createDrive(): Promise<string> {
  const { data } = await as('ana').drives.create({ requestId: randomUUID(), requestBody: { name: 'Team' } });
  return data.id ?? '';
}

const move = (name: string, fileId: string, addParents: string, removeParents = 'root') =>
  as(name).files.update({ fileId, addParents, removeParents, supportsAllDrives: true });

type Options = Omit<drive_v3.Params$Resource$Changes$List, 'pageToken'>;

/**
 * Stores the current change token. The returned function lists the later changes: the item, whether it is gone, and its
 * name.
 */
async function remember() {
  const { data } = await as('ana').changes.getStartPageToken();
  return async (name: string, options: Options = {}) => {
    const { data: page } = await as(name).changes.list({ pageToken: data.startPageToken ?? '', ...options });
    return (page.changes ?? []).map(({ fileId, driveId, removed, file, drive }) => {
      const shown = file?.name ?? drive?.name;
      return [fileId ?? driveId, removed === true ? 'gone' : 'there', ...(shown ? [shown] : [])];
    });
  };
}

describe('the change list of a user', () => {
  test('reports removals, unless told not to', async () => {
    const since = await remember();
    const [retained, gone] = [await create('ana', { name: 'kept' }), await create('ana', { name: 'gone' })];
    await as('ana').files.delete({ fileId: gone });
    expect(await since('ana')).toEqual([
      [retained, 'there', 'kept'],
      [gone, 'gone'],
    ]);
    expect(await since('ana', { includeRemoved: false })).toEqual([[retained, 'there', 'kept']]);
    expect(await since('bo')).toEqual([]);
  });

  test('reports with includeCorpusRemovals files that left the list and can still be read', async () => {
    const fileId = await create('ana', { name: 'linked' });
    await share(fileId, 'bo', 'reader');
    const since = await remember();
    await unshare(fileId, 'bo');
    expect(await since('bo', { includeCorpusRemovals: true })).toEqual([[fileId, 'gone']]);
    await as('ana').permissions.create({ fileId, requestBody: { type: 'anyone', role: 'reader' } });
    expect(await since('bo', { includeCorpusRemovals: true })).toEqual([[fileId, 'gone', 'linked']]);
    expect(await since('bo')).toEqual([[fileId, 'gone']]);
    await share(fileId, 'bo', 'reader');
    expect(await since('bo')).toEqual([[fileId, 'there', 'linked']]);
  });

  test('contains shared drive items only on request, and a file moved into a shared drive is otherwise removed', async () => {
    const driveId = await createDrive();
    const since = await remember();
    const [born, moved] = [
      await create('ana', { name: 'born', parents: [driveId] }),
      await create('ana', { name: 'moved' }),
    ];
    await move('ana', moved, driveId);
    const there = [
      [born, 'there', 'born'],
      [moved, 'there', 'moved'],
    ];
    expect(await since('ana', ALL_DRIVES)).toEqual(there);
    expect(await since('ana')).toEqual([[moved, 'gone']]);
    expect(await since('ana', { supportsAllDrives: true })).toEqual([[moved, 'gone']]);
    expect(await since('ana', { includeCorpusRemovals: true })).toEqual([[moved, 'gone', 'moved']]);
    await move('ana', moved, 'root', driveId);
    expect(await since('ana')).toEqual([[moved, 'there', 'moved']]);
  });

  test('reports a shared drive that is created, renamed, joined, left and deleted', async () => {
    const since = await remember();
    const driveId = await createDrive();
    expect(await since('ana', ALL_DRIVES)).toEqual([[driveId, 'there', 'Team']]);
    await as('ana').drives.update({ driveId, requestBody: { name: 'Crew' } });
    expect(await since('ana', ALL_DRIVES)).toEqual([[driveId, 'there', 'Crew']]);
    expect(await since('bo', ALL_DRIVES)).toEqual([]);
    await share(driveId, 'bo', 'reader');
    expect(await since('bo', ALL_DRIVES)).toEqual([[driveId, 'there', 'Crew']]);
    await unshare(driveId, 'bo');
    expect(await since('bo', ALL_DRIVES)).toEqual([[driveId, 'gone']]);
    await as('ana').drives.delete({ driveId });
    expect(await since('ana', ALL_DRIVES)).toEqual([[driveId, 'gone']]);
  });
});

describe('the change list of My Drive', () => {
  test('omits files shared by other users and files in shared drives', async () => {
    const driveId = await createDrive();
    const since = await remember();
    const shared = await create('ana', { name: 'shared' });
    await share(shared, 'bo', 'writer');
    await create('ana', { name: 'in drive', parents: [driveId] });
    const own = await create('bo', { name: 'own' });
    expect(await since('bo', { ...MINE, ...ALL_DRIVES })).toEqual([[own, 'there', 'own']]);
    expect(await since('ana', { ...MINE, ...ALL_DRIVES })).toEqual([[shared, 'there', 'shared']]);
    await unshare(shared, 'bo');
    await as('bo').files.delete({ fileId: own });
    expect(await since('bo', MINE)).toEqual([[own, 'gone']]);
  });

  test('reports a folder moved to another owner as removed, with its contents, and reports its return', async () => {
    const foreign = await create('ana', { name: 'foreign', mimeType: FOLDER });
    await share(foreign, 'bo', 'writer');
    const folder = await create('bo', { name: 'folder', mimeType: FOLDER });
    const inside = await create('bo', { name: 'inside', parents: [folder] });
    const file = await create('bo', { name: 'file' });
    const since = await remember();
    await move('bo', folder, foreign);
    expect((await since('bo', MINE)).toSorted()).toEqual(
      [
        [folder, 'gone'],
        [inside, 'gone'],
      ].toSorted(),
    );
    const shown = [
      [folder, 'gone', 'folder'],
      [inside, 'gone', 'inside'],
    ];
    expect((await since('bo', { ...MINE, includeCorpusRemovals: true })).toSorted()).toEqual(shown.toSorted());
    expect((await since('bo')).map(([, state]) => state)).toEqual(['there', 'there']);
    expect((await since('ana', MINE)).map(([id, state]) => [id, state])).toContainEqual([folder, 'there']);
    await move('bo', folder, 'root', foreign);
    expect((await since('bo', MINE)).map(([, state]) => state)).toEqual(['there', 'there']);
    const driveId = await createDrive();
    await share(driveId, 'bo', 'writer');
    await move('bo', file, driveId);
    expect(await since('bo', MINE)).toContainEqual([file, 'gone']);
  });
});

describe('the change list of a shared drive', () => {
  test('reports to its members its items, items that left it, and the drive itself', async () => {
    const driveId = await createDrive();
    await share(driveId, 'bo', 'reader');
    const ofDrive = { driveId, ...ALL_DRIVES };
    const since = await remember();
    const [retained, taken] = [
      await create('ana', { name: 'kept', parents: [driveId] }),
      await create('ana', { name: 'taken', parents: [driveId] }),
    ];
    await create('ana', { name: 'elsewhere' });
    await move('ana', taken, 'root', driveId);
    const retainedIsThere = [retained, 'there', 'kept'];
    expect(await since('bo', ofDrive)).toEqual([retainedIsThere, [taken, 'gone']]);
    expect(await since('ana', { ...ofDrive, includeCorpusRemovals: true })).toEqual([
      retainedIsThere,
      [taken, 'gone', 'taken'],
    ]);
    expect(await since('bo', { ...ofDrive, includeCorpusRemovals: true })).toEqual([retainedIsThere, [taken, 'gone']]);
    await move('ana', taken, driveId);
    expect(await since('bo', ofDrive)).toEqual([retainedIsThere, [taken, 'there', 'taken']]);
    await as('ana').files.delete({ fileId: retained, supportsAllDrives: true });
    await as('ana').drives.update({ driveId, requestBody: { name: 'Crew' } });
    expect(await since('bo', ofDrive)).toEqual([
      [taken, 'there', 'taken'],
      [retained, 'gone'],
      [driveId, 'there', 'Crew'],
    ]);
    expect(await since('bo', { ...ofDrive, includeRemoved: false, pageSize: 1 })).toEqual([[taken, 'there', 'taken']]);
  });

  test('is available to members whose requests declare support for shared drives', async () => {
    const driveId = await createDrive();
    const start = (name: string, more: object) => refusalOf(as(name).changes.getStartPageToken({ driveId, ...more }));
    const missing = { status: 404, reason: 'notFound', location: 'driveId' };
    const refused = { status: 403, reason: 'teamDriveMembershipRequired', location: 'driveId' };
    expect(await start('bo', { supportsAllDrives: true })).toEqual(refused);
    expect(await start('ana', { driveId: 'no-such-drive', supportsAllDrives: true })).toEqual(missing);
    expect(await start('ana', {})).toMatchObject({ status: 403, location: 'supportsAllDrives' });
    const list = as('bo').changes.list({ driveId, pageToken: '1', supportsAllDrives: true });
    expect(await refusalOf(list)).toEqual(missing);
    const halfRequested = as('ana').changes.list({ pageToken: '1', includeItemsFromAllDrives: true });
    const needsSupport = { status: 403, reason: 'teamDrivesParameterRequired', location: 'supportsAllDrives' };
    expect(await refusalOf(halfRequested)).toEqual(needsSupport);
    for (const pageToken of ['-1', '1.5', 'next']) {
      const refused = await refusalOf(as('ana').changes.list({ pageToken }));
      expect(refused).toEqual({ status: 400, reason: 'invalid', location: 'pageToken' });
    }
  });
});
