import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sheet } from '#core/workbook/cell.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { runOnSheet, type SheetRun } from './sheet-run.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices({ scripts: { timeoutMs: 20_000 } });
});
afterAll(() => services[Symbol.asyncDispose]());

const SHEET: Sheet = {
  name: 'Plan',
  rows: [
    ['b', 2],
    ['a', 1],
  ],
  styles: [[{ isBold: true, background: '#ffee00', borders: { top: { style: 'thin', color: '#ff0000' } } }], []],
  links: [[], [undefined, 'https://example.com/']],
  notes: [[undefined, 'Two']],
  layout: {
    merges: [{ row: 4, column: 1, rows: 2, columns: 2 }],
    columns: [{ sizePx: 215 }],
    frozen: { rows: 1, columns: 0 },
  },
};

const runOnSample = (code: string): Promise<SheetRun> => runOnSheet(services, SHEET, code);

test('a script that changes values preserves formatting, links, notes and layout', async () => {
  const { sheet } = await runOnSample("sheet.getRange('A1').setValue('c');");
  expect(sheet?.rows).toEqual([
    ['c', 2],
    ['a', 1],
  ]);
  expect(sheet?.styles?.[0]?.[0]).toEqual(SHEET.styles?.[0]?.[0]);
  expect([sheet?.links?.[1]?.[1], sheet?.notes?.[0]?.[1]]).toEqual(['https://example.com/', 'Two']);
  expect(sheet?.layout).toMatchObject({ ...SHEET.layout });
});

test('inserting, deleting and sorting rows moves the formatting with the cells', async () => {
  const inserted = await runOnSample('sheet.insertRowBefore(1);');
  expect(inserted.sheet?.styles?.[1]?.[0]?.background).toBe('#ffee00');
  expect(inserted.sheet?.notes?.[1]?.[1]).toBe('Two');
  expect(inserted.sheet?.layout?.merges).toEqual([{ row: 5, column: 1, rows: 2, columns: 2 }]);
  const sorted = await runOnSample("sheet.getRange('A1:B2').sort(1);");
  expect(sorted.sheet?.rows.map(([name]) => name)).toEqual(['a', 'b']);
  expect(sorted.sheet?.styles?.[1]?.[0]?.background).toBe('#ffee00');
  expect(sorted.sheet?.styles?.[0]?.[0]).toBeUndefined();
});

test('a script sets, reads, copies and clears formatting', async () => {
  const { sheet, result } = await runOnSample(`
    const range = sheet.getRange('A2:B2');
    range.setBackground('red').setFontColor('#00f').setFontWeight('bold').setFontStyle('italic').setFontSize(14)
      .setFontFamily('Georgia').setFontLine('underline').setHorizontalAlignment('center').setVerticalAlignment('middle').setWrap(true);
    sheet.getRange('B2').setBackground(null).setFontWeights([['normal']]);
    sheet.getRange('A2').copyTo(sheet.getRange('C2'));
    sheet.getRange('A1').copyTo(sheet.getRange('D1'), SpreadsheetApp.CopyPasteType.PASTE_NO_BORDERS, false);
    sheet.getRange('A1').clearFormat();
    let refusal = '';
    try { range.setBackground('reddish'); } catch (error) { refusal = error.message; }
    return [range.getBackgrounds(), range.getFontColor(), range.getFontWeights(), range.getFontSize(), range.getWrap(),
      sheet.getRange('A1').getBackground(), sheet.getRange('A1').getFontFamily(), refusal];`);
  expect(result).toEqual([
    [['#ff0000', '#ffffff']],
    '#0000ff',
    [['bold', 'normal']],
    14,
    true,
    '#ffffff',
    'Arial',
    'Invalid color: reddish',
  ]);
  const look = {
    background: '#ff0000',
    color: '#0000ff',
    isBold: true,
    isItalic: true,
    isUnderlined: true,
    fontSizePt: 14,
    fontFamily: 'Georgia',
    align: 'center',
    verticalAlign: 'center',
    isWrapped: true,
  };
  const { background: _, isBold: __, ...other } = look;
  expect(sheet?.styles?.[1]).toEqual([look, other, look]);
  expect(sheet?.styles?.[0]?.[0]).toBeUndefined();
  expect(sheet?.styles?.[0]?.[3]).toEqual({ isBold: true, background: '#ffee00' });
});
