import PDFDocument from 'pdfkit';
import { afterEach, expect, test, vi } from 'vitest';
import { convert } from '#drive/documents/conversion/convert.ts';

const EDITOR = 'application/vnd.google-apps';
const tables = vi.spyOn(PDFDocument.prototype, 'table');

afterEach(() => tables.mockClear());

type Source = readonly [documentType: string, sourceType: string, write: (word: string) => string];

const SOURCES = [
  [`${EDITOR}.document`, 'text/markdown', (word: string) => `| a | b |\n|---|---|\n| ${word} | c |\n`],
  [`${EDITOR}.spreadsheet`, 'text/csv', (word: string) => `a,b\n${word},c\n`],
] as const satisfies readonly Source[];

/** Returns how many tables the PDF library has laid out for a table that contains this text. */
async function countTables([documentType, sourceType, write]: Source, text: string): Promise<number> {
  const document = { documentType, title: 'T', modifiedAt: 0 };
  await convert({ ...document, bytes: Buffer.from(write(text)), sourceType, targetType: 'application/pdf' });
  return tables.mock.calls.length;
}

test.each(SOURCES)('tables of a %s are laid out by the library, which cuts no long words', async (...source) => {
  expect(await countTables(source, 'word')).toBe(1);
});

test.each(SOURCES)(
  'a table with a long word in a %s is written as lines, in which the word is cut',
  async (...source) => {
    expect(await countTables(source, 'Ж'.repeat(30_000))).toBe(0);
  },
);

test.each(['Name', '**Name**', '*Name*', '~~Name~~', '`name`', '**Łódź**', '**First name** **and last name**'])(
  'a table with a cell in one style, %s, is laid out by the library',
  async (text) => {
    expect(await countTables(SOURCES[0], text)).toBe(1);
  },
);

test.each(['a **bold** word', '[a link](https://example.com)', 'two*styles*'])(
  'a table with a cell in several styles or with a link, %s, is written as lines',
  async (text) => {
    expect(await countTables(SOURCES[0], text)).toBe(0);
  },
);
