import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_DEPTH } from '#items/folder-limits.ts';
import { FOLDER_TYPE } from '#items/item-types.ts';
import { createItem, requireItem } from '#items/items.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, refusalOf } from './drive-client.ts';

let services: TestServices;
const as = (name: string) => driveAs(services, `${name}@example.com`);

beforeAll(async () => {
  services = await startTestServices();
  services.account('bo@example.com');
});
afterAll(() => services[Symbol.asyncDispose]());

async function create(name: string, parent = 'root', mimeType = FOLDER_TYPE): Promise<string> {
  const requestBody = { name, mimeType, parents: [parent] };
  return (await as('ana').files.create({ requestBody, supportsAllDrives: true })).data.id ?? '';
}

/** Creates nested folders below a parent. Returns the IDs of the first and the last one. */
function nest(parentId: string, count: number): { first: string; last: string } {
  const { id: accountId, permissionId } = services.account('ana@example.com');
  const ids: string[] = [];
  services.db.transaction(() => {
    for (let level = 0; level < count; level += 1) {
      const parent = requireItem(services.db, ids.at(-1) ?? parentId);
      const creator = { accountId, permissionId };
      const item = createItem(services.db, { name: `${level}`, mimeType: FOLDER_TYPE, parent, creator, createdAt: 1 });
      ids.push(item.id);
    }
  });
  return { first: ids[0] ?? '', last: ids.at(-1) ?? '' };
}

/** Returns the ancestor of a folder this many levels above it. */
function findAbove(id: string, levels: number): string {
  return levels === 0 ? id : findAbove(requireItem(services.db, id).parentId ?? '', levels - 1);
}

async function share(fileId: string, role: string) {
  const requestBody = { type: 'user', role, emailAddress: 'bo@example.com' };
  await as('ana').permissions.create({ fileId, requestBody, supportsAllDrives: true });
}

const parentOf = async (fileId: string) =>
  (await as('ana').files.get({ fileId, fields: 'parents', supportsAllDrives: true })).data.parents;

test('adding a parent replaces one that the caller may remove from, and no other', async () => {
  const [from, to] = [await create('from'), await create('to')];
  const fileId = await create('moving', from, 'text/plain');
  await share(fileId, 'writer');
  await share(to, 'writer');
  const alone = { fileId, addParents: to };
  expect(await refusalOf(as('bo').files.update(alone))).toEqual({ status: 403, reason: 'cannotAddParent' });
  await share(from, 'reader');
  expect(await refusalOf(as('bo').files.update(alone))).toEqual({ status: 403, reason: 'cannotAddParent' });
  await share(from, 'writer');
  await as('bo').files.update(alone);
  expect(await parentOf(fileId)).toEqual([to]);
  const twice = as('ana').files.update({ fileId, addParents: `${from},${from}` });
  expect(await refusalOf(twice)).toEqual({ status: 400, reason: 'badRequest' });
  const two = as('ana').files.update({ fileId, addParents: `${from},root`, removeParents: to });
  expect(await refusalOf(two)).toEqual({ status: 403, reason: 'cannotAddParent' });
  expect((await as('ana').files.update({ fileId, addParents: to })).status).toBe(200);
});

test('a folder accepts items only from its writers, and an item that is not a folder accepts none', async () => {
  const [folder, unseen, noFolder] = [
    await create('readable'),
    await create('unseen'),
    await create('x', 'root', 'text/plain'),
  ];
  await share(folder, 'reader');
  await share(noFolder, 'writer');
  const { data: own } = await as('bo').files.create({ requestBody: { name: 'of Bo' } });
  const fileId = own.id ?? '';
  for (const [parent, refused] of [
    [folder, { status: 403, reason: 'insufficientParentPermissions' }],
    [unseen, { status: 404, reason: 'notFound' }],
    [noFolder, { status: 403, reason: 'parentNotAFolder' }],
  ] as const) {
    const requestBody = { parents: [parent] };
    const refusals = [
      await refusalOf(as('bo').files.create({ requestBody })),
      await refusalOf(as('bo').files.copy({ fileId, requestBody })),
      await refusalOf(as('bo').files.update({ fileId, addParents: parent })),
    ];
    for (const refusal of refusals) expect(refusal).toMatchObject(refused);
  }
});

