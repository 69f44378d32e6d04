import { expect, test } from 'vitest';
import type { Upload } from './upload.ts';
import { UploadList } from './upload-list.ts';

const LARGE_BYTES = 100 * 1024 * 1024;
const nothing = () => undefined;
const nobody = { onChange: nothing, onRemove: nothing, onSkip: nothing, onEmpty: nothing };

function fill(list: UploadList, batchId: string, sizes: readonly number[]): void {
  list.setBatch({ id: batchId, targetId: 'root', folderName: batchId, createdMs: 0 });
  for (const [index, sizeBytes] of sizes.entries()) {
    const id = `${batchId}${index}`;
    const facts = { name: id, isFolder: false, folders: [batchId], modifiedMs: 0, requestKey: id };
    list.add({ ...facts, id, batchId, sizeBytes, sentBytes: 0, state: 'waiting' });
  }
}

/** Starts uploads while fewer than three are in progress. */
function startUploads(list: UploadList): string[] {
  while (list.totals.counts.sending < 3) if (!list.startNext()) break;
  return list.sending().map(({ id }) => id);
}

test('a large file does not delay the small files in its folder', () => {
  const list = new UploadList(nobody);
  fill(list, 'a', [LARGE_BYTES, LARGE_BYTES, LARGE_BYTES, 1, 1]);
  expect(startUploads(list)).toContain('a3');
});

test('two folders get equal shares, however many files each has', () => {
  const list = new UploadList(nobody);
  fill(
    list,
    'a',
    Array.from({ length: 1_000 }, () => 1),
  );
  fill(list, 'b', [1, 1, 1]);
  const order: string[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    const next = list.startNext();
    if (!next) throw new Error('none waits');
    order.push(next.batchId);
    list.change(next.id, { state: 'done' });
  }
  expect(order).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
});

test('large files yield to others between two parts, and continue before other large files begin', () => {
  const list = new UploadList(nobody);
  fill(list, 'a', [LARGE_BYTES, LARGE_BYTES, LARGE_BYTES, LARGE_BYTES]);
  expect(startUploads(list)).toEqual(['a0', 'a1', 'a2']);
  expect(list.shouldYield('a0')).toBe(false);
  fill(list, 'b', [1]);
  expect(list.shouldYield('a0')).toBe(true);
  list.change('a0', { state: 'waiting' });
  expect(startUploads(list)).toEqual(['a1', 'a2', 'b0']);
  expect(list.shouldYield('a1')).toBe(false);
  list.change('b0', { state: 'done' });
  expect(startUploads(list)).toEqual(['a1', 'a2', 'a0']);
});

test('a batch is removed with the last of its uploads', () => {
  const emptied: string[] = [];
  const list = new UploadList({ ...nobody, onEmpty: (batchId) => emptied.push(batchId) });
  fill(list, 'a', [1, 1]);
  list.remove('a0');
  expect(emptied).toEqual([]);
  list.remove('a1');
  expect(emptied).toEqual(['a']);
  expect(list.totals).toMatchObject({ sizeBytes: 0, sentBytes: 0, leftBytes: 0 });
});

test('ten thousand uploads are sent in a limited number of steps', () => {
  let changes = 0;
  const list = new UploadList({ ...nobody, onChange: () => (changes += 1) });
  fill(
    list,
    'a',
    Array.from({ length: 10_000 }, (_, index) => (index % 100 === 0 ? LARGE_BYTES : 1)),
  );
  let done = 0;
  for (let next = list.startNext(); next; next = list.startNext()) {
    list.change(next.id, { state: 'done', sentBytes: next.sizeBytes } satisfies Partial<Upload>);
    done += 1;
  }
  expect(done).toBe(10_000);
  // Each upload notifies once at its start and once at its end, independent of the others.
  expect(changes).toBe(20_000);
  expect(list.totals).toMatchObject({ leftBytes: 0, counts: { done: 10_000, waiting: 0 } });
});
