import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import type { Sheet } from '#core/workbook/cell.ts';
import type { CellStyle } from '#core/workbook/cell-style.ts';
import { readXlsx } from '#core/workbook/read-xlsx.ts';
import { convert } from './convert.ts';
import { readOds } from './open-document/read-open-document.ts';
import { toOds } from './open-document/write-ods.ts';
import { readSheets, toXlsx } from './sheets.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const HEAD: CellStyle = {
  isBold: true,
  isItalic: true,
  color: '#112233',
  background: '#ffee00',
  fontFamily: 'Courier New',
  fontSizePt: 14,
};
const SHEET: Sheet = {
  name: 'Plan & more',
  rows: [
    ['Head', 5, true, 'lines'],
    ['merged', null, 'link', new Date(Date.UTC(2026, 4, 1))],
    [null, null, 'noted', 'inner'],
    ['hidden', 1, 2, 3],
  ],
  formats: [
    [undefined, '0.00'],
    [undefined, undefined, undefined, 'yyyy-mm-dd'],
  ],
  styles: [
    [
      HEAD,
      { align: 'center', verticalAlign: 'top', isWrapped: true },
      { align: 'right', verticalAlign: 'center' },
      { isUnderlined: true, isStruck: true, align: 'left' },
    ],
    [
      undefined,
      undefined,
      { borders: { left: { style: 'thin', color: '#ff0000' }, top: { style: 'double', color: '#000000' } } },
      { borders: { right: { style: 'thick', color: '#0000ff' }, bottom: { style: 'dashed', color: '#00ff00' } } },
    ],
  ],
  links: [
    undefined,
    [undefined, undefined, 'https://example.com/?a=1&b=2'],
    [undefined, undefined, undefined, "#'Plan & more'!A1"],
  ],
  notes: [undefined, undefined, [undefined, undefined, 'A <note>\nof two lines']],
  layout: {
    merges: [{ row: 2, column: 1, rows: 2, columns: 2 }],
    columns: [undefined, { sizePx: 215 }, undefined, { isHidden: true }],
    rows: [undefined, { sizePx: 52 }, undefined, { isHidden: true }],
    frozen: { rows: 1, columns: 2 },
  },
};

const FORMATS = {
  XLSX: async (sheets: readonly Sheet[]) => readXlsx(await toXlsx(sheets)),
  ODS: async (sheets: readonly Sheet[]) => readOds(toOds(sheets)),
};

/** Returns a sheet as JSON, without empty cells at the ends of rows. */
function plain(sheet: Sheet | undefined): unknown {
  const trim = (row: readonly unknown[]) => row.slice(0, row.findLastIndex((cell) => (cell ?? null) !== null) + 1);
  return JSON.parse(
    JSON.stringify({ ...sheet, rows: sheet?.rows.map(trim), styles: sheet?.styles?.map((row) => trim(row ?? [])) }),
  );
}

describe.each(Object.entries(FORMATS))('%s', (_, copy) => {
  test('retains formatting, links, notes, merged cells, sizes, and hidden or frozen parts', async () => {
    const [sheet] = await copy([SHEET]);
    expect(plain(sheet)).toEqual(plain(SHEET));
  });

  test('retains any formatting of a cell, with and without content', async () => {
    const color = fc.constantFrom('#ff0000', '#00aa11', '#123456');
    const border = fc.record({
      style: fc.constantFrom('thin', 'medium', 'thick', 'dashed', 'dotted', 'double'),
      color,
    });
    const style: fc.Arbitrary<CellStyle> = fc.record(
      {
        isBold: fc.constant(true),
        isItalic: fc.constant(true),
        isUnderlined: fc.constant(true),
        isStruck: fc.constant(true),
        color,
        background: color,
        fontFamily: fc.constantFrom('Arial', 'Times New Roman'),
        fontSizePt: fc.constantFrom(8, 10.5, 24),
        align: fc.constantFrom('left', 'center', 'right'),
        verticalAlign: fc.constantFrom('top', 'center'),
        isWrapped: fc.constant(true),
        borders: fc.dictionary(fc.constantFrom('top', 'right', 'bottom', 'left'), border, { minKeys: 1 }),
      },
      { requiredKeys: [] },
    );
    const value = fc.constantFrom(null, 'text', 1.5, true, { formula: '=1+1', value: 2 });
    const row = fc.array(fc.record({ style, value }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 4 }), async (cells) => {
        const styles = cells.map((each) =>
          each.map(({ style: own }) => (Object.keys(own).length > 0 ? own : undefined)),
        );
        const rows = [...cells.map((each) => each.map(({ value: own }) => own)), ['end']];
        const [sheet] = await copy([{ name: 'S', rows, styles }]);
        const written = styles.map((each) => each.map((own) => own ?? null));
        const read = styles.map((each, index) =>
          each.map((_style, column) => sheet?.styles?.[index]?.[column] ?? null),
        );
        expect(read).toEqual(written);
      }),
      { numRuns: 60 },
    );
  });
});

