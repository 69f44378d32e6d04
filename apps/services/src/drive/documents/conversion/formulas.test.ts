import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { type Cell, isFormula, type Sheet } from '#core/workbook/cell.ts';
import { fromOpenFormula, toOpenFormula } from '#core/workbook/open-formula.ts';
import { readXlsx } from '#core/workbook/read-xlsx.ts';
import { recalculate } from '#core/workbook/recalculate.ts';
import { readOds } from './open-document/read-open-document.ts';
import { toOds } from './open-document/write-ods.ts';
import { readSheets, toXlsx } from './sheets.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const sheets: readonly Sheet[] = [
  {
    name: 'Plan',
    rows: [
      ['Cost', 900, { formula: '=SUM(B1:B2)', value: 1210.25 }],
      ['Food', 310.25, { formula: '=IF(C1>1000,"a, ""b"" & <c>","under")', value: 'a, "b" & <c>' }],
      [null, { formula: "=SUM('My ''own'' data'!$A$1:B2,{1,2})", value: 4 }, { formula: '=1/0', value: '#DIV/0!' }],
      [{ formula: '=DATE(2026,5,1)', value: new Date(Date.UTC(2026, 4, 1)) }, { formula: '=B1>1', value: true }, 'end'],
    ],
  },
  { name: "My 'own' data", rows: [[1, { formula: '=COUNT(Plan!B:B)+XLOOKUP(1,A1:A1,A1:A1)', value: 3 }]] },
];

describe('formulas in files', () => {
  test.each([
    ['XLSX', async () => readSheets(await toXlsx(sheets), XLSX)],
    ['ODS', () => readOds(toOds(sheets))],
  ])('are read from %s as written, with their values', async (_name, copy) => {
    expect(await copy()).toMatchObject(sheets);
  });

  test('are calculated if the program that wrote the file did not calculate them', async () => {
    const rows = '<row r="1"><c r="A1"><v>2</v></c><c r="B1"><f>A1*21</f></c></row>';
    const [sheet] = await readXlsx(toWorkbook(rows));
    expect(sheet?.rows).toEqual([[2, { formula: '=A1*21', value: 42 }]]);
  });

  test('shared by cells become those of each cell', async () => {
    const rows = `<row r="1"><c r="A1"><v>1</v></c><c r="B1"><f t="shared" si="0" ref="B1:B2">A1*2</f><v>2</v></c></row>
      <row r="2"><c r="A2"><v>5</v></c><c r="B2"><f t="shared" si="0"/><v>10</v></c></row>`;
    const [sheet] = await readXlsx(toWorkbook(rows));
    expect(sheet?.rows.map((row) => row[1])).toEqual([
      { formula: '=A1*2', value: 2 },
      { formula: '=A2*2', value: 10 },
    ]);
  });

  test('name newer functions as their file formats do', async () => {
    const rows = '<row r="1"><c r="A1" t="str"><f>_xlfn.CONCAT("_xlfn.",1)</f><v>x</v></c></row>';
    const [sheet] = await readXlsx(toWorkbook(rows));
    expect(sheet?.rows[0]?.[0]).toEqual({ formula: '=CONCAT("_xlfn.",1)', value: 'x' });
  });

  test.each([
    ['=SUM(A1:B2,3)', 'of:=SUM([.A1:.B2];3)'],
    ['=\'My data\'!$A$1&"a,[.B1]"', 'of:=[$\'My data\'.$A$1]&"a,[.B1]"'],
    ['=SUM({1,2;3,4})', 'of:=SUM({1;2|3;4})'],
    ['=COUNTA(A:A,$2:3)', 'of:=COUNTA([.A1:.A1048576];[.A$2:.XFD3])'],
  ])('%s is %s in an OpenDocument file', (formula, written) => {
    expect(toOpenFormula(formula)).toBe(written);
    expect(fromOpenFormula(written)).toBe(formula);
  });
});

describe('formula values', () => {
  const calculateOne = async (formula: string, others: readonly Cell[] = []) => {
    const rows = [[{ formula, value: null }, ...others]];
    const [sheet] = await recalculate([{ name: "It's", rows }], 'Europe/Berlin');
    const cell = sheet?.rows[0]?.[0];
    return isFormula(cell) ? cell.value : undefined;
  };

  test.each([
    ['=SUM(B1:D1)', [1, '2', 3.5], 4.5],
    ['=B1&"!"', ["'quoted"], "'quoted!"],
    ['=B1', ['=not a formula'], '=not a formula'],
    ['=B1', ['007'], '007'],
    ['=VLOOKUP("b",B1:C1,2,FALSE)', ['b', 7], 7],
    ['=AND(B1,TRUE)', [true], true],
    ['=B1+1', [new Date(Date.UTC(2026, 1, 28, 12))], new Date(Date.UTC(2026, 2, 1, 12))],
    ['=C1-B1', [new Date(Date.UTC(2026, 1, 1)), new Date(Date.UTC(2026, 2, 1))], 28],
    ["='It''s'!B1*2", [21], 42],
    ['=A1', [], '#CIRC!'],
    ['=#REF!+1', [], '#REF!'],
    ['=Missing!A1', [], '#REF!'],
    ['="a"+1', [], '#VALUE!'],
    ['=IFERROR(1/0,"none")', [], 'none'],
    ['=((', [], '#ERROR!'],
  ])('of %s with %j are %j', async (formula, others, value) => {
    expect(await calculateOne(formula, others)).toEqual(value);
  });

  test('have all digits of their numbers', async () => {
    const number = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 });
    await fc.assert(
      fc.asyncProperty(number, fc.integer({ min: 1, max: 1_000 }), async (left, right) => {
        expect(await calculateOne('=B1/C1', [left, right])).toBe(0 + left / right);
      }),
      { numRuns: 50 },
    );
  });

  test('that would need more memory than the limit fail', async () => {
    const rows: Cell[][] = [['0123456789'.repeat(1_000)]];
    for (let row = 1; row < 40; row += 1) rows.push([{ formula: `=A${row}&A${row}`, value: null }]);
    await expect(recalculate([{ name: 'S', rows }], 'UTC')).rejects.toThrow();
  });
});

function toWorkbook(rows: string): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  return zipSync(
    Object.fromEntries(
      Object.entries({
        '[Content_Types].xml': `<Types xmlns="${packages}/content-types"/>`,
        '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
        'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
        'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
      }).map(([path, xml]) => [path, strToU8(xml)]),
    ),
  );
}
