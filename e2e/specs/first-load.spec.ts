import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { getMaxKib, MAX_FILES } from '../../apps/web/build/first-load-limits.ts';
import { expect, test } from '../fixtures/test.ts';

const built = new URL('../../apps/web/dist/', import.meta.url);

test('no screen starts with more than a few small scripts', async () => {
  const screens: Record<string, string[]> = JSON.parse(await readFile(new URL('screens.json', built), 'utf8'));
  const sizes = new Map<string, number>();
  for (const file of new Set(Object.values(screens).flat())) {
    sizes.set(file, gzipSync(await readFile(new URL(file, built)), { level: 9 }).length / 1024);
  }
  const loads = Object.entries(screens).map(([screen, files]) => ({
    screen,
    files: files.length,
    kib: files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0),
  }));
  const tooMuch = loads.filter(({ screen, files, kib }) => files > MAX_FILES || kib > getMaxKib(screen));
  expect(loads.length).toBeGreaterThan(50);
  expect(tooMuch).toEqual([]);
});

test('a first visit loads the scripts of its screen, and of no other', async ({ openAs }) => {
  const screens: Record<string, string[]> = JSON.parse(await readFile(new URL('screens.json', built), 'utf8'));
  const { page } = await openAs('operator');
  for (const [path, screen] of [
    ['/processes', '_console.processes'],
    ['/files', '_console.files.index'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('grid')).toBeVisible();
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1)),
    );
    expect(loaded).toEqual(expect.arrayContaining(screens[screen] ?? []));
    const others = loaded.filter((file) => /code-editor|codemirror|lezer|pdf|overlays/.test(file));
    expect(others, path).toEqual([]);
  }
});

test('a visit gets its session with the page, and does not request it', async ({ openAs }) => {
  const { page } = await openAs('operator');
  await page.goto('/processes');
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await countSessionRequests(page)).toBe(0);
  // Reading the session leaves no key of the device cache in the page.
  await expect(page.locator('#session')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'earlyCacheKey'))).toBeUndefined();
});

test('a visit by a link of another site requests the session once, before its scripts run', async ({
  openAs,
  stack,
}) => {
  const { page } = await openAs('operator');
  // The browser sends no strict cookie with such a navigation.
  await page.goto(`data:text/html,<a href="${stack.consoleOrigin}/processes">Processes</a>`);
  await page.getByRole('link').click();
  await expect(page.getByRole('grid')).toBeVisible();
  const areEarly = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    const runAt = visit instanceof PerformanceNavigationTiming ? visit.domInteractive : 0;
    const reads = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/auth/session'));
    return reads.map(({ startTime }) => startTime < runAt);
  });
  expect(areEarly).toEqual([true]);
});

function countSessionRequests(page: Page): Promise<number> {
  return page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/auth/session')).length,
  );
}
