import { expect, test } from 'vitest';
import { operations } from './generated/operations.gen.ts';
import { maxPageSize } from './max-page-size.ts';
import type { OperationDescriptor } from './operation-descriptor.ts';

const lists: readonly OperationDescriptor[] = Object.values(operations);

test('every list with a size says how large a page can be, as its parameter does', () => {
  const sized = lists.filter(({ paging }) => paging?.size !== undefined);
  const found = sized.map(({ id }) => maxPageSize(id as keyof typeof operations));
  const said = sized.map(({ parameters, paging }) => parameters.find(({ name }) => name === paging?.size)?.maximum);
  expect(found).toEqual(said);
  expect(found.every((size) => size >= 100)).toBe(true);
});

test('what is no list has no page', () => {
  expect(() => maxPageSize('drive.files.get')).toThrow('drive.files.get has no largest page');
});