test('a sheet converted from one format to the other is the same in both', async () => {
  const [fromXlsx] = await FORMATS.XLSX([SHEET]);
  const [fromOds] = await FORMATS.ODS(fromXlsx ? [fromXlsx] : []);
  expect(plain(fromOds)).toEqual(plain(fromXlsx));
});

describe('a third-party workbook', () => {
  /** Returns the workbook with some of its files replaced. */
  async function withParts(parts: Readonly<Record<string, (xml: string) => string>>): Promise<Uint8Array> {
    const files = unzipSync(
      await toXlsx([
        {
          name: 'S',
          rows: [
            ['a', 'b'],
            ['c', 'd'],
          ],
        },
      ]),
    );
    for (const [path, change] of Object.entries(parts)) {
      files[path] = strToU8(change(strFromU8(files[path] ?? new Uint8Array())));
    }
    return zipSync(files);
  }
  const style = (place: string, number: number) => (xml: string) =>
    xml.replace(`r="${place}"`, `r="${place}" s="${number}"`);

  test('has its theme colours, lighter and darker ones, and indexed ones', async () => {
    const fonts = ['theme="4"', 'theme="4" tint="0.5"', 'theme="1" tint="-0.25"', 'indexed="10"', 'rgb="FF00FF7F"'];
    const styles = `<styleSheet><fonts><font/>${fonts.map((color) => `<font><color ${color}/></font>`).join('')}</fonts><fills><fill><patternFill patternType="none"><fgColor rgb="FFFF0000"/></patternFill></fill></fills><cellXfs><xf/>${fonts.map((_, index) => `<xf fontId="${index + 1}"/>`).join('')}</cellXfs></styleSheet>`;
    const theme =
      '<a:theme><a:accent1><a:srgbClr val="204060"/></a:accent1><a:dk1><a:sysClr val="windowText" lastClr="808080"/></a:dk1></a:theme>';
    const bytes = await withParts({
      'xl/styles.xml': () => styles,
      'xl/theme/theme1.xml': () => theme,
      'xl/worksheets/sheet1.xml': (xml) =>
        ['A1', 'B1', 'A2', 'B2'].reduce((text, place, index) => style(place, index + 1)(text), xml),
    });
    const [sheet] = await readXlsx(bytes);
    expect(sheet?.styles).toEqual([
      [{ color: '#204060' }, { color: '#90a0b0' }],
      [{ color: '#606060' }, { color: '#ff0000' }],
    ]);
  });

  test('that merges or formats whole sheets is read instantly', async () => {
    const bytes = await withParts({
      'xl/worksheets/sheet1.xml': (xml) =>
        xml
          .replace('<sheetData>', '<cols><col min="3" max="16384" width="9" hidden="1"/></cols><sheetData>')
          .replace(
            '</sheetData>',
            '<row r="1048576" hidden="1"/></sheetData><mergeCells><mergeCell ref="A1:XFD1048576"/><mergeCell ref="A1:A2"/></mergeCells><hyperlinks><hyperlink ref="A1:XFD1048576" location="S!A1"/><hyperlink ref="XFD1048576" location="S!A1"/></hyperlinks>',
          ),
    });
    const [sheet] = await readXlsx(bytes);
    expect(sheet?.layout?.merges).toEqual([{ row: 1, column: 1, rows: 2, columns: 1 }]);
    expect(sheet?.layout?.rows?.length ?? 0).toBeLessThan(2000);
    expect(sheet?.links?.flat()).toEqual([]);
  });
});

