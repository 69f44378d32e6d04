import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '#domain/clock.ts';
import { openStore, type Store } from '#platform/store/open-store.ts';
import { TargetStore } from './target-store.ts';

const key = { userId: 'ana', name: 'approvals' };
const file = { id: 'f', title: 'Plan', mimeType: undefined, driveId: undefined, parentId: undefined, modifiedAt: 1 };
const done = { state: 'done', attempts: 0, dueAt: Number.MAX_SAFE_INTEGER } as const;

let directory: string;
let store: Store;
let targets: TargetStore;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'rotunda-targets-'));
  store = await openStore({ path: join(directory, 'bff.db') });
  targets = new TargetStore(store, systemClock);
});

afterEach(async () => {
  await store.destroy();
  rmSync(directory, { recursive: true });
});

async function due(): Promise<string[]> {
  return (await targets.listDue(key, 10)).map(({ id }) => id);
}

/** Reads the due targets once. */
async function readFirst(concurrent: () => Promise<unknown> = async () => undefined): Promise<void> {
  const [target] = await targets.listDue(key, 1);
  if (!target) throw new Error('nothing is due');
  await concurrent();
  await targets.finish(key, target, done);
}

test('a file that changes while it is read is read once more, however often it has changed before', async () => {
  await targets.put(key, 1, [file]);
  await readFirst(() => targets.put(key, 1, [file]));
  expect(await due()).toEqual(['f']);
  await readFirst();
  expect(await due()).toEqual([]);
  await targets.prioritize(key, ['f']);
  await readFirst(() => targets.prioritize(key, ['f']));
  expect(await due()).toEqual(['f']);
  await readFirst(() => targets.prioritize(key, ['f']));
  expect(await due()).toEqual(['f']);
  await readFirst();
  expect(await due()).toEqual([]);
});

test('changed files come before files that were never read', async () => {
  await targets.put(key, 1, [file]);
  await readFirst();
  await targets.put(key, 1, [{ ...file, id: 'new', modifiedAt: 2 }]);
  await targets.prioritize(key, ['f']);
  expect(await due()).toEqual(['f', 'new']);
});

test('a repeated listing does not reread files that were read and have not been modified', async () => {
  await targets.put(key, 1, [file, { ...file, id: 'undated', modifiedAt: undefined }]);
  await readFirst();
  await readFirst();
  const listing = [file, { ...file, id: 'undated', modifiedAt: undefined }, { ...file, id: 'new' }];
  await targets.put(key, 2, listing, { retainsRead: true });
  // A target without a time may have been modified.
  expect((await due()).sort()).toEqual(['new', 'undated']);
  await targets.put(key, 3, [{ ...file, modifiedAt: 2 }], { retainsRead: true });
  expect(await due()).toContain('f');
  await targets.deleteUnlisted(key, 3, 0);
  expect(await due()).toEqual(['f']);
});
