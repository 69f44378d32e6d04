import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

/** What a visit loads before its list is in sight, and how long that takes. */
export type Load = { shownMs: number; scriptKib: number; scripts: number };

/** Opens the list of processes as a visit of its own. */
export async function measureLoad(page: Page): Promise<Load> {
  await page.addInitScript(markFirstRow);
  const startMs = performance.now();
  await page.goto('/processes');
  await expect(page.getByRole('grid', { name: 'Processes' })).toBeVisible();
  const shownMs = performance.now() - startMs;
  const urls = await page.evaluate(() => {
    const shownAt = performance.getEntriesByName('first row')[0]?.startTime ?? Infinity;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => startTime < shownAt && new URL(name).pathname.endsWith('.js'))
      .map(({ name }) => name);
  });
  const bodies = await Promise.all(urls.map(async (url) => (await page.request.get(url)).body()));
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  return { shownMs, scriptKib: bytes / 1024, scripts: urls.length };
}

/** Runs in the page: marks when the first row of a list is there. What is loaded later was not waited for. */
function markFirstRow(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[role=grid] [data-row-index]')) return;
    performance.mark('first row');
    observer.disconnect();
  });
  observer.observe(document, { subtree: true, childList: true });
}

/** Goes from the processes to the files by the navigation and says how long it took, in milliseconds. */
export async function measureRouteChange(page: Page): Promise<number> {
  await expect(page.getByRole('grid', { name: 'Processes' })).toBeVisible();
  const startMs = performance.now();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Files', exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Files' })).toBeVisible();
  return performance.now() - startMs;
}
