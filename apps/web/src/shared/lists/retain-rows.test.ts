import { expect, test } from 'vitest';
import { hasFiles, retainRows } from './retain-rows.ts';

const { meta, placeholderData } = retainRows('folder-1', hasFiles);
const some = { pages: [{ files: ['a'] }] };
const none = { pages: [{ files: [] }] };

test('rows of the same location stay until the new ones arrive', () => {
  expect(placeholderData(some, { meta })).toBe(some);
});

test('rows of another location are not shown in place of new ones', () => {
  expect(placeholderData(some, { meta: { place: 'folder-2' } })).toBeUndefined();
  expect(placeholderData(some, { meta: undefined })).toBeUndefined();
});

test('an empty result is not shown for other filters', () => {
  expect(placeholderData(none, { meta })).toBeUndefined();
  expect(placeholderData(undefined, { meta })).toBeUndefined();
});
