import type { CellValue } from '@rotunda/document-formats/cell-value';
import type { Slide } from '@rotunda/document-formats/slide';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import type { Cell, Sheet } from '#core/workbook/cell.ts';
import { convert } from './convert.ts';
import { readSheets, toTextRows, toXlsx } from './sheets.ts';
import { readSlides } from './slides.ts';

const EDITOR = 'application/vnd.google-apps';
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN = 'application/vnd.oasis.opendocument';
const XLSX = `${OFFICE}.spreadsheetml.sheet`;
const common = { title: 'T', modifiedAt: 0 };

/** Spreadsheets by their content. */
const SHEETS: Readonly<Record<string, readonly Cell[][]>> = {
  numbers: [
    [0, 1, -2.5, 0.1, 1_000_000, 123_456_789_012],
    [1.005, -0.000_1, 99.99],
  ],
  'truth values': [[true, false, true]],
  'dates and times': [[new Date(Date.UTC(2026, 1, 28)), new Date(Date.UTC(2024, 1, 29, 23, 59, 58))]],
  'gaps between cells and rows': [['a', null, null, 'b'], [], [], ['c']],
  'texts with quotes, delimiters and lines': [['say "a"', 'b,c', 'd;e', 'two\nlines', 'tab\there']],
  'texts like numbers': [['007', '1e5', '+1', '12345678901234567890']],
  'texts like formulas and tags': [['=1+1', '@x', '-y', '<b>&amp;</b>']],
  'many scripts': [['План', '计划', '한국어', 'かな漢字', 'עברית', '😀 é']],
  'a wide row': [Array.from({ length: 300 }, (_, index) => index)],
  'many rows': Array.from({ length: 2000 }, (_, index) => [index, `row ${index}`]),
};

/** The formats, with typed values or with text only. */
const SHEET_FORMATS = [XLSX, `${OPEN}.spreadsheet`, 'text/csv', 'text/tab-separated-values'];

const sheetCases = Object.entries(SHEETS).flatMap(([name, rows]) =>
  SHEET_FORMATS.map((format) => [name, format, rows] as const),
);

describe('a spreadsheet', () => {
  test.each(sheetCases)('of %s is unchanged after conversion to %s', async (_, targetType, rows) => {
    const bytes = await toXlsx([{ name: 'One', rows }]);
    const document = { ...common, documentType: `${EDITOR}.spreadsheet`, bytes, sourceType: XLSX, targetType };
    const sheets = await readSheets(await convert(document), targetType);
    if (targetType.startsWith('text/')) {
      // Text formats have no empty rows.
      const written = toTextRows({ name: '', rows }).filter((row) => row.length > 0);
      expect(toTextRows(sheets[0])).toEqual(padRows(written));
    } else expect(sheets.map(trim)).toEqual([{ name: 'One', rows }]);
  });

  test.each([XLSX, `${OPEN}.spreadsheet`])('with several sheets has all of them in %s', async (targetType) => {
    const sheets: Sheet[] = ['First', 'Zweites & <drittes>', '第三'].map((name, index) => ({ name, rows: [[index]] }));
    const bytes = await toXlsx(sheets);
    const document = { ...common, documentType: `${EDITOR}.spreadsheet`, bytes, sourceType: XLSX, targetType };
    expect(await readSheets(await convert(document), targetType)).toEqual(sheets);
  });
});

