import { expect, test } from 'vitest';
import { hasFiles, retainRows } from './retain-rows.ts';

const { meta, placeholderData } = retainRows('folder-1', hasFiles);
const some = { pages: [{ files: ['a'] }] };
const none = { pages: [{ files: [] }] };

test('rows of the same place stand until the new ones are there', () => {
  expect(placeholderData(some, { meta })).toBe(some);
});

test('rows of another place are not shown for those of this one', () => {
  expect(placeholderData(some, { meta: { place: 'folder-2' } })).toBeUndefined();
  expect(placeholderData(some, { meta: undefined })).toBeUndefined();
});

test('that nothing matched says nothing of other filters', () => {
  expect(placeholderData(none, { meta })).toBeUndefined();
  expect(placeholderData(undefined, { meta })).toBeUndefined();
});
