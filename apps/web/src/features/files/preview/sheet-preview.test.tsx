import { strToU8, zipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile } from '#testing/sample-files.ts';
import { odsOf, sheetRow, xlsxOf } from '#testing/sample-sheets.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const ODS = 'application/vnd.oasis.opendocument.spreadsheet';
const PRICES = sheetRow(1, ['Prices of hay', '']) + sheetRow(3, ['Delivered', { value: 46_023, style: 1 }]);
const WORKBOOK = () =>
  xlsxOf([
    {
      name: 'Prices',
      rows: PRICES + sheetRow(4, ['Amount', { value: 1234.5, style: 2 }, 'שלום \u202eevil']),
      after: '<mergeCells><mergeCell ref="A1:B2"/></mergeCells>',
    },
    { name: 'Rebates', rows: sheetRow(1, ['None']), isHidden: true },
  ]);

beforeEach(() => localStorage.clear());

async function openPreview(mimeType: string, name: string, content: Uint8Array<ArrayBuffer> | string) {
  const bytes = typeof content === 'string' ? strToU8(content) : content;
  const file = sampleFile({ mimeType, name, size: String(bytes.length) });
  const media = (headers?: Headers) => {
    const [, first = '0', last] = /bytes=(\d+)-(\d*)/.exec(headers?.get('range') ?? '') ?? [];
    return new Response(new Uint8Array(bytes.slice(Number(first), last ? Number(last) + 1 : undefined)));
  };
  return renderApp({
    url: '/file/file-1/preview',
    responses: {
      'drive.files.get': ({ query }, headers) => (query.get('alt') === 'media' ? media(headers) : file),
    },
  });
}

test('a workbook is shown with all of its sheets: dates, amounts, merged cells, and hidden sheets', async () => {
  const { screen } = await openPreview(XLSX, 'Prices.xlsx', WORKBOOK());
  const grid = screen.getByRole('grid', { name: 'Prices' });
  await expect.element(grid.getByRole('gridcell', { name: '2026-01-01' })).toBeVisible();
  await expect.element(grid.getByRole('gridcell', { name: '1,234.50 EUR' })).toBeVisible();
  await expect.element(grid.getByRole('columnheader', { name: 'C' })).toBeVisible();
  await expect.element(screen.getByText('All 12 cells viewed')).not.toBeInTheDocument();
  await expectAccessible();
  await screen.getByRole('navigation', { name: 'Sheets' }).getByRole('button', { name: 'Rebates hidden' }).click();
  await expect
    .element(screen.getByRole('grid', { name: 'Rebates' }).getByRole('gridcell', { name: 'None' }))
    .toBeVisible();
  await expect.element(screen.getByText('All 13 cells viewed')).toBeVisible();
  await page.viewport(390, 844);
  await expectAccessible();
});

test('viewed cells are remembered after a reload, but not once the content has changed', async () => {
  const open = (modifiedTime: string) =>
    renderApp({
      url: '/file/file-1/preview',
      responses: {
        'drive.files.get': ({ query }) =>
          query.get('alt') === 'media'
            ? new Response(new Uint8Array(WORKBOOK()))
            : sampleFile({ mimeType: XLSX, name: 'Prices.xlsx', modifiedTime, headRevisionId: modifiedTime }),
      },
    });
  const first = await open('2026-11-20T10:00:00.000Z');
  await expect.element(first.screen.getByText('12 of 13 cells viewed')).toBeVisible();
  await first.screen.unmount();
  const again = await open('2026-11-20T10:00:00.000Z');
  await again.screen.getByRole('button', { name: 'Next unviewed' }).click();
  await expect.element(again.screen.getByRole('grid', { name: 'Rebates' })).toBeVisible();
  await expect.element(again.screen.getByText('All 13 cells viewed')).toBeVisible();
  await again.screen.unmount();
  const third = await open('2026-11-20T10:00:00.000Z');
  await expect.element(third.screen.getByText('All 13 cells viewed')).toBeVisible();
  await third.screen.unmount();
  const changed = await open('2026-11-21T10:00:00.000Z');
  await expect.element(changed.screen.getByText('12 of 13 cells viewed')).toBeVisible();
});

test('keys move the current cell, and its text is shown completely', async () => {
  const long = 'A long note about hay. '.repeat(60).trim();
  const rows = Array.from({ length: 2000 }, (_, row) =>
    sheetRow(row + 1, [`Row ${row + 1}`, row === 1199 ? long : row]),
  );
  const { screen } = await openPreview(XLSX, 'Long.xlsx', xlsxOf([{ name: 'Rows', rows: rows.join('') }]));
  const grid = screen.getByRole('grid', { name: 'Rows' });
  await grid.getByRole('gridcell', { name: 'Row 1', exact: true }).click();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.element(screen.getByRole('region', { name: 'Cell B2000' })).toHaveTextContent('B20001999');
  await userEvent.keyboard('{ArrowLeft}{PageUp}');
  await expect.element(screen.getByRole('region', { name: /^Cell A19/ })).toBeVisible();
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown}{ArrowRight}');
  await expect.element(screen.getByRole('region', { name: 'Cell B2' })).toHaveTextContent('B21');
  const field = screen.getByRole('textbox', { name: 'Go to cell' });
  await field.fill('B1200');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('region', { name: 'Cell B1200' })).toHaveTextContent(`B1200${long}`);
  await field.fill('B99999');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Last cell: B2000')).toBeVisible();
});

