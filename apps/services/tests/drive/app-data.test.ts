import type { drive_v3 } from '@googleapis/drive';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, driveThrough, refusalOf } from './drive-client.ts';

const FOLDER = 'application/vnd.google-apps.folder';
const SHORTCUT = 'application/vnd.google-apps.shortcut';
const FORBIDDEN = { status: 403, reason: 'insufficientFilePermissions' };
const MISSING = { status: 404, reason: 'notFound', location: 'fileId' };

let services: TestServices;
/** Clients of Ana: the app that owns the data, and another app. */
let own: drive_v3.Drive;
let other: drive_v3.Drive;

beforeAll(async () => {
  services = await startTestServices();
  services.account('bo@example.com');
  own = driveAs(services, 'ana@example.com');
  other = driveThrough(services, 'ana@example.com', {
    clientId: 'other-client',
    suffixes: ['drive', 'drive.appdata'],
  });
});
afterAll(() => services[Symbol.asyncDispose]());

async function retain(requestBody: drive_v3.Schema$File): Promise<string> {
  const { data } = await own.files.create({ requestBody: { parents: ['appDataFolder'], ...requestBody } });
  return data.id ?? '';
}

async function list(client: drive_v3.Drive, spaces?: string): Promise<(string | null | undefined)[]> {
  const { data } = await client.files.list({ ...(spaces && { spaces }), orderBy: 'name', pageSize: 1000 });
  return (data.files ?? []).map(({ name }) => name);
}

test('an app lists its data at any depth only in its own space, and no other app does', async () => {
  const folderId = await retain({ name: 'a-settings', mimeType: FOLDER });
  await retain({ name: 'b-theme', parents: [folderId] });
  await own.files.create({ requestBody: { name: 'c-plan' } });
  expect(await list(own, 'appDataFolder')).toEqual(['a-settings', 'b-theme']);
  expect(await list(own)).toEqual(['c-plan']);
  expect(await list(own, 'drive,appDataFolder')).toEqual(['a-settings', 'b-theme', 'c-plan']);
  expect(await list(own, 'photos')).toEqual([]);
  expect(await list(other, 'appDataFolder')).toEqual([]);
  expect(await list(other, 'drive, appDataFolder')).toEqual(['c-plan']);
  const { data } = await own.files.get({ fileId: folderId, fields: 'spaces,parents,shared' });
  const { data: root } = await own.files.get({ fileId: 'appDataFolder', fields: 'id' });
  expect(data).toEqual({ spaces: ['appDataFolder'], parents: [root.id], shared: false });
});

test('another app of the same user finds nothing under the IDs of an app’s data', async () => {
  const fileId = await retain({ name: 'kept' });
  const { data: root } = await own.files.get({ fileId: 'appDataFolder', fields: 'id' });
  const calls = [
    other.files.get({ fileId }),
    other.files.get({ fileId: root.id ?? '' }),
    other.files.get({ fileId, alt: 'media' }),
    other.files.update({ fileId, requestBody: { name: 'taken' } }),
    other.files.copy({ fileId }),
    other.files.delete({ fileId }),
    other.files.listLabels({ fileId }),
    other.revisions.list({ fileId }),
    other.comments.list({ fileId, fields: 'comments' }),
    other.permissions.list({ fileId }),
    other.files.create({ requestBody: { parents: [root.id ?? ''] } }),
  ];
  for (const refusal of await Promise.all(calls.map(refusalOf))) expect(refusal).toEqual(MISSING);
  expect((await own.files.get({ fileId })).data.name).toBe('kept');
});