test('an item removed from its folder without a new one goes to the root: of its owner, or of its shared drive', async () => {
  const folder = await create('shared folder');
  await share(folder, 'writer');
  const fileId = await create('taken', folder, 'text/plain');
  await as('bo').files.update({ fileId, removeParents: folder });
  const { data: root } = await as('ana').files.get({ fileId: 'root' });
  expect(await parentOf(fileId)).toEqual([root.id]);
  const { data: drive } = await as('ana').drives.create({ requestId: 'top', requestBody: { name: 'Team' } });
  const inner = await create('inner', drive.id ?? '');
  const inDrive = await create('in drive', inner, 'text/plain');
  await as('ana').files.update({ fileId: inDrive, removeParents: inner, supportsAllDrives: true });
  expect(await parentOf(inDrive)).toEqual([drive.id]);
  const elsewhere = await as('ana').files.update({ fileId, removeParents: folder, fields: 'parents' });
  expect(elsewhere.data.parents).toEqual([root.id]);
});

test('a file enters a shared drive with its owner, without access the drive does not allow, and leaves it as the mover’s', async () => {
  services.account('pat@partner.example');
  const { data: drive } = await as('ana').drives.create({ requestId: 'crossing', requestBody: { name: 'Closed' } });
  const driveId = drive.id ?? '';
  await as('ana').drives.update({ driveId, requestBody: { restrictions: { domainUsersOnly: true } } });
  const fileId = await create('crossing', 'root', 'text/plain');
  const requestBody = { type: 'user', role: 'reader', emailAddress: 'pat@partner.example' };
  await as('ana').permissions.create({ fileId, requestBody });
  const offer = { type: 'user', role: 'writer', pendingOwner: true, emailAddress: 'bo@example.com' };
  await as('ana').permissions.create({ fileId, requestBody: offer });
  const move = (name: string, addParents: string, removeParents?: string) =>
    as(name).files.update({ fileId, addParents, ...(removeParents && { removeParents }), supportsAllDrives: true });
  const permissions = async () => {
    const fields = 'permissions(emailAddress,role,pendingOwner)';
    return (await as('ana').permissions.list({ fileId, supportsAllDrives: true, fields })).data.permissions;
  };
  await move('ana', driveId);
  expect(await permissions()).toEqual([
    { emailAddress: 'bo@example.com', role: 'writer', pendingOwner: false },
    { emailAddress: 'ana@example.com', role: 'organizer', pendingOwner: false },
  ]);
  expect((await refusalOf(move('bo', 'root', driveId))).status).toBe(403);
  await as('ana').files.update({ fileId, requestBody: { trashed: true }, supportsAllDrives: true });
  expect(await refusalOf(move('ana', 'root'))).toEqual({ status: 403, reason: 'cannotMoveTrashedItemOutOfTeamDrive' });
  await as('ana').files.update({ fileId, requestBody: { trashed: false }, supportsAllDrives: true });
  await move('ana', 'root');
  expect(await permissions()).toEqual([
    { emailAddress: 'bo@example.com', role: 'writer', pendingOwner: false },
    { emailAddress: 'ana@example.com', role: 'owner', pendingOwner: false },
  ]);
});

test('a file can be moved into a shared drive by its owner, unless it is in the trash, and a folder cannot', async () => {
  const { data: drive } = await as('bo').drives.create({ requestId: 'entering', requestBody: { name: 'Of Bo' } });
  const driveId = drive.id ?? '';
  const folder = await create('entering');
  await share(folder, 'writer');
  const fileId = await create('entering', folder, 'text/plain');
  const enter = (name: string, id = fileId) =>
    refusalOf(as(name).files.update({ fileId: id, addParents: driveId, supportsAllDrives: true }));
  expect(await enter('bo')).toEqual({ status: 403, reason: 'fileOwnerNotMemberOfTeamDrive' });
  const member = { type: 'user', role: 'writer', emailAddress: 'ana@example.com' };
  await as('bo').permissions.create({ fileId: driveId, requestBody: member, supportsAllDrives: true });
  expect(await enter('bo')).toEqual({ status: 403, reason: 'fileWriterTeamDriveMoveInDisabled' });
  expect(await enter('ana', folder)).toEqual({ status: 403, reason: 'teamDrivesFolderMoveInNotSupported' });
  await as('ana').files.update({ fileId, requestBody: { trashed: true } });
  expect(await enter('ana')).toEqual({ status: 403, reason: 'cannotMoveTrashedItemIntoTeamDrive' });
});

