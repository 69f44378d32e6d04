import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

/** The cost of a visit until its list is visible. */
export type Load = { shownMs: number; scriptKib: number; scripts: number };

const ROWS_SHOWN = 'rows shown';
const OBSERVE_MS = 1_000; // Users stay on a screen at least this long.

/** Opens the process list in a new visit. */
export async function measureLoad(page: Page): Promise<Load> {
  await page.addInitScript(markRows, ['Processes', ROWS_SHOWN]);
  await page.goto('/processes');
  const shownMs = await readMark(page);
  const urls = await page.evaluate((shownAt) => {
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => startTime < shownAt && new URL(name).pathname.endsWith('.js'))
      .map(({ name }) => name);
  }, shownMs);
  const bodies = await Promise.all(urls.map(async (url) => (await page.request.get(url)).body()));
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  return { shownMs, scriptKib: bytes / 1024, scripts: urls.length };
}

/** Navigates from the processes to the files. Returns the time until their rows were visible, in milliseconds. */
export async function measureRouteChange(page: Page): Promise<number> {
  await expect(page.getByRole('grid', { name: 'Processes' })).toBeVisible();
  await sleep(OBSERVE_MS);
  await page.evaluate((mark) => performance.clearMarks(mark), ROWS_SHOWN);
  await page.evaluate(markRows, ['Files', ROWS_SHOWN]);
  await page.evaluate(() => document.addEventListener('click', () => performance.mark('clicked'), { capture: true }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Files', exact: true }).click();
  const shownMs = await readMark(page);
  const clickedMs = await page.evaluate(() => performance.getEntriesByName('clicked')[0]?.startTime ?? 0);
  return shownMs - clickedMs;
}

/**
 * Returns when the rows were visible, in milliseconds since the visit began. The page records the time itself, because polling is
 * slow.
 */
async function readMark(page: Page): Promise<number> {
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, ROWS_SHOWN);
  return page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime ?? 0, ROWS_SHOWN);
}

/** Runs in the page: sets a mark when the first row of the grid with this name appears. */
function markRows([grid, mark]: readonly string[]): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(`[role=grid][aria-label="${grid}"] [data-row-index]`)) return;
    performance.mark(mark ?? '');
    observer.disconnect();
  });
  observer.observe(document, { subtree: true, childList: true });
}
