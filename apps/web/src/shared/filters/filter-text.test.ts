import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Filter } from './filter.ts';
import { readFilters, writeFilter } from './filter-text.ts';
import { suggestFilters } from './suggest-filters.ts';

const STATUS: Filter = {
  name: 'status',
  label: 'Status',
  choices: [
    { value: 'FAILED', label: 'Failed' },
    { value: 'TIMED_OUT', label: 'Timed out' },
    { value: 'TRIGGERED', label: 'Triggered' },
  ],
};
const FUNCTION: Filter = { name: 'fn', label: 'Function' };
const FROM: Filter = {
  name: 'from',
  label: 'From',
  check: (text) => (text.startsWith('-') ? undefined : 'Not a time'),
};
const FILTERS = [STATUS, FUNCTION, FROM];

const kinds = (text: string, values = {}) =>
  suggestFilters(text, FILTERS, values).map((each) => [each.kind, each.filter.name, 'value' in each ? each.value : '']);

test('filters are read as they are typed, whatever their order and case', () => {
  expect(readFilters('FN:"sync orders" from:-24h status:failed,"timed out"', FILTERS)).toEqual({
    values: { fn: 'sync orders', from: '-24h' },
    rest: 'status:failed,"timed out"',
  });
  expect(readFilters('status:"failed,timed out" fn:a', FILTERS).values).toEqual({
    status: ['FAILED', 'TIMED_OUT'],
    fn: 'a',
  });
});

test('a choice goes by its beginning when only one begins like it', () => {
  expect(readFilters('status:fail', FILTERS).values).toEqual({ status: ['FAILED'] });
  expect(readFilters('status:t', FILTERS)).toEqual({ values: {}, rest: 'status:t' });
});

test('what is no filter, has no value or a wrong one stays', () => {
  expect(readFilters('hello fn: from:soon other:1 status:LOST', FILTERS)).toEqual({
    values: {},
    rest: 'hello fn: from:soon other:1 status:LOST',
  });
});

test('a filter that cannot be used now is not read and not offered', () => {
  const blocked = [{ ...FUNCTION, disabledReason: 'chosen already' }];
  expect(readFilters('fn:a', blocked).rest).toBe('fn:a');
  expect(suggestFilters('fn', blocked, {})).toEqual([]);
});

test('every text of a filter is written so that it reads the same', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (fn, other) => {
      const filters = [FUNCTION, { name: 'note', label: 'Note' }];
      const text = `${writeFilter(FUNCTION, fn)} note:"${other.replaceAll(/["\\]/g, '\\$&')}"`;
      expect(readFilters(text, filters)).toEqual({ values: { fn, note: other }, rest: '' });
    }),
  );
});

test('an empty field offers the filters, a word offers what it may be', () => {
  expect(kinds('')).toEqual([
    ['filter', 'status', ''],
    ['filter', 'fn', ''],
    ['filter', 'from', ''],
  ]);
  expect(kinds('fail')).toEqual([
    ['choice', 'status', 'FAILED'],
    ['text', 'fn', 'fail'],
  ]);
  expect(kinds('status: timed')).toEqual([['choice', 'status', 'TIMED_OUT']]);
  expect(kinds('fn:my sync')).toEqual([['text', 'fn', 'my sync']]);
});

test('once several filters are written out there is nothing to offer', () => {
  expect(kinds('fn:a status:FAILED')).toEqual([]);
});
