import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile } from '#testing/sample-files.ts';
import { sheetRow, xlsxOf } from '#testing/sample-sheets.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function compare(
  mimeType: string,
  name: string,
  contents: readonly [before: Uint8Array<ArrayBuffer> | string, after: Uint8Array<ArrayBuffer> | string],
) {
  const bytes = contents.map((content) => (typeof content === 'string' ? strToU8(content) : content));
  const revisions = bytes.map((content, index) => ({
    id: `r${index}`,
    mimeType,
    keepForever: true,
    size: String(content.length),
    modifiedTime: `2026-11-0${index + 1}T10:00:00Z`,
  }));
  const file = sampleFile({ mimeType, name, size: '10', headRevisionId: 'r1' });
  return renderApp({
    url: '/file/file-1/revisions/compare',
    responses: {
      'drive.files.get': () => file,
      'drive.comments.list': () => ({ comments: [] }),
      'drive.revisions.list': () => ({ revisions }),
      'drive.revisions.get': ({ query, pathParams }) =>
        query.get('alt') === 'media'
          ? new Response(bytes[pathParams.revisionId === 'r0' ? 0 : 1])
          : (revisions.find(({ id }) => id === pathParams.revisionId) ?? {}),
    },
  });
}

const BEFORE = 'item,city,price\nhay,Rome,10\nstraw,Oslo,20\noats,Bonn,30\nbarley,Lima,40\n';
const AFTER = 'item,stock,city,price\nhay,1,Rome,10\nstraw,2,Oslo,25\nmaize,9,Kyiv,50\nbarley,4,Lima,40\n';

test('in a CSV, changed cells are marked, and added and removed rows and columns are recognised', async () => {
  const { screen } = await compare('text/csv', 'Stock.csv', [BEFORE, AFTER]);
  const grid = screen.getByRole('grid', { name: 'Stock.csv' });
  await expect.element(screen.getByText('1 cell changed, 1 row added, 1 row removed, 1 column added')).toBeVisible();
  await expect.element(grid.getByRole('columnheader', { name: 'B added' })).toBeVisible();
  await expect.element(grid.getByRole('gridcell', { name: 'Before: 20, after: 25' })).toBeVisible();
  await expect.element(grid.getByRole('rowheader', { name: '4 added' })).toBeVisible();
  await expect.element(grid.getByRole('rowheader', { name: '4 removed' })).toBeVisible();
  await expectAccessible();
  await page.viewport(390, 844);
  await expectAccessible();
});

test('changes are navigated with shortcuts and from their list', async () => {
  const { screen } = await compare('text/csv', 'Stock.csv', [BEFORE, AFTER]);
  const list = screen.getByRole('region', { name: 'Changes' });
  await expect.element(list.getByRole('button', { name: 'D3 20 → 25' })).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(screen.getByText('Change 1 of 4')).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(screen.getByRole('region', { name: 'Cell D3' })).toHaveTextContent('D3Before: 20After: 25');
  await userEvent.keyboard('k');
  await expect.element(screen.getByText('Change 1 of 4')).toBeVisible();
  await list.getByRole('button', { name: /^Row 4 removed oats/ }).click();
  await expect.element(screen.getByRole('region', { name: 'Cell A4' })).toHaveTextContent('A4oats');
  await screen.getByRole('button', { name: 'View Cells' }).click();
  await screen.getByRole('option', { name: 'Text' }).click();
  await expect.element(screen.getByRole('table', { name: 'Text changes' })).toBeVisible();
});

test('cells in rows above 999 are named as in a formula', async () => {
  const rows = Array.from({ length: 1_200 }, (_, row) => `hay,${row}`);
  const { screen } = await compare('text/csv', 'Long.csv', [rows.join('\n'), rows.with(-1, 'hay,none').join('\n')]);
  await screen.getByRole('button', { name: 'B1200 1199 → none' }).click();
  await expect
    .element(screen.getByRole('region', { name: 'Cell B1200' }))
    .toHaveTextContent('B1200Before: 1199After: none');
});

test('a comment refers to the later cell, by its sheet, row and column', async () => {
  const { screen, address } = await compare('text/csv', 'Stock.csv', [BEFORE, AFTER]);
  await screen.getByRole('gridcell', { name: 'Before: 20, after: 25' }).click();
  await userEvent.keyboard('c');
  await expect.poll(address).toContain('/file/file-1/comments');
  await expect.element(screen.getByText('Sheet 1, D3')).toBeVisible();
  await expect.element(screen.getByText('25', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Comment on the whole file instead' }).click();
});

test('in a workbook, added, removed and renamed sheets are named', async () => {
  const rows = (texts: readonly string[]) => texts.map((text, index) => sheetRow(index + 1, [text, index])).join('');
  const before = [
    { name: 'Prices', rows: rows(['hay', 'straw', 'oats']) },
    { name: 'Old', rows: rows(['gone']) },
  ];
  const after = [
    { name: 'Prices 2027', rows: rows(['hay', 'straw', 'rye']) },
    { name: 'New', rows: rows(['come']) },
  ];
  const { screen } = await compare(XLSX, 'Prices.xlsx', [xlsxOf(before), xlsxOf(after)]);
  const tabs = screen.getByRole('navigation', { name: 'Sheets' });
  await expect.element(tabs.getByRole('button', { name: 'Prices 2027 renamed from “Prices”' })).toBeVisible();
  await expect.element(tabs.getByRole('button', { name: 'New added' })).toBeVisible();
  await expect.element(tabs.getByRole('button', { name: 'Old removed' })).toBeVisible();
  await expect.element(screen.getByText('1 cell changed')).toBeVisible();
});

test('if one revision cannot be read, the comparison shows why', async () => {
  const { screen } = await compare(XLSX, 'Prices.xlsx', [
    'no workbook',
    xlsxOf([{ name: 'A', rows: sheetRow(1, ['a']) }]),
  ]);
  await expect.element(screen.getByText(/This file is not a spreadsheet\./)).toBeVisible();
});
