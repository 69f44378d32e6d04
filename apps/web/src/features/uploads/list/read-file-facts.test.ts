import { expect, test } from 'vitest';
import { readFileFacts } from './read-file-facts.ts';

test('the sizes of ten thousand files are read in batches', async () => {
  let read = 0;
  const file = new File(['x'], 'a.txt');
  Object.defineProperty(file, 'size', { get: () => (read += 1) });
  const reading = readFileFacts(Array.from({ length: 10_000 }, () => ({ file, folders: [] })));
  expect(read).toBe(100);
  await reading;
  expect(read).toBe(10_000);
});