test('an OpenDocument spreadsheet separates notes from cell text, and repeats formatting only as far as its content', async () => {
  const files = unzipSync(toOds([{ name: 'S', rows: [['a']] }]));
  const content = strFromU8(files['content.xml'] ?? new Uint8Array())
    .replace(
      '<office:automatic-styles>',
      '<office:automatic-styles><style:style style:name="ce1" style:family="table-cell"><style:table-cell-properties fo:background-color="#00ff00"/></style:style>',
    )
    .replace(
      /<table:table-row>.*<\/table:table-row>/su,
      '<table:table-row><table:table-cell table:style-name="ce1" office:value-type="string"><office:annotation><dc:creator>Bo</dc:creator><dc:date>2026-01-01</dc:date><text:p>Note</text:p></office:annotation><text:p>a</text:p></table:table-cell><table:table-cell table:style-name="ce1" table:number-columns-repeated="16383"/></table:table-row><table:table-row table:number-rows-repeated="1048575"><table:table-cell table:style-name="ce1" table:number-columns-repeated="16384"/></table:table-row>',
    );
  const [sheet] = await readOds(zipSync({ ...files, 'content.xml': strToU8(content) }));
  expect(sheet).toMatchObject({ rows: [['a']], notes: [['Note']], styles: [[{ background: '#00ff00' }]] });
  expect(sheet?.styles?.flat()).toHaveLength(1);
});

async function exportAs(targetType: string): Promise<Uint8Array> {
  const document = { documentType: 'application/vnd.google-apps.spreadsheet', title: 'T', modifiedAt: 0 };
  return convert({ ...document, bytes: await toXlsx([SHEET]), sourceType: XLSX, targetType });
}

test('a page displays formatting, merged cells, links, notes and sizes', async () => {
  const page = Buffer.from(await exportAs('text/html')).toString();
  expect(page).toContain(
    '<td style="color:#112233;background-color:#ffee00;font-weight:bold;font-style:italic;font-family:Courier New;font-size:14pt">Head</td>',
  );
  expect(page).toContain('<td rowspan="2" colspan="2">merged</td>');
  expect(page).toContain('<a href="https://example.com/?a=1&amp;b=2">link</a>');
  expect(page).toContain('title="A &lt;note&gt;\nof two lines"');
  expect(page).toContain('<col style="width:215px">');
  expect(page).toContain('<tr style="display:none"><td>hidden</td>');
});

test('a page contains no address that runs a program', async () => {
  const sheet: Sheet = { name: 'S', rows: [['x']], links: [['javascript:alert(1)']] };
  const document = { documentType: 'application/vnd.google-apps.spreadsheet', title: 'T', modifiedAt: 0 };
  const bytes = await convert({ ...document, bytes: await toXlsx([sheet]), sourceType: XLSX, targetType: 'text/html' });
  expect(Buffer.from(bytes).toString()).not.toContain('javascript');
});

test('a PDF displays the colours and fonts of cells, and omits hidden parts', async () => {
  const task = getDocument({
    data: new Uint8Array(await exportAs('application/pdf')),
    verbosity: VerbosityLevel.ERRORS,
    fontExtraProperties: true,
  });
  const page = await (await task.promise).getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  const colors = fnArray.flatMap((operator, index) =>
    operator === OPS.setFillRGBColor || operator === OPS.setStrokeRGBColor ? [String(argsArray[index]?.[0])] : [],
  );
  const { items } = await page.getTextContent();
  await task.destroy();
  expect(colors).toEqual(expect.arrayContaining(['#ffee00', '#112233', '#ff0000']));
  const words = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  expect(words).toContain('merged');
  expect(words).not.toMatch(/hidden|inner/u);
});

test('a sheet from CSV has no formatting', async () => {
  expect(Object.keys((await readSheets(Buffer.from('a,b\n1,2'), 'text/csv'))[0] ?? {})).toEqual(['name', 'rows']);
});
