import { expect, type Page } from '@playwright/test';
import type { Client } from '@rotunda/api-client/client';

const ROWS = 1_000_000;
const COLUMNS = 5;
const PATIENT = { timeout: 120_000 };

/** The time until a long CSV shows its first cells and until all rows are loaded, and its longest frame, in milliseconds. */
export type SheetTimes = { firstCellsMs: number; allRowsMs: number; longestFrameMs: number };

/** Creates a CSV file of 1,000,000 rows for a user. Resolves to its ID. */
export async function createLongSheet(person: Client): Promise<string> {
  const rows = Array.from(
    { length: ROWS },
    (_, row) => `${row + 1},Person ${row % 977},"Berlin, Mitte",${row * 7},2026-11-20`,
  );
  const media = { content: `id,name,place,amount,day\n${rows.join('\n')}\n`, contentType: 'text/csv' };
  const { id = '' } = await person.call('drive.files.create', {}, { body: { name: 'Long.csv' }, media });
  return id;
}

/** Opens a long CSV and scrolls it, first like a wheel, then in jumps over thousands of rows. */
export async function measureLongSheet(page: Page, fileId: string): Promise<SheetTimes> {
  await page.goto('/files');
  await expect(page.getByRole('grid', { name: 'Files' })).toBeVisible();
  const started = Date.now();
  await page.goto(`/file/${fileId}/preview`);
  // Waits by frames, because an expectation polls only after 100, 250, 500 and 1,000 ms.
  await page.getByRole('gridcell', { name: 'Person 1', exact: true }).waitFor(PATIENT);
  const firstCellsMs = Date.now() - started;
  const cells = ((ROWS + 1) * COLUMNS).toLocaleString('en');
  await page.getByText(`of ${cells} cells viewed`).waitFor(PATIENT);
  const allRowsMs = Date.now() - started;
  const longestFrameMs = await page.evaluate(scrollGrid);
  return { firstCellsMs, allRowsMs, longestFrameMs };
}

/** Runs in the page. */
async function scrollGrid(): Promise<number> {
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const scroller = document.querySelector('[role=grid]');
  if (!scroller) throw new Error('there is no grid');
  const frames: number[] = [];
  let before = await nextFrame();
  const scrollTo = async (top: number) => {
    scroller.scrollTop = top;
    const now = await nextFrame();
    frames.push(now - before);
    before = now;
  };
  for (let step = 1; step <= 200; step += 1) await scrollTo(scroller.scrollTop + 120);
  for (let step = 1; step <= 50; step += 1) await scrollTo((scroller.scrollHeight / 50) * step);
  return Math.max(...frames);
}
