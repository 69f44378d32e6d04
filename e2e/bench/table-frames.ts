import { expect, type Page } from '@playwright/test';

const ROWS = 100_000;
const FILES_PAGE = 1_000; // The maximum page size of the service.
const PLAIN_ROWS = 10_000; // A browser needs minutes to lay out ten times as many.
const FILES_CALL = /\/drive\/v3\/files\?/;
const LIST_CALL = /\/v1\/processes(\?|$)/;
const STATUSES = ['COMPLETED', 'FAILED', 'RUNNING', 'TIMED_OUT'];

/** The longest frame while scrolling a list, and the time to select one row, both in milliseconds. */
export type TableTimes = { longestFrameMs: number; pickMs: number };

/** Measures the process list with 100,000 rows, all loaded from one mocked page. */
export async function measureLongList(page: Page): Promise<TableTimes> {
  const body = JSON.stringify({ processes: Array.from({ length: ROWS }, (_, index) => toProcess(index)) });
  await page.route(LIST_CALL, (route) => route.fulfill({ contentType: 'application/json', body }));
  await page.goto('/processes?live=false');
  const grid = page.getByRole('grid', { name: 'Processes' });
  await expect(page.getByText(`${ROWS.toLocaleString('en')} processes`, { exact: true }).first()).toBeVisible({
    timeout: 60_000,
  });
  await grid.getByRole('row').nth(1).focus();
  const times = await page.evaluate(measureTable, '[role=grid]');
  await page.unroute(LIST_CALL);
  return times;
}

/**
 * Measures a list of 100,000 files after all of them are loaded from mocked pages. While the list is scrolled, it reloads all
 * pages, because `changeFiles` changed something.
 */
export async function measureLoadedFiles(page: Page, changeFiles: () => Promise<unknown>): Promise<TableTimes> {
  const pages = Array.from({ length: ROWS / FILES_PAGE }, (_, index) => toFilesPage(index));
  await page.route(FILES_CALL, (route) => {
    const token = Number(new URL(route.request().url()).searchParams.get('pageToken') ?? 0);
    return route.fulfill({ contentType: 'application/json', body: pages[token] ?? '{}' });
  });
  await page.goto('/files');
  const grid = page.getByRole('grid', { name: 'Files' });
  await expect(grid.getByText('file 00000.pdf')).toBeVisible();
  await grid.evaluate(loadAll, pages.length, { timeout: 60_000 });
  await expect(page.getByText(`${ROWS.toLocaleString('en')} items`, { exact: true }).first()).toBeVisible();
  await grid.getByRole('row').nth(1).focus();
  // Changes are reported only after the page, which has been busy, is subscribed to them.
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const isReadAgain = page.waitForRequest(FILES_CALL, { timeout: 60_000 });
  await changeFiles();
  await isReadAgain;
  const times = await page.evaluate(measureTable, '[role=grid]');
  await page.unroute(FILES_CALL);
  return times;
}

/** Measures the same columns with a tenth of the rows in a plain table that renders all of them. */
export async function measurePlainTable(page: Page): Promise<TableTimes> {
  const rows = Array.from({ length: PLAIN_ROWS }, (_, index) => {
    const cells = Object.values(toProcess(index)).map((value) => `<td>${value}</td>`);
    return `<tr tabindex="-1"><td><input type="checkbox"></td>${cells.join('')}</tr>`;
  });
  await page.setContent(
    `<style>div{height:800px;overflow:auto}td{height:36px;padding:0 12px;white-space:nowrap}tr.picked{background:#eef}</style>
     <div><table>${rows.join('')}</table></div>`,
  );
  await page.evaluate(() => {
    const row = document.querySelector('tr');
    addEventListener('keydown', ({ key }) => key === 'x' && row?.classList.toggle('picked'));
    row?.focus();
  });
  return page.evaluate(measureTable, 'table');
}

function toProcess(index: number) {
  return {
    processId: `p${index}`,
    scriptId: `script-${index % 40}`,
    projectName: `Project ${index % 40}`,
    functionName: `function${index % 200}`,
    processType: 'TIME_DRIVEN',
    processStatus: STATUSES[index % STATUSES.length],
    userAccessLevel: 'OWNER',
    startTime: new Date(Date.UTC(2026, 10, 20) - index * 60_000).toISOString(),
    duration: `${index % 90}.2s`,
  };
}

function toFilesPage(index: number): string {
  const files = Array.from({ length: FILES_PAGE }, (_, place) => toFile(index * FILES_PAGE + place));
  return JSON.stringify({ files, ...((index + 1) * FILES_PAGE < ROWS && { nextPageToken: String(index + 1) }) });
}

function toFile(index: number) {
  const owner = { displayName: 'Olga', emailAddress: 'olga@example.com', me: true };
  return {
    id: `f${index}`,
    name: `file ${String(index).padStart(5, '0')}.pdf`,
    mimeType: 'application/pdf',
    size: String(index * 37),
    owners: [owner],
    modifiedTime: new Date(Date.UTC(2026, 10, 20) - index * 60_000).toISOString(),
    capabilities: { canRename: true, canTrash: true, canShare: true },
  };
}

/** Runs in the page: presses the button at the end of a list until all its pages are loaded. */
async function loadAll(grid: Element, pages: number): Promise<void> {
  const scroller = grid.parentElement;
  const button = scroller?.querySelector<HTMLElement>(':scope > div:last-of-type button');
  if (!(scroller && button)) throw new Error('there is no more to load');
  for (let loaded = 1; loaded < pages; loaded += 1) {
    const heightPx = scroller.scrollHeight;
    button.click();
    while (scroller.scrollHeight < heightPx + 1_000) await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Runs in the page: scrolls the table's container, first like a wheel, then in jumps over thousands of rows. */
export async function measureTable(selector: string): Promise<TableTimes> {
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const scroller = document.querySelector(selector)?.parentElement;
  if (!scroller) throw new Error('there is no table');
  const frames: number[] = [];
  let before = await nextFrame();
  const scrollTo = async (top: number) => {
    scroller.scrollTop = top;
    const now = await nextFrame();
    frames.push(now - before);
    before = now;
  };
  for (let step = 1; step <= 200; step += 1) await scrollTo(step * 120);
  for (let step = 1; step <= 50; step += 1) await scrollTo((scroller.scrollHeight / 50) * step);
  await scrollTo(0);
  const picks: number[] = [];
  for (let round = 0; round < 21; round += 1) {
    await nextFrame();
    const startMs = performance.now();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }));
    await Promise.resolve(); // The effect of the key is rendered in a microtask.
    scroller.getBoundingClientRect();
    picks.push(performance.now() - startMs);
  }
  return { longestFrameMs: Math.max(...frames), pickMs: picks.sort((a, b) => a - b)[10] ?? 0 };
}
