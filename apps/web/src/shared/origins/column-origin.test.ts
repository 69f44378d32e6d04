import { expect, test } from 'vitest';
import type { Column } from '#shared/lists/column.ts';
import { describeOrigin, getColumnOrigin } from './column-origin.ts';

type File = { name: string; size?: string };

const column = (value: NonNullable<Column<File>['value']>): Column<File> => {
  return { id: 'c', header: 'C', width: '1fr', cell: ({ name }) => name, value };
};
const wordsOf = (value: NonNullable<Column<File>['value']>, file: File) =>
  describeOrigin(getColumnOrigin(column(value), file), 'files[]');

test('a value from a single field names that field, even if the response lacks it', () => {
  expect(wordsOf(({ name }) => name, { name: 'Plan' })).toBe('files[].name');
  expect(wordsOf(({ size }) => size, { name: 'Plan' })).toBe('files[].size');
});

test('a value that was changed or combined is described as derived', () => {
  expect(wordsOf(({ size }) => Number(size), { name: 'Plan', size: '12' })).toBe('derived from files[].size');
  expect(wordsOf(({ name, size }) => `${name}${size}`, { name: 'Plan', size: '12' })).toBe(
    'derived from files[].name, files[].size',
  );
});

test('a value from no field is described as not in the response', () => {
  expect(wordsOf(() => 'elsewhere', { name: 'Plan' })).toBe('not in this response');
});
