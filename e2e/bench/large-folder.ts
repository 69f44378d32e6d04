import { expect, type Page } from '@playwright/test';
import type { Client } from '@rotunda/api-client/client';
import { measureTable, type TableTimes } from './table-frames.ts';

const FILES = 100_000;
const IN_PARALLEL = 20;
const FOLDER = 'application/vnd.google-apps.folder';
const FILES_CALL = /\/drive\/v3\/files\?/;
/** As many pages as a user may load when looking for a file by scrolling. */
const PAGES = 20;
const FILES_PAGE = 100;

/** Creates a folder with 100,000 files of a user. Resolves to its ID. */
export async function createLargeFolder(person: Client): Promise<string> {
  const { id = '' } = await person.call('drive.files.create', {}, { body: { name: 'Archive', mimeType: FOLDER } });
  let created = 0;
  const createSome = async () => {
    while (created < FILES) {
      created += 1;
      await createFile(person, id, `file ${String(created).padStart(6, '0')}.pdf`);
    }
  };
  await Promise.all(Array.from({ length: IN_PARALLEL }, createSome));
  return id;
}

/** Measures opening a folder of 100,000 files, and its behaviour after some pages are loaded. */
export async function measureLargeFolder(page: Page, folderId: string): Promise<TableTimes & { shownMs: number }> {
  await page.goto('/files');
  await expect(page.getByRole('grid', { name: 'Files' })).toBeVisible();
  const startMs = performance.now();
  await page.goto(`/files/${folderId}`);
  const grid = page.getByRole('grid', { name: 'Files' });
  await expect(grid.getByText('file 000001.pdf')).toBeVisible();
  const shownMs = performance.now() - startMs;
  for (let loaded = 1; loaded < PAGES; loaded += 1) {
    const response = page.waitForResponse(FILES_CALL);
    await page.getByRole('button', { name: 'Load more' }).click();
    await response;
  }
  const rows = (PAGES * FILES_PAGE).toLocaleString('en');
  await expect(page.getByText(`First ${rows} items`, { exact: true }).first()).toBeVisible();
  await grid.getByRole('row').nth(1).focus();
  return { ...(await page.evaluate(measureTable, '[role=grid]')), shownMs };
}

async function createFile(person: Client, folderId: string, name: string): Promise<void> {
  await person.call('drive.files.create', { fields: 'id' }, { body: { name, parents: [folderId] } });
}
