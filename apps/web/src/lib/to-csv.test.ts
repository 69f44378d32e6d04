import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from './to-csv.ts';

const columns = [
  { header: 'Name', value: (row: string[]) => row[0] },
  { header: 'Note', value: (row: string[]) => row[1] },
];

test('commas, quotes and line ends stay within their cell', () => {
  expect(toCsv(columns, [['a,b', 'say "hi"\nbye']])).toBe('Name,Note\r\n"a,b","say ""hi""\nbye"\r\n');
});

test('a missing value is an empty cell', () => {
  expect(toCsv(columns, [['a']])).toBe('Name,Note\r\na,\r\n');
});

test('nothing that a spreadsheet reads starts a formula, and everything else is read back unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const [, cell] = parseCsv(toCsv([{ header: 'H', value: () => text }], [text]));
      expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      expect(cell === text || cell === `'${text}`).toBe(true);
    }),
  );
});

/** Returns the cells of a CSV file with one column. */
function parseCsv(csv: string): string[] {
  const cells = csv.matchAll(/(?:"((?:[^"]|"")*)"|([^\r\n]*))\r\n/g);
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}
