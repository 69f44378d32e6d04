import { describe, expect, test } from 'vitest';
import type { Cell, Sheet } from '#core/workbook/cell.ts';
import { convert } from './convert.ts';
import { readSheets, toTextRows, toXlsx } from './sheets.ts';
import type { Slide } from './slide.ts';
import { readSlides } from './slides.ts';

const EDITOR = 'application/vnd.google-apps';
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN = 'application/vnd.oasis.opendocument';
const XLSX = `${OFFICE}.spreadsheetml.sheet`;
const common = { title: 'T', modifiedAt: 0 };

/** Spreadsheets by what they hold. */
const SHEETS: Readonly<Record<string, readonly Cell[][]>> = {
  numbers: [
    [0, 1, -2.5, 0.1, 1_000_000, 123_456_789_012],
    [1.005, -0.000_1, 99.99],
  ],
  'truth values': [[true, false, true]],
  'dates and times': [[new Date(Date.UTC(2026, 1, 28)), new Date(Date.UTC(2024, 1, 29, 23, 59, 58))]],
  percent: [['25.6%', '100%', '-3%']],
  'gaps between cells and rows': [['a', null, null, 'b'], [], [], ['c']],
  'texts with quotes, delimiters and lines': [['say "a"', 'b,c', 'd;e', 'two\nlines', 'tab\there']],
  'texts like numbers': [['007', '1e5', '+1', '12345678901234567890']],
  'texts like formulas and tags': [['=1+1', '@x', '-y', '<b>&amp;</b>']],
  'many scripts': [['План', '计划', '한국어', 'かな漢字', 'עברית', '😀 é']],
  'a wide row': [Array.from({ length: 300 }, (_, index) => index)],
  'many rows': Array.from({ length: 2000 }, (_, index) => [index, `row ${index}`]),
};

/** What each format is made of, with values as such or as text. */
const SHEET_FORMATS = [XLSX, `${OPEN}.spreadsheet`, 'text/csv', 'text/tab-separated-values'];

const sheetCases = Object.entries(SHEETS).flatMap(([name, rows]) =>
  SHEET_FORMATS.map((format) => [name, format, rows] as const),
);

describe('a spreadsheet', () => {
  test.each(sheetCases)('of %s is the same after it went through %s', async (_, targetType, rows) => {
    const bytes = await toXlsx([{ name: 'One', rows }]);
    const document = { ...common, documentType: `${EDITOR}.spreadsheet`, bytes, sourceType: XLSX, targetType };
    const sheets = await readSheets(await convert(document), targetType);
    if (targetType.startsWith('text/')) {
      // Text has no rows that are empty.
      const written = toTextRows({ name: '', rows }).filter((row) => row.length > 0);
      expect(toTextRows(sheets[0])).toEqual(padRows(written));
    } else expect(sheets.map(trim)).toEqual([{ name: 'One', rows }]);
  });

  test.each([XLSX, `${OPEN}.spreadsheet`])('of several sheets has all of them in %s', async (targetType) => {
    const sheets: Sheet[] = ['First', 'Zweites & <drittes>', '第三'].map((name, index) => ({ name, rows: [[index]] }));
    const bytes = await toXlsx(sheets);
    const document = { ...common, documentType: `${EDITOR}.spreadsheet`, bytes, sourceType: XLSX, targetType };
    expect(await readSheets(await convert(document), targetType)).toEqual(sheets);
  });
});

/** A sheet without the empty cells at the ends of its rows, which formats fill. */
function trim({ name, rows }: Sheet): Sheet {
  return { name, rows: rows.map((row) => row.slice(0, row.findLastIndex((cell) => cell !== null) + 1)) };
}

function padRows(rows: readonly string[][]): string[][] {
  const width = Math.max(...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
}

const line = (text: string, depth = 0) => ({ depth, text });

/** Presentations by what they hold. */
const SLIDES: Readonly<Record<string, readonly Slide[]>> = {
  'titles and lines': [
    { title: 'One', lines: [line('a'), line('b')] },
    { title: 'Two', lines: [line('c')] },
  ],
  'lines of several levels': [
    { title: 'Levels', lines: [line('a'), line('b', 1), line('c', 2), line('d', 1), line('e')] },
  ],
  'many scripts': [{ title: 'План 计划', lines: [line('한국어'), line('かな漢字'), line('עברית 😀')] }],
  'characters of XML': [{ title: 'A & B <c>', lines: [line('"d" \'e\' &amp; ]]>')] }],
  'no lines': [
    { title: 'Only a title', lines: [] },
    { title: '', lines: [line('only a line')] },
  ],
  'many slides': Array.from({ length: 25 }, (_, index) => ({
    title: `Slide ${index}`,
    lines: [line(`Line ${index}`)],
  })),
};

const slideCases = Object.entries(SLIDES).flatMap(([name, slides]) =>
  [`${OFFICE}.presentationml.presentation`, `${OPEN}.presentation`].map((format) => [name, format, slides] as const),
);

describe('a presentation', () => {
  test.each(slideCases)('of %s is the same after it went through %s', async (_, targetType, slides) => {
    const { toOdp } = await import('./write-open-document.ts');
    const document = { ...common, documentType: `${EDITOR}.presentation`, sourceType: `${OPEN}.presentation` };
    const bytes = await convert({ ...document, bytes: toOdp(slides), targetType });
    expect(await readSlides(bytes, targetType, '')).toEqual(slides);
  });
});
