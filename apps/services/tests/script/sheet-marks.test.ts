import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { runOnSheet, type SheetRun } from './sheet-run.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices({ scripts: { timeoutMs: 20_000 } });
});
afterAll(() => services[Symbol.asyncDispose]());

const run = (code: string): Promise<SheetRun> =>
  runOnSheet(
    services,
    {
      name: 'Plan',
      rows: [
        ['b', 2, 3],
        ['a', 1, '=B1+B2'],
      ],
      notes: [[undefined, 'Two']],
    },
    code,
  );

test('a script sets, reads and deletes notes, which stay with their cells', async () => {
  const { sheet, result } = await run(`
    const range = sheet.getRange('A1:B2');
    const before = range.getNotes();
    sheet.getRange('A1').setNote('Ask Ben');
    sheet.getRange('A2:B2').setNotes([['<b> & "quotes"\\nline', null]]);
    sheet.getRange('B1').clearNote();
    sheet.insertRowBefore(1);
    let refusal = '';
    try { sheet.getRange('A1').setNote('x'.repeat(40000)); } catch (error) { refusal = error.message; }
    return [before, sheet.getRange('A2').getNote(), sheet.getRange('A1:B3').getNotes(), refusal];`);
  expect(result).toEqual([
    [
      ['', 'Two'],
      ['', ''],
    ],
    'Ask Ben',
    [
      ['', ''],
      ['Ask Ben', ''],
      ['<b> & "quotes"\nline', ''],
    ],
    'A note can have up to 32767 characters in the embedded script service',
  ]);
  expect(sheet?.notes?.[1]?.[0]).toBe('Ask Ben');
  expect(sheet?.notes?.[2]?.[0]).toBe('<b> & "quotes"\nline');
  expect((await run('sheet.clearNotes();')).sheet?.notes?.flat().filter(Boolean) ?? []).toEqual([]);
});

test('a script draws borders around and between cells, and removes them from both sides', async () => {
  const { sheet } = await run(`
    const { DASHED, SOLID_THICK } = SpreadsheetApp.BorderStyle;
    sheet.getRange('A1:B2').setBorder(true, true, true, true, true, null);
    sheet.getRange('A1:A2').setBorder(null, null, false, null, null, true, 'red', DASHED);
    sheet.getRange('B1:C1').setBorder(null, null, null, true, false, null, '#00f', SOLID_THICK);`);
  const thin = { style: 'thin', color: '#000000' };
  const [first, second] = sheet?.styles ?? [];
  expect(first?.[0]?.borders).toEqual({ top: thin, left: thin });
  expect(first?.[1]?.borders).toEqual({ top: thin, left: thin });
  expect(first?.[2]?.borders).toEqual({ right: { style: 'thick', color: '#0000ff' } });
  expect(second?.[0]?.borders).toEqual({ left: thin, top: { style: 'dashed', color: '#ff0000' } });
  expect(second?.[1]?.borders).toEqual({ left: thin, right: thin, bottom: thin });
});

test('an invalid border value and an unknown border style are rejected', async () => {
  const { result } = await run(`
    const messages = [];
    for (const parts of [[1, null, null, null, null, null], [true, null, null, null, null, null, null, 'WAVY']]) {
      try { sheet.getRange('A1').setBorder(...parts); } catch (error) { messages.push(error.name); }
    }
    return messages;`);
  expect(result).toEqual(['Exception', 'Exception']);
});

test('a script merges cells, which keep the content of the first, and unmerges them', async () => {
  const { sheet, result } = await run(`
    sheet.getRange('A1:B2').merge();
    sheet.getRange('D1:E2').mergeAcross();
    sheet.getRange('G1:H2').mergeVertically();
    let refusal = '';
    try { sheet.getRange('A1').breakApart(); } catch (error) { refusal = error.message; }
    sheet.getRange('D2:E2').breakApart();
    return [sheet.getRange('A1:B2').getValues(), sheet.getRange('B2').isPartOfMerge(), sheet.getRange('C1').isPartOfMerge(),
      sheet.getRange('A1:G1').getMergedRanges().map((range) => range.getA1Notation()), refusal];`);
  expect(result).toEqual([
    [
      ['b', ''],
      ['', ''],
    ],
    true,
    false,
    ['A1:B2', 'D1:E1', 'G1:G2'],
    'You must select all cells in a merged range to merge or unmerge them.',
  ]);
  expect(sheet?.layout?.merges).toEqual([
    { row: 1, column: 1, rows: 2, columns: 2 },
    { row: 1, column: 4, rows: 1, columns: 2 },
    { row: 1, column: 7, rows: 2, columns: 1 },
    { row: 1, column: 8, rows: 2, columns: 1 },
  ]);
});

test('more merged cells than a workbook may have are rejected', async () => {
  const { result } = await run(
    "try { sheet.getRange(1, 1, 2000, 200).merge(); } catch (error) { return error.message; } return '';",
  );
  expect(result).toBe('A sheet can have up to 200000 merged cells in the embedded script service');
});
