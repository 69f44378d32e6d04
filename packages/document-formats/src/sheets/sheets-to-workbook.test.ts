import { expect, test } from 'vitest';
import { odsToWorkbook } from './ods-to-workbook.ts';
import type { SheetParts } from './sheet-parts.ts';
import { xlsxToWorkbook } from './xlsx-to-workbook.ts';

/** Returns the files of an archive in pieces of a few characters. */
function partsOf(files: Readonly<Record<string, string>>): SheetParts {
  return {
    names: Object.keys(files),
    read: async (name, onText) => {
      for (const piece of files[name]?.match(/[\s\S]{1,7}/gu) ?? []) onText(piece);
    },
  };
}

const WORKBOOK = (sheets: string, properties = '') => ({
  'xl/workbook.xml': `<workbook>${properties}<sheets>${sheets}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/>
    <Relationship Id="r2" Target="/xl/worksheets/sheet2.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="#,##0.00 &quot;EUR&quot;"/></numFmts>
    <cellStyleXfs><xf numFmtId="1"/></cellStyleXfs>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="9"/></cellXfs></styleSheet>`,
});
const PRICES = `<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>in</t><t>line</t></is></c></row>
  <row r="4"><c r="A4" s="1"><v>46023</v></c><c r="B4" s="2"><f>A1*2</f><v>1234.5</v></c><c r="C4" s="3"><v>0.25</v></c>
  <c r="D4" t="b"><v>1</v></c><c r="E4" t="e"><v>#DIV/0!</v></c><c r="F4" t="str"><v>a &amp; b</v></c><c r="G4"><f>SUM(A1:A3)</f></c></row>
  </sheetData><mergeCells><mergeCell ref="A1:B2"/></mergeCells></worksheet>`;
const SHARED =
  '<sst><si><r><t>Price</t></r><r><t xml:space="preserve"> list_x000a_</t></r><rPh><t>no</t></rPh></si></sst>';

test('cells of an Excel workbook are formatted for people: dates, money, percentages, texts, stored values of formulas', async () => {
  const sheet = '<sheet name="Prices" r:id="r1"/>';
  const { sheets } = await xlsxToWorkbook(
    partsOf({ ...WORKBOOK(sheet), 'xl/sharedStrings.xml': SHARED, 'xl/worksheets/sheet1.xml': PRICES }),
  );
  const [prices] = sheets;
  expect(prices).toMatchObject({ name: 'Prices', rowCount: 4, columnCount: 7, isHidden: false });
  expect(prices?.readRow(0)).toEqual(['Price list\n', '', 'inline']);
  expect(prices?.readRow(1)).toEqual([]);
  expect(prices?.readRow(3)).toEqual(['2026-01-01', '1,234.50 EUR', '25%', 'TRUE', '#DIV/0!', 'a & b', '=SUM(A1:A3)']);
  expect(prices?.merged).toEqual([{ row: 0, column: 0, rows: 2, columns: 2 }]);
});

test('all sheets are present in order, including hidden ones, with notes and dates since 1904', async () => {
  const { sheets, omitted } = await xlsxToWorkbook(
    partsOf({
      ...WORKBOOK(
        '<sheet name="One" r:id="r1"/><sheet name="Two" state="veryHidden" r:id="r2"/>',
        '<workbookPr date1904="1"/>',
      ),
      'xl/worksheets/sheet1.xml':
        '<worksheet><sheetData><row><c s="1"><v>1</v></c><c><v>2</v></c></row></sheetData></worksheet>',
      'xl/worksheets/_rels/sheet1.xml.rels':
        '<Relationships><Relationship Id="c" Type="http://x/comments" Target="../comments1.xml"/></Relationships>',
      'xl/comments1.xml': '<comments><comment ref="B1" authorId="0"><text><t>Why?</t></text></comment></comments>',
      'xl/worksheets/sheet2.xml': '<x:worksheet><x:sheetData/></x:worksheet>',
      'xl/charts/chart1.xml': '<c/>',
      'xl/media/image1.png': '',
      'xl/media/image2.png': '',
    }),
  );
  expect(sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
    ['One', false],
    ['Two', true],
  ]);
  expect(sheets[0]?.readRow(0)).toEqual(['1904-01-02', '2']);
  expect(sheets[0]?.notes).toEqual([{ row: 0, column: 1, text: 'Why?' }]);
  expect(omitted).toEqual(['1 chart', '2 pictures']);
});

test('cells of an OpenDocument spreadsheet have their displayed text, repeated as specified', async () => {
  const cell = (text: string, attributes = '') =>
    `<table:table-cell ${attributes}><text:p>${text}</text:p></table:table-cell>`;
  const { sheets } = await odsToWorkbook(
    partsOf({
      'content.xml': `<office:body><table:table table:name="Days">
        <table:table-row>${cell('1 May 2026', 'office:value-type="date"')}
          <table:table-cell table:number-columns-repeated="2"/>${cell('a<text:s text:c="2"/>b</text:p><text:p>c', 'table:number-columns-spanned="2"')}<table:covered-table-cell/></table:table-row>
        <table:table-row table:number-rows-repeated="3">${cell('7', 'table:number-columns-repeated="2"')}</table:table-row>
        <table:table-row><table:table-cell office:value="5"><office:annotation><text:p>Note</text:p></office:annotation></table:table-cell></table:table-row>
        <table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
        </table:table><table:table table:name="Empty"/></office:body>`,
    }),
  );
  const [days, empty] = sheets;
  expect([days?.rowCount, days?.columnCount, empty?.rowCount]).toEqual([5, 4, 0]);
  expect(days?.readRow(0)).toEqual(['1 May 2026', '', '', 'a  b\nc']);
  expect(days?.readRow(3)).toEqual(['7', '7']);
  expect(days?.readRow(4)).toEqual(['5']);
  expect(days?.merged).toEqual([{ row: 0, column: 3, rows: 1, columns: 2 }]);
  expect(days?.notes).toEqual([{ row: 4, column: 0, text: 'Note' }]);
});

test('a cell repeated many million times is rejected before it is created', async () => {
  const row = (rows: number, columns: number) =>
    `<table:table-row table:number-rows-repeated="${rows}"><table:table-cell table:number-columns-repeated="${columns}"><text:p>x</text:p></table:table-cell></table:table-row>`;
  const read = (xml: string) => odsToWorkbook(partsOf({ 'content.xml': `<table:table>${xml}</table:table>` }));
  await expect(read(row(1_048_576, 16_384))).rejects.toThrow('The spreadsheet has more than 10,000,000 cells.');
  await expect(read(row(1, 20_000))).rejects.toThrow('A sheet has more than 16,384 columns.');
});

test('a file without sheets is not a spreadsheet', async () => {
  await expect(xlsxToWorkbook(partsOf({ 'xl/workbook.xml': '<workbook/>' }))).rejects.toThrow('no sheets');
  await expect(odsToWorkbook(partsOf({ 'content.xml': '<office:body/>' }))).rejects.toThrow('no sheets');
});