/** The displayed values of each number format. See also `number-format.test.ts`. */
const SHOWN: readonly (readonly [code: string, shown: readonly (readonly [value: CellValue, text: string])[]])[] = [
  [
    '#,##0.00',
    [
      [1234567.5, '1,234,567.50'],
      [-0.5, '-0.50'],
      [0, '0.00'],
    ],
  ],
  [
    '#,##0',
    [
      [1234.4, '1,234'],
      [-9876543, '-9,876,543'],
    ],
  ],
  ['0.000', [[1.5, '1.500']]],
  [
    '0.0##',
    [
      [1.25, '1.25'],
      [1, '1.0'],
    ],
  ],
  ['00000', [[42, '00042']]],
  [
    '$#,##0.00',
    [
      [1234.5, '$1,234.50'],
      [-3, '-$3.00'],
    ],
  ],
  ['#,##0.00\\ [$€-407]', [[1234.5, '1,234.50 €']]],
  ['[$¥-411]#,##0', [[1500, '¥1,500']]],
  ['#,##0 "zł"', [[1500, '1,500 zł']]],
  [
    '$#,##0_);($#,##0)',
    [
      [5, '$5 '],
      [-5, '($5)'],
    ],
  ],
  [
    '#,##0.00;[Red]-#,##0.00',
    [
      [5, '5.00'],
      [-5, '-5.00'],
    ],
  ],
  [
    '#,##0;[Red](#,##0)',
    [
      [1234, '1,234'],
      [-1234, '(1,234)'],
    ],
  ],
  [
    '0.0;-0.0;"nothing";"text: "@',
    [
      [1, '1.0'],
      [-1, '-1.0'],
      [0, 'nothing'],
      ['a', 'text: a'],
    ],
  ],
  [
    '_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)',
    [
      [3, ' $3.00 '],
      [-3, ' $(3.00)'],
    ],
  ],
  [
    '[>=1000]0.0,"k";0',
    [
      [12345, '12.3k'],
      [500, '500'],
    ],
  ],
  [
    '[<10]"low";[>100]"high";"middle "0',
    [
      [5, 'low'],
      [500, 'high'],
      [50, 'middle 50'],
    ],
  ],
  [
    '0.00E+00',
    [
      [12345, '1.23E+04'],
      [0.00012, '1.20E-04'],
    ],
  ],
  ['##0.0E+0', [[12345, '12.3E+3']]],
  ['# ?/?', [[1.5, '1 1/2']]],
  ['# ??/??', [[0.36, '  9/25']]],
  ['# ?/16', [[0.3125, ' 5/16']]],
  ['0%', [[0.256, '26%']]],
  [
    '0.0%',
    [
      [0.256, '25.6%'],
      [-0.03, '-3.0%'],
    ],
  ],
  ['0.0,,"M"', [[12_300_000, '12.3M']]],
  ['000\\-0000', [[5551234, '555-1234']]],
  ['0" units"', [[3, '3 units']]],
  ['yyyy-mm-dd', [[new Date(Date.UTC(2026, 0, 2)), '2026-01-02']]],
  ['d mmm yyyy', [[new Date(Date.UTC(2026, 0, 2)), '2 Jan 2026']]],
  ['[$-407]d. mmmm yyyy', [[new Date(Date.UTC(2026, 0, 2)), '2. Januar 2026']]],
  ['dddd, dd/mm/yy hh:mm AM/PM', [[new Date(Date.UTC(2026, 0, 2, 18, 5)), 'Friday, 02/01/26 06:05 PM']]],
  ['h:mm', [[new Date(Date.UTC(1899, 11, 30, 10, 30)), '10:30']]],
  ['[h]:mm:ss', [[new Date(Date.UTC(1899, 11, 31, 12)), '36:00:00']]],
  ['mm:ss.0', [[new Date(Date.UTC(1899, 11, 30, 0, 1, 2, 500)), '01:02.5']]],
];

describe('cells with a number format', () => {
  // All in one sheet, because each conversion of a sheet takes as long as that of a cell.
  const cells = SHOWN.flatMap(([code, shown]) => shown.map(([value, text]) => ({ code, value, text })));
  const rows = cells.map(({ value }) => [value]);
  const formats = cells.map(({ code }) => [code]);
  /** Each code with the text, so that a failure names it. */
  const displayed = (texts: readonly (readonly string[])[]) =>
    cells.map(({ code }, row) => [code, ...(texts[row] ?? [])]);
  const expected = displayed(cells.map(({ text }) => [text]));

  test.each([XLSX, `${OPEN}.spreadsheet`])(
    'have their values and display the same after conversion to %s and back',
    async (type) => {
      const document = { ...common, documentType: `${EDITOR}.spreadsheet` };
      const first = await toXlsx([{ name: 'One', rows, formats }]);
      const other = await convert({ ...document, bytes: first, sourceType: XLSX, targetType: type });
      const back = await convert({ ...document, bytes: other, sourceType: type, targetType: XLSX });
      for (const [bytes, sourceType] of [
        [first, XLSX],
        [other, type],
        [back, XLSX],
      ] as const) {
        const [sheet] = await readSheets(bytes, sourceType);
        expect(sheet?.rows).toEqual(rows);
        expect(displayed(toTextRows(sheet))).toEqual(expected);
      }
      const page = Buffer.from(await convert({ ...document, bytes: back, sourceType: XLSX, targetType: 'text/html' }));
      for (const { text } of cells) expect(page.toString()).toContain(text);
      const csv = Buffer.from(await convert({ ...document, bytes: back, sourceType: XLSX, targetType: 'text/csv' }));
      expect(displayed(Papa.parse<string[]>(csv.toString()).data)).toEqual(expected);
    },
  );
});

/** Returns a sheet without the empty cells at the ends of its rows, which some formats add. */
function trim({ name, rows }: Sheet): Sheet {
  return { name, rows: rows.map((row) => row.slice(0, row.findLastIndex((cell) => cell !== null) + 1)) };
}

function padRows(rows: readonly string[][]): string[][] {
  const width = Math.max(...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
}

const line = (text: string, depth = 0) => ({ depth, text });

/** Presentations by their content. */
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
  test.each(slideCases)('of %s is unchanged after conversion to %s', async (_, targetType, slides) => {
    const { toOdp } = await import('./open-document/write-open-document.ts');
    const document = { ...common, documentType: `${EDITOR}.presentation`, sourceType: `${OPEN}.presentation` };
    const bytes = await convert({ ...document, bytes: toOdp(slides), targetType });
    expect(await readSlides(bytes, targetType, '')).toEqual(slides);
  });
});