test('a search moves from cell to cell, and the slash key focuses the field', async () => {
  const { screen } = await openPreview('text/csv', 'Hay.csv', 'day,hay\nMon,Two Bales\nTue,one\nWed,bales of straw\n');
  await expect.element(screen.getByRole('gridcell', { name: 'Two Bales' })).toBeVisible();
  await userEvent.keyboard('/');
  await userEvent.keyboard('BALES{Enter}');
  await expect.element(screen.getByText('Found in B2')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Found in B4')).toBeVisible();
  await screen.getByRole('button', { name: 'Previous match' }).click();
  await expect.element(screen.getByText('Found in B2')).toBeVisible();
  await screen.getByRole('searchbox', { name: 'Find in sheet' }).fill('zebra');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('No match')).toBeVisible();
});

test('a long CSV is shown to its last row, with the number of viewed cells', async () => {
  const rows = Array.from({ length: 60_000 }, (_, row) => `${row + 1},"Person ${row + 1}, called ""Bo""",${row * 7}`);
  const { screen } = await openPreview('text/csv', 'People.csv', `id,name,amount\n${rows.join('\n')}\n`);
  const grid = screen.getByRole('grid', { name: 'People.csv' });
  await expect.element(grid).toHaveAttribute('aria-rowcount', '60002');
  await grid.getByRole('gridcell', { name: 'name' }).click();
  await userEvent.keyboard('{Control>}{ArrowDown}{/Control}');
  await expect
    .element(screen.getByRole('region', { name: 'Cell B60001' }))
    .toHaveTextContent('B60001Person 60000, called "Bo"');
  await expect.element(screen.getByText(/of 180,003 cells viewed/)).toBeVisible();
  await userEvent.keyboard('n');
  await expect.element(screen.getByRole('region', { name: /^Cell A\d{1,3}$/ })).toBeVisible();
});

test('an OpenDocument spreadsheet, a TSV, and a CSV in windows-1252 with semicolons are shown', async () => {
  const row = '<table:table-row><table:table-cell><text:p>Heu</text:p></table:table-cell></table:table-row>';
  const ods = await openPreview(ODS, 'Hay.ods', odsOf(`<table:table table:name="Hay">${row}</table:table>`));
  await expect.element(ods.screen.getByRole('gridcell', { name: 'Heu' })).toBeVisible();
  await ods.screen.unmount();
  const tsv = await openPreview('text/tab-separated-values', 'Hay.tsv', 'a, b\tc\n');
  await expect.element(tsv.screen.getByRole('gridcell', { name: 'a, b' })).toBeVisible();
  await tsv.screen.unmount();
  const latin = Uint8Array.from('Größe;1,5\nHöhe;2\n', (character) => character.charCodeAt(0));
  const csv = await openPreview('text/csv', 'Hay.csv', latin);
  await expect.element(csv.screen.getByRole('gridcell', { name: 'Größe' })).toBeVisible();
  await expect.element(csv.screen.getByRole('gridcell', { name: '1,5' })).toBeVisible();
});

test.each([
  [
    'has a password',
    'Prices.xlsx',
    () => `\u00d0\u00cf\u0011\u00e0xxxxE\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0`,
    'This spreadsheet is protected by a password.',
  ],
  [
    'is of Excel 97',
    'Prices.xls',
    () => '\u00d0\u00cf\u0011\u00e0 W\0o\0r\0k\0b\0o\0o\0k\0',
    'Excel 97–2003 workbooks (XLS) cannot be shown.',
  ],
  ['is cut off', 'Prices.xlsx', () => WORKBOOK().slice(0, 500), 'This spreadsheet is incomplete: its end is missing.'],
  ['is something else', 'Prices.xlsx', () => 'no workbook', 'This file is not a spreadsheet.'],
  [
    'is another archive',
    'Prices.xlsx',
    () => new Uint8Array(zipSync({ 'a.txt': strToU8('a') })),
    'This file is an archive, but not a spreadsheet.',
  ],
  [
    'is damaged',
    'Prices.xlsx',
    () => xlsxOf([{ name: 'A', rows: '<row r="5"><c><v>1</v></c></row><row r="2"><c><v>2</v></c></row>' }]),
    'This spreadsheet cannot be read.',
  ],
  [
    'unpacks to far more than its size',
    'Prices.xlsx',
    () => new Uint8Array(zipSync({ 'xl/workbook.xml': new Uint8Array(30_000_000) })),
    'The file is too large when unpacked.',
  ],
])('a spreadsheet that %s says so, and can be downloaded', async (_, name, make, message) => {
  const made = make();
  const bytes = typeof made === 'string' ? Uint8Array.from(made, (character) => character.charCodeAt(0)) : made;
  const mimeType = name.endsWith('.xls') ? 'application/vnd.ms-excel' : XLSX;
  const { screen } = await openPreview(mimeType, name, bytes);
  await expect.element(screen.getByText(message)).toBeVisible();
  await expect.element(screen.getByText(/Does not count as viewed\./)).toBeVisible();
  await expect
    .element(screen.getByRole('region', { name: 'Preview' }).getByRole('button', { name: 'Download' }))
    .toBeVisible();
});

test('other parts of a workbook are named, and do not count as viewed', async () => {
  const content = xlsxOf([{ name: 'A', rows: sheetRow(1, ['Only']) }], { 'xl/charts/chart1.xml': '<c/>' });
  const { screen } = await openPreview(XLSX, 'Chart.xlsx', content);
  await expect.element(screen.getByText(/^Not shown: 1 chart\. Download the file to see all of it\./)).toBeVisible();
});
