import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Filter } from './filter.ts';
import { formatFilter, parseFilters } from './filter-text.ts';
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

test('filters are parsed as typed, in any order and case', () => {
  expect(parseFilters('FN:"sync orders" from:-24h status:failed,"timed out"', FILTERS)).toEqual({
    values: { fn: 'sync orders', from: '-24h' },
    rest: 'status:failed,"timed out"',
  });
  expect(parseFilters('status:"failed,timed out" fn:a', FILTERS).values).toEqual({
    status: ['FAILED', 'TIMED_OUT'],
    fn: 'a',
  });
});

test('a value can be abbreviated to an unambiguous prefix', () => {
  expect(parseFilters('status:fail', FILTERS).values).toEqual({ status: ['FAILED'] });
  expect(parseFilters('status:t', FILTERS)).toEqual({ values: {}, rest: 'status:t' });
});

test('text that is not a filter, or has a missing or invalid value, stays', () => {
  expect(parseFilters('hello fn: from:soon other:1 status:LOST', FILTERS)).toEqual({
    values: {},
    rest: 'hello fn: from:soon other:1 status:LOST',
  });
});

test('an unavailable filter is neither parsed nor suggested', () => {
  const blocked = [{ ...FUNCTION, disabledReason: 'chosen already' }];
  expect(parseFilters('fn:a', blocked).rest).toBe('fn:a');
  expect(suggestFilters('fn', blocked, {})).toEqual([]);
});

test('every filter is formatted so that it is parsed back', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (fn, other) => {
      const filters = [FUNCTION, { name: 'note', label: 'Note' }];
      const text = `${formatFilter(FUNCTION, fn)} note:"${other.replaceAll(/["\\]/g, '\\$&')}"`;
      expect(parseFilters(text, filters)).toEqual({ values: { fn, note: other }, rest: '' });
    }),
  );
});

test('an empty field suggests filters, and a word suggests its possible meanings', () => {
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

test('once several filters are typed there are no suggestions', () => {
  expect(kinds('fn:a status:FAILED')).toEqual([]);
});
