import type { drive_v3 } from '@googleapis/drive';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLargeTree } from '#drive/is-large-tree.ts';
import { FOLDER_TYPE } from '#items/item-types.ts';
import { createItem } from '#items/items.ts';
import { ensureMyDriveRoot } from '#items/roots.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs } from './drive-client.ts';

const PAGE = 10;
const FILE_COUNT = 4100; // More files than the services change in a transaction shared with other requests.
const BO = { emailAddress: 'bo@example.com', type: 'user' };

let services: TestServices;
let folderId: string;
const clients = new Map<string, drive_v3.Drive>();

beforeAll(async () => {
  services = await startTestServices();
  for (const name of ['ana', 'bo']) clients.set(name, driveAs(services, `${name}@example.com`));
  const { id: accountId, permissionId } = services.account('ana@example.com');
  const creator = { accountId, permissionId };
  folderId = services.db.transaction(() => {
    const root = ensureMyDriveRoot(services.db, creator, 0);
    const parent = createItem(services.db, {
      mimeType: FOLDER_TYPE,
      name: 'wide',
      parent: root,
      creator,
      createdAt: 0,
    });
    for (let index = 0; index < FILE_COUNT; index += 1) {
      createItem(services.db, { mimeType: 'text/plain', name: `file ${index}`, parent, creator, createdAt: index });
    }
    return parent.id;
  });
});
afterAll(() => services[Symbol.asyncDispose]());

/** Returns a client with an existing token. A test cannot write to the database while a thread of the services does. */
function as(name: string): drive_v3.Drive {
  const client = clients.get(name);
  if (!client) throw new Error(`${name} has no client`);
  return client;
}

/** Counts the visible files of a page repeatedly during `change`, and once after it. */
async function watch(name: string, change: Promise<unknown>): Promise<{ concurrent: number[]; after: number }> {
  let isDone = false;
  const done = change.finally(() => {
    isDone = true;
  });
  const concurrent: number[] = [];
  while (!isDone) concurrent.push(await countSeen(name));
  await done;
  return { concurrent, after: await countSeen(name) };
}

/** Returns the number of files of the folder that a user sees, or 0 if the user does not see the folder. */
async function countSeen(name: string): Promise<number> {
  const q = `'${folderId}' in parents and trashed = false`;
  const validateStatus = (status: number) => status === 200 || status === 404;
  const { data } = await as(name).files.list({ q, pageSize: PAGE, fields: 'files/id' }, { validateStatus });
  return data.files?.length ?? 0;
}

test('other requests are served while a folder with thousands of files is shared, and see none or all of them', async () => {
  expect(await countSeen('bo')).toBe(0);
  let commitCount = 0;
  using _ = services.db.onCommit(() => {
    commitCount += 1;
  });
  const share = as('ana').permissions.create({ fileId: folderId, requestBody: { ...BO, role: 'reader' } });
  const { concurrent, after } = await watch('bo', share);
  expect(concurrent.length).toBeGreaterThan(1);
  expect(new Set([0, PAGE, ...concurrent])).toEqual(new Set([0, PAGE]));
  expect(after).toBe(PAGE);
  expect((await share).data).toMatchObject({ type: 'user', role: 'reader' });
  expect(commitCount).toBe(1); // Watch channels are notified on commit.
});

test('a folder counts as large under any of its IDs', () => {
  const { db } = services;
  const caller = { accountId: services.account('ana@example.com').id };
  const isWide = (fileId: string) => isLargeTree({ db, caller, params: { fileId } });
  expect([folderId, 'root', 'none'].map(isWide)).toEqual([true, true, false]);
});

test('other writes wait for a large change and are preserved, and two large changes run one after the other', async () => {
  const [raised, renamed, made] = await Promise.all([
    as('ana').permissions.create({ fileId: folderId, requestBody: { ...BO, role: 'writer' } }),
    as('ana').files.update({ fileId: folderId, requestBody: { name: 'renamed', inheritedPermissionsDisabled: false } }),
    as('ana').files.create({ requestBody: { name: 'beside' } }),
  ]);
  expect(raised.data.role).toBe('writer');
  expect(renamed.data.name).toBe('renamed');
  const { data } = await as('ana').files.get({ fileId: made.data.id ?? '', fields: 'name' });
  expect(data.name).toBe('beside');
});

test('an invalid request for a large folder is rejected as for any other item, and changes nothing', async () => {
  const unknown = as('ana').permissions.delete({ fileId: folderId, permissionId: '4711' });
  await expect(unknown).rejects.toMatchObject({ status: 404, response: { data: { error: { code: 404 } } } });
  expect(await countSeen('bo')).toBe(PAGE);
});

test('a large folder is trashed and deleted as a whole', async () => {
  const trash = as('ana').files.update({ fileId: folderId, requestBody: { trashed: true } });
  const { concurrent, after } = await watch('ana', trash);
  expect(new Set([0, PAGE, ...concurrent])).toEqual(new Set([0, PAGE]));
  expect(after).toBe(0);
  await as('ana').files.emptyTrash();
  await expect(as('ana').files.get({ fileId: folderId })).rejects.toMatchObject({ status: 404 });
  expect(services.db.get('SELECT count(*) AS count FROM items WHERE is_root = 0')).toEqual({ count: 1 });
});
