import { expect, test } from 'vitest';
import { SimulatedUploads } from '#features/uploads/testing/simulated-uploads.ts';

const NAMES = Array.from({ length: 50 }, (_, index) => `taken-${index}`);

test('an upload remembers which files were skipped, while other files of it are listed', async () => {
  const { queue } = new SimulatedUploads(['taken']);
  const batch = { id: 'batch', targetId: 'target', folderName: '', createdMs: 0 };
  const files = ['taken', 'free'].map((name) => ({ isFolder: false, name, folders: [], sizeBytes: 1, modifiedMs: 1 }));
  await queue.add(
    batch,
    files.map((each) => ({ ...each, file: new File(['x'], each.name, { lastModified: 1 }) })),
  );
  await expect.poll(() => queue.list.totals.counts.conflict).toBe(1);
  queue.decide(
    queue.list.all().map(({ id }) => id),
    'skip',
    false,
  );
  expect(queue.list.findBatch('batch')?.skipped).toEqual(['taken']);
});

test('a choice for a whole upload also applies to conflicts found after it was offered', async () => {
  const { queue } = new SimulatedUploads(NAMES);
  const batch = { id: 'batch', targetId: 'target', folderName: '', createdMs: 0 };
  const files = NAMES.map((name) => ({ isFolder: false, name, folders: [], sizeBytes: 1, modifiedMs: 1 }));
  await queue.add(
    batch,
    files.map((each) => ({ ...each, file: new File(['x'], each.name, { lastModified: 1 }) })),
  );
  const conflicts = () => queue.list.all().filter(({ state }) => state === 'conflict');
  await expect.poll(() => conflicts().length).toBe(NAMES.length);
  const [shown] = conflicts();
  queue.decide([shown?.id ?? ''], 'skip', true);
  expect(queue.list.all()).toEqual([]);
});
