import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getOne, matching } from '#lib/reader.ts';
import {
  dayParam,
  flagParam,
  listParam,
  searchParams,
  textParam,
  timeParam,
  versionParam,
  wholeNumberParam,
} from './search-params.ts';

const search = searchParams({
  q: textParam,
  kind: getOne('a', 'b'),
  kinds: listParam(getOne('a', 'b')),
  live: flagParam,
  days: wholeNumberParam(1, 14),
  version: versionParam,
  day: dayParam,
  at: timeParam,
  short: matching(textParam, (text) => text.length < 3),
});

test('valid parameters are read, even if they are written by hand', () => {
  expect(
    search.parse({ q: 42, kinds: 'a', live: true, days: 14, day: '2026-11-21', at: '2026-11-21T10:00:00Z' }),
  ).toEqual({ q: '42', kinds: ['a'], live: true, days: 14, day: '2026-11-21', at: '2026-11-21T10:00:00Z' });
  expect(search.parse({ kinds: ['b', 'c'], version: 3, short: 'ab' })).toEqual({
    kinds: ['b'],
    version: 3,
    short: 'ab',
  });
});

test('an empty list is preserved, a list of invalid values is not', () => {
  expect(search.parse({ kinds: [] })).toEqual({ kinds: [] });
  expect(search.parse({ kinds: ['c'] })).toEqual({ kinds: undefined });
});

test.each([
  ['kind', 'c'],
  ['live', 'yes'],
  ['days', 0],
  ['days', 1.5],
  ['version', 0],
  ['day', '2026-13-01'],
  ['day', 'today'],
  ['at', '2026-11-21'],
  ['short', 'abc'],
  ['other', 1],
])('%s=%j is ignored', (name, value) => {
  expect(Object.values(search.parse({ [name]: value })).filter((read) => read !== undefined)).toEqual([]);
});

test('no address crashes the parser, and parsing its result again gives the same result', () => {
  const address = fc.dictionary(fc.constantFrom(...search.names, 'other'), fc.anything());
  fc.assert(
    fc.property(address, (raw) => {
      const read = search.parse(raw);
      expect(search.parse(read)).toEqual(read);
    }),
  );
});
