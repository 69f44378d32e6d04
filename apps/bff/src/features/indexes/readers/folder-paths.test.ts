import { expect, test } from 'vitest';
import { ProblemError } from '#domain/problem.ts';
import type { Target } from '#features/indexes/store/index-target.ts';
import { FolderPaths } from './folder-paths.ts';

const file: Target = {
  id: 'file',
  title: 'File',
  mimeType: undefined,
  driveId: undefined,
  parentId: 'folder',
  modifiedAt: undefined,
};

test('a folder is requested once, however many files it contains', async () => {
  let requested = 0;
  const paths = new FolderPaths(async () => {
    requested += 1;
    return { name: 'Partners' };
  });
  expect(await Promise.all([paths.find(file), paths.find(file)])).toEqual([['Partners'], ['Partners']]);
  expect(requested).toBe(1);
});

test('a folder that could not be read earlier is requested again with the next file in it', async () => {
  let isDown = true;
  const paths = new FolderPaths(async () => {
    if (isDown) throw new ProblemError('upstream_unavailable');
    return { name: 'Partners' };
  });
  await expect(paths.find(file)).rejects.toThrow(ProblemError);
  isDown = false;
  expect(await paths.find(file)).toEqual(['Partners']);
});

test('a folder that the user cannot see is not requested again', async () => {
  let requested = 0;
  const paths = new FolderPaths(async () => {
    requested += 1;
    throw new ProblemError('upstream_forbidden', { upstream: { status: 403 } });
  });
  expect([await paths.find(file), await paths.find(file)]).toEqual([undefined, undefined]);
  expect(requested).toBe(1);
});
