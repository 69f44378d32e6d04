import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCsv } from './parse-csv.ts';

const quote = (field: string) => `"${field.replaceAll('"', '""')}"`;

describe('parseCsv', () => {
  test.each([
    ['', []],
    ['a', [['a']]],
    [
      'a,b\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,\r\n,b',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['"a,b","c ""d"""', [['a,b', 'c "d"']]],
    ['a\n\nb', [['a'], [''], ['b']]],
    ['a,', [['a', '']]],
  ])('parses %j', (text, rows) => {
    expect(parseCsv(text, ',')).toEqual(rows);
  });

  test('parses any quoted text back', () => {
    const rows = fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), { maxLength: 8 });
    fc.assert(
      fc.property(rows, fc.constantFrom(',', ';', '\t'), fc.constantFrom('\n', '\r\n'), (table, delimiter, lineEnd) => {
        const text = table.map((row) => row.map(quote).join(delimiter) + lineEnd).join('');
        expect(parseCsv(text, delimiter)).toEqual(table);
      }),
    );
  });

  test('terminates with any text', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r') });
    fc.assert(
      fc.property(texts, (text) => {
        try {
          expect(parseCsv(text, ',').length).toBeLessThanOrEqual(text.length);
        } catch (error) {
          expect(error).toHaveProperty('message', 'Could not parse text.');
        }
      }),
    );
  });

  test.each(['', ',,', '"'])('rejects the delimiter %j', (delimiter) => {
    expect(() => parseCsv('a', delimiter)).toThrow('delimiter');
  });
});
