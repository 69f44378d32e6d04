import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseByteRange } from './byte-range.ts';

describe('parseByteRange', () => {
  test.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=2-4', { start: 2, end: 4 }],
    ['bytes=2-', { start: 2, end: 9 }],
    ['bytes=2-99', { start: 2, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
  ])('reads %s of ten bytes', (header, expected) => {
    expect(parseByteRange(header, 10)).toEqual(expected);
  });

  test.each([undefined, '', 'bytes', 'bytes=-', 'bytes=4-2', 'bytes=0-1,3-4', 'items=0-1', 'bytes=a-b'])(
    'treats %s as a request for the whole content',
    (header) => {
      expect(parseByteRange(header, 10)).toBeUndefined();
    },
  );

  test('no range of empty content can be satisfied', () => {
    expect(parseByteRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(parseByteRange('bytes=-1', 0)).toBe('unsatisfiable');
  });

  test('a satisfiable range is within the content', () => {
    fc.assert(
      fc.property(fc.nat(), fc.option(fc.nat(), { nil: '' }), fc.integer({ min: 1 }), (first, last, sizeBytes) => {
        const range = parseByteRange(`bytes=${first}-${last}`, sizeBytes);
        if (range === undefined || range === 'unsatisfiable') return;
        expect(range.start).toBe(first);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(sizeBytes);
      }),
    );
  });
});