test('an item moved into a trashed folder becomes trashed, and one moved out is restored, unless it was trashed itself', async () => {
  const [bin, live] = [await create('bin'), await create('live')];
  await as('ana').files.update({ fileId: bin, requestBody: { trashed: true } });
  const folder = await create('folder', live);
  const [inside, own] = [await create('inside', folder, 'text/plain'), await create('own', folder, 'text/plain')];
  await as('ana').files.update({ fileId: own, requestBody: { trashed: true } });
  const states = async () => {
    const fields = 'trashed,explicitlyTrashed';
    const read = async (fileId: string) => (await as('ana').files.get({ fileId, fields })).data;
    return (await Promise.all([folder, inside, own].map(read))).map((state) => Object.values(state));
  };
  const [isOut, isIn, isItself] = [
    [false, false],
    [true, false],
    [true, true],
  ];
  await as('ana').files.update({ fileId: folder, addParents: bin, removeParents: live });
  expect(await states()).toEqual([isIn, isIn, isItself]);
  await as('ana').files.update({ fileId: folder, addParents: live, removeParents: bin });
  expect(await states()).toEqual([isOut, isOut, isItself]);
  const born = await as('ana').files.create({ requestBody: { parents: [bin] }, fields: 'trashed,explicitlyTrashed' });
  expect(born.data).toEqual({ trashed: true, explicitlyTrashed: false });
  for (const fileId of [inside, folder, bin]) await share(fileId, 'writer');
  const thrown = as('bo').files.update({ fileId: inside, addParents: bin, removeParents: folder });
  expect(await refusalOf(thrown)).toEqual({ status: 403, reason: 'insufficientFilePermissions' });
});

test('an item restored without its trashed folder goes to the root', async () => {
  const bin = await create('bin');
  const fileId = await create('wanted', bin, 'text/plain');
  await as('ana').files.update({ fileId: bin, requestBody: { trashed: true } });
  const fields = 'trashed,parents';
  const { data } = await as('ana').files.update({ fileId, requestBody: { trashed: false }, fields });
  const { data: root } = await as('ana').files.get({ fileId: 'root' });
  expect(data).toEqual({ trashed: false, parents: [root.id] });
  expect((await as('ana').files.get({ fileId: bin, fields: 'trashed' })).data.trashed).toBe(true);
});

test('folders can be nested up to the limit, and the deepest one can contain files', async () => {
  const { first, last } = nest((await as('ana').files.get({ fileId: 'root' })).data.id ?? '', MAX_DEPTH);
  const tooDeep = { status: 403, reason: 'myDriveHierarchyDepthLimitExceeded' };
  const requestBody = { mimeType: FOLDER_TYPE, parents: [last] };
  expect(await refusalOf(as('ana').files.create({ requestBody }))).toEqual(tooDeep);
  const file = await create('at the bottom', last, 'text/plain');
  expect(await parentOf(file)).toEqual([last]);
  const outer = await create('outer');
  const { first: tree } = nest(outer, 3);
  for (const levels of [0, 1, 2]) {
    const addParents = findAbove(last, levels);
    expect(await refusalOf(as('ana').files.update({ fileId: tree, addParents }))).toEqual(tooDeep);
  }
  await as('ana').files.update({ fileId: tree, addParents: findAbove(last, 3) });
  expect(await refusalOf(as('ana').files.update({ fileId: first, addParents: outer }))).toEqual(tooDeep);
});

test('in a shared drive the limit has its own error reason', async () => {
  const { data: drive } = await as('ana').drives.create({ requestId: 'deep', requestBody: { name: 'Deep' } });
  const { last } = nest(drive.id ?? '', MAX_DEPTH);
  const requestBody = { mimeType: FOLDER_TYPE, parents: [last] };
  const refusal = await refusalOf(as('ana').files.create({ requestBody, supportsAllDrives: true }));
  expect(refusal).toEqual({ status: 403, reason: 'teamDriveHierarchyTooDeep' });
});
