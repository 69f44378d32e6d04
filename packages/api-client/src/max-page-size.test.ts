import { expect, test } from 'vitest';
import { operations } from './generated/operations.gen.ts';
import { getMaxPageSize } from './max-page-size.ts';
import type { OperationDescriptor } from './operation-descriptor.ts';

const lists: readonly OperationDescriptor[] = Object.values(operations);

test('every list with a page size documents its maximum, like its parameter', () => {
  const sized = lists.filter(({ paging }) => paging?.size !== undefined);
  const found = sized.map(({ id }) => getMaxPageSize(id as keyof typeof operations));
  const said = sized.map(({ parameters, paging }) => parameters.find(({ name }) => name === paging?.size)?.maximum);
  expect(found).toEqual(said);
  expect(found.every((size) => size >= 100)).toBe(true);
});

test('an operation that is not a list has no page size', () => {
  expect(() => getMaxPageSize('drive.files.get')).toThrow('drive.files.get has no maximum page size');
});