test('app data is neither shared nor trashed, and its capabilities say so; it can be updated, copied within its space, and deleted', async () => {
  const fileId = await retain({ name: 'state' });
  const grant = { type: 'user', role: 'reader', emailAddress: 'bo@example.com' };
  expect(await refusalOf(own.permissions.create({ fileId, requestBody: grant }))).toEqual(FORBIDDEN);
  expect(await refusalOf(own.files.update({ fileId, requestBody: { trashed: true } }))).toEqual(FORBIDDEN);
  const fields =
    'capabilities(canShare,canTrash,canDelete,canCopy,canEdit,canMoveItemOutOfDrive,canMoveItemIntoTeamDrive)';
  expect((await own.files.get({ fileId, fields })).data.capabilities).toEqual({
    canShare: false,
    canTrash: false,
    canDelete: true,
    canCopy: true,
    canEdit: true,
    canMoveItemOutOfDrive: false,
    canMoveItemIntoTeamDrive: false,
  });
  const { data: copy } = await own.files.copy({ fileId, requestBody: { name: 'state 2' }, fields: 'spaces,name' });
  expect(copy).toEqual({ spaces: ['appDataFolder'], name: 'state 2' });
  await own.files.delete({ fileId });
  expect(await refusalOf(own.files.get({ fileId }))).toEqual(MISSING);
});

test('no file leaves its space: by moving, copying or a shortcut', async () => {
  const retained = await retain({ name: 'inside' });
  const inner = await retain({ name: 'inner', mimeType: FOLDER });
  const { data: file } = await own.files.create({ requestBody: { name: 'outside' } });
  const fileId = file.id ?? '';
  const { data: team } = await own.drives.create({ requestId: 'spaces', requestBody: { name: 'Team' } });
  const calls = [
    own.files.update({ fileId: retained, addParents: 'root', removeParents: 'appDataFolder' }),
    own.files.update({ fileId: retained, addParents: team.id ?? '', supportsAllDrives: true }),
    own.files.update({ fileId, addParents: 'appDataFolder', removeParents: 'root' }),
    own.files.update({ fileId, addParents: inner }),
    own.files.copy({ fileId: retained, requestBody: { parents: ['root'] } }),
    own.files.copy({ fileId, requestBody: { parents: [inner] } }),
    own.files.create({ requestBody: { mimeType: SHORTCUT, shortcutDetails: { targetId: retained } } }),
    own.files.create({ requestBody: { mimeType: SHORTCUT, shortcutDetails: { targetId: fileId }, parents: [inner] } }),
  ];
  for (const refusal of await Promise.all(calls.map(refusalOf))) expect(refusal).toEqual(FORBIDDEN);
  const moved = await own.files.update({ fileId: retained, addParents: inner, fields: 'parents,spaces' });
  expect(moved.data).toEqual({ parents: [inner], spaces: ['appDataFolder'] });
  const { data: root } = await own.files.get({ fileId: 'appDataFolder', fields: 'id' });
  const back = await own.files.update({ fileId: retained, removeParents: inner, fields: 'parents' });
  expect(back.data.parents).toEqual([root.id]);
});

test('IDs are generated for one space and for the types it accepts', async () => {
  const [id = ''] = (await own.files.generateIds({ count: 1, space: 'appDataFolder' })).data.ids ?? [];
  expect((await refusalOf(own.files.create({ requestBody: { id } }))).status).toBe(400);
  expect(await retain({ id })).toBe(id);
  const shortcuts = own.files.generateIds({ space: 'appDataFolder', type: 'shortcuts' });
  expect(await refusalOf(shortcuts)).toEqual({ status: 400, reason: 'invalid', location: 'type' });
});

test('an app can follow the changes of its data, including deletions, and no other list contains them', async () => {
  const start = (await own.changes.getStartPageToken()).data.startPageToken ?? '';
  const [gone, left] = [await retain({ name: 'gone' }), await retain({ name: 'left' })];
  await own.files.delete({ fileId: gone });
  const follow = async (client: drive_v3.Drive, spaces: string) => {
    const { data } = await client.changes.list({ pageToken: start, spaces });
    return (data.changes ?? []).map(({ fileId, removed }) => [fileId, removed]);
  };
  const expected = [
    [left, false],
    [gone, true],
  ];
  expect(await follow(own, 'appDataFolder')).toEqual(expected);
  expect(await follow(own, 'drive,appDataFolder')).toEqual(expected);
  expect(await follow(own, 'drive')).toEqual([]);
  expect(await follow(other, 'appDataFolder')).toEqual([]);
  const unknown = await refusalOf(own.changes.list({ pageToken: start, spaces: 'attic' }));
  expect(unknown).toEqual({ status: 400, reason: 'invalid', location: 'spaces' });
});
