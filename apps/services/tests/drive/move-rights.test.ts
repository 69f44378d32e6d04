import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshAccess } from '#items/access.ts';
import type { Item } from '#items/item.ts';
import type { ItemRole } from '#items/item-role.ts';
import { FOLDER_TYPE } from '#items/item-types.ts';
import { createItem, requireItem } from '#items/items.ts';
import { putPermission } from '#items/permissions.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, refusalOf } from './drive-client.ts';

type Given = 'none' | 'reader' | 'writer';

/** The access of Bo to items of Ana. */
type World = {
  isFolder: boolean;
  onItem: Given;
  onSource: Given;
  onTarget: Given;
  writersCanShare: boolean;
  /** Whether the target is in Bo's My Drive. */
  isTargetOwn: boolean;
  /** Whether Chen can read the target, and already the item. */
  chenReads: 'neither' | 'target' | 'both';
  namesSource: boolean;
};

const given = fc.constantFrom<Given[]>('none', 'reader', 'writer', 'writer');
const worlds = fc.record<World>({
  isFolder: fc.boolean(),
  onItem: given,
  onSource: given,
  onTarget: given,
  writersCanShare: fc.boolean(),
  isTargetOwn: fc.boolean(),
  chenReads: fc.constantFrom('neither', 'target', 'both'),
  namesSource: fc.boolean(),
});

let services: TestServices;
let roots: { ana: Item; bo: Item };
const as = (name: string) => driveAs(services, `${name}@example.com`);

beforeAll(async () => {
  services = await startTestServices();
  services.account('chen@example.com');
  const rootOf = async (name: string) =>
    requireItem(services.db, (await as(name).files.get({ fileId: 'root' })).data.id ?? '');
  roots = { ana: await rootOf('ana'), bo: await rootOf('bo') };
});
afterAll(() => services[Symbol.asyncDispose]());

function make(owner: 'ana' | 'bo', parent: Item, mimeType = FOLDER_TYPE): Item {
  const { id: accountId, permissionId } = services.account(`${owner}@example.com`);
  const creator = { accountId, permissionId };
  return createItem(services.db, { name: 'item', mimeType, parent, creator, createdAt: 1 });
}

function grant(item: Item, name: string, role: Given): void {
  if (role === 'none') return;
  const { id: grantee, permissionId: id } = services.account(`${name}@example.com`);
  putPermission(services.db, item.number, { id, type: 'user', grantee, role: role satisfies ItemRole, grantedAt: 1 });
  refreshAccess(services.db, item.number);
}

function build(world: World) {
  const source = make('ana', roots.ana);
  const target = world.isTargetOwn ? make('bo', roots.bo) : make('ana', roots.ana);
  const item = make('ana', source, world.isFolder ? FOLDER_TYPE : 'text/plain');
  services.db.run(
    'UPDATE items SET writers_can_share = ? WHERE number = ?',
    Number(world.writersCanShare),
    item.number,
  );
  grant(source, 'bo', world.onSource);
  if (!world.isTargetOwn) grant(target, 'bo', world.onTarget);
  grant(item, 'bo', world.onItem);
  if (world.chenReads !== 'neither') grant(target, 'chen', 'reader');
  if (world.chenReads === 'both') grant(item, 'chen', 'reader');
  return { source, target, item };
}

test('a user moves an item they can edit, within one My Drive, if they may remove it, add it, and share it with anyone who gains access', async () => {
  await fc.assert(
    fc.asyncProperty(worlds, async (world) => {
      const { source, target, item } = build(world);
      const writesItem = world.onItem === 'writer' || world.onSource === 'writer';
      const gains = world.chenReads === 'target';
      const expected =
        writesItem &&
        world.onSource === 'writer' &&
        !world.isTargetOwn &&
        world.onTarget === 'writer' &&
        (world.writersCanShare || !gains);
      const named = world.namesSource ? { removeParents: source.id } : {};
      const moving = as('bo').files.update({ fileId: item.id, addParents: target.id, ...named });
      const isMoved = await moving.then(
        () => true,
        () => false,
      );
      expect(isMoved).toBe(expected);
      expect(requireItem(services.db, item.id).parentId).toBe(isMoved ? target.id : source.id);
    }),
    { numRuns: 80 },
  );
});

test('an item reports that it can be moved exactly if there is a sibling folder to move it to', async () => {
  await fc.assert(
    fc.asyncProperty(worlds, async (world) => {
      const { source, item } = build({ ...world, chenReads: 'neither', isTargetOwn: false });
      const sibling = make('ana', source);
      const read = await as('bo')
        .files.get({ fileId: item.id, fields: 'capabilities(canMoveItemWithinDrive,canRemoveMyDriveParent)' })
        .then(({ data }) => data.capabilities)
        .catch(() => undefined);
      const refusal = await as('bo')
        .files.update({ fileId: item.id, addParents: sibling.id, removeParents: source.id })
        .then(() => undefined)
        .catch((error: unknown) => error);
      expect(read?.canMoveItemWithinDrive ?? false).toBe(refusal === undefined);
      expect(read?.canRemoveMyDriveParent ?? false).toBe(refusal === undefined);
    }),
    { numRuns: 40 },
  );
});

test('the owner moves an item anywhere, and a user who loses access by that cannot take it back from its former folder', async () => {
  const source = make('ana', roots.ana);
  const item = make('ana', source, 'text/plain');
  grant(item, 'bo', 'writer');
  const take = as('bo').files.update({ fileId: item.id, addParents: 'root', removeParents: source.id });
  expect(await refusalOf(take)).toEqual({ status: 403, reason: 'insufficientParentPermissions' });
  grant(source, 'bo', 'writer');
  const takeAway = as('bo').files.update({ fileId: item.id, addParents: 'root', removeParents: source.id });
  expect(await refusalOf(takeAway)).toEqual({ status: 403, reason: 'insufficientFilePermissions' });
  const { data } = await as('ana').files.update({ fileId: item.id, addParents: 'root', removeParents: source.id });
  expect(data.id).toBe(item.id);
  await as('ana').permissions.delete({
    fileId: item.id,
    permissionId: services.account('bo@example.com').permissionId,
  });
  expect((await refusalOf(as('bo').files.get({ fileId: item.id }))).status).toBe(404);
});

test('in a shared drive an item can be moved where more people have access only with permission to share it', async () => {
  const { data: drive } = await as('ana').drives.create({ requestId: 'moves', requestBody: { name: 'Team' } });
  const driveRoot = requireItem(services.db, drive.id ?? '');
  const addMember = (name: string, role: 'fileOrganizer') => {
    const { id: grantee, permissionId: id } = services.account(`${name}@example.com`);
    putPermission(services.db, driveRoot.number, { id, type: 'user', grantee, role, grantedAt: 1 });
    refreshAccess(services.db, driveRoot.number);
  };
  addMember('bo', 'fileOrganizer');
  const [closed, open, folder] = [make('ana', driveRoot), make('ana', driveRoot), make('ana', driveRoot)];
  grant(open, 'chen', 'reader');
  const restrictions = { sharingFoldersRequiresOrganizerPermission: true };
  await as('ana').drives.update({ driveId: driveRoot.id, requestBody: { restrictions } });
  const move = (addParents: string) =>
    as('bo').files.update({ fileId: folder.id, addParents, supportsAllDrives: true });
  expect(await refusalOf(move(open.id))).toEqual({ status: 403, reason: 'insufficientFilePermissions' });
  expect((await move(closed.id)).status).toBe(200);
});
