import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { parseRows } from './delimited-sheet.ts';
import { RowIndex } from './row-index.ts';

const field = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', ';', '\n', '\r', ' ', '日'), maxLength: 6 });
// A row that ends with CR and an empty one that ends with LF would form a single line break.
const newlines = fc.oneof(fc.array(fc.constantFrom('\n', '\r\n'), { minLength: 1, maxLength: 3 }), fc.constant(['\r']));
const table = fc.array(fc.array(field, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 12 });

function write(rows: readonly (readonly string[])[], breaks: readonly string[], canQuote: boolean): string {
  const toField = (text: string) => (canQuote || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map((row, index) => row.map(toField).join(',') + (breaks[index % breaks.length] ?? '\n')).join('');
}

test('rows are found for any quoting, any line breaks and any chunking of the bytes', () => {
  const inputs = fc.tuple(table, newlines, fc.boolean(), fc.integer({ min: 1, max: 9 }));
  fc.assert(
    fc.property(inputs, ([rows, breaks, canQuote, pieceBytes]) => {
      const bytes = new TextEncoder().encode(write(rows, breaks, canQuote));
      const index = new RowIndex(',', 2);
      for (let at = 0; at < bytes.length; at += pieceBytes) index.append(bytes.subarray(at, at + pieceBytes));
      expect(index.rowCount).toBe(rows.length);
      expect(index.columnCount).toBe(Math.max(...rows.map((row) => row.length)));
      const read = rows.map((_, row) => {
        const { row: first, offset } = index.findStart(row);
        return parseRows(bytes.subarray(offset, index.findEnd(row + 1)), ',')[row - first];
      });
      expect(read).toEqual(rows);
    }),
    { numRuns: 500 },
  );
});

test('any text has the same fields as with a parser of the whole text', () => {
  fc.assert(
    fc.property(fc.array(field, { maxLength: 12 }), (parts) => {
      // The file has one kind of line break, because that parser uses the first one for all rows.
      const text = parts.join(',').replaceAll('\r', '');
      const whole = Papa.parse<string[]>(text, { delimiter: ',', newline: '\n' });
      if (whole.errors.length > 0) return;
      const rows = parseRows(new TextEncoder().encode(text), ',');
      const expected = text === '' || text.endsWith('\n') ? whole.data.slice(0, -1) : whole.data;
      expect(rows).toEqual(expected);
    }),
    { numRuns: 1000 },
  );
});

test('an unclosed quotation mark is detected, with its row', () => {
  const index = new RowIndex(',');
  index.append(new TextEncoder().encode('a,b\n"c,d\ne,f\n'));
  expect([index.rowCount, index.isInQuotes]).toEqual([2, true]);
});
