import type { Page } from '@playwright/test';
import { findAllScreenPaths, openScreen } from '../fixtures/screens.ts';
import { openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';
import config from '../playwright.config.ts';

// Headless Chromium hides scrollbars, and with them the space that they take.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });

for (const window of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`no screen scrolls the page itself at ${window.width} × ${window.height}`, async ({ openAs, stack }) => {
    test.slow(); // Visits every screen.
    const { page } = await openAs('operator');
    const screens = await findAllScreenPaths(await openServicesClient(stack, 'operator'), page);
    await page.setViewportSize(window);
    for (const path of screens) {
      await openScreen(page, path);
      expect
        .soft(await readPage(page), path)
        .toEqual({ ...window, scrollWidth: window.width, scrollHeight: window.height });
      if (window.width === 390) expect.soft(await findShortLists(page), path).toEqual([]);
    }
  });
}

// 1280 × 1024 at 400 %, as WCAG 2.2, 1.4.10 defines it.
test('every screen scrolls as a page at 400 % zoom, with everything reachable', async ({ openAs, stack }) => {
  test.slow(); // Visits every screen.
  const window = { width: 320, height: 256 };
  const { page } = await openAs('operator');
  const screens = await findAllScreenPaths(await openServicesClient(stack, 'operator'), page);
  await page.setViewportSize(window);
  for (const path of screens) {
    await openScreen(page, path);
    const { width, scrollWidth, scrollHeight } = await readPage(page);
    expect.soft(scrollWidth, path).toBeLessThanOrEqual(width);
    expect.soft(scrollHeight, path).toBeGreaterThan(window.height);
    for (const part of [page.getByRole('navigation', { name: 'Main' }), page.getByRole('main')]) {
      // A calendar scrolls to its day once it is loaded.
      await expect(async () => {
        await part.scrollIntoViewIfNeeded();
        await expect(part, path).toBeInViewport({ timeout: 500 });
      }).toPass({ timeout: 30_000 });
    }
    expect.soft(await findFlatRegions(page), path).toEqual([]);
    expect.soft(await findSidewaysRegions(page), path).toEqual([]);
    expect.soft(await findCoveredFocus(page), path).toEqual([]);
  }
});

/** Returns lists that fill the screen but have space for fewer than eight rows. */
function findShortLists(page: Page) {
  return page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('[role=grid]')].flatMap((grid) => {
      const row = grid.querySelector('[role=row]:has([role=gridcell])');
      const scroller = grid.parentElement;
      if (!row?.checkVisibility() || !scroller || getComputedStyle(scroller).overflowY !== 'auto') return [];
      const { top, bottom } = scroller.getBoundingClientRect();
      const head = grid.querySelector('[role=rowgroup]')?.clientHeight ?? 0;
      const roomPx = Math.min(bottom, window.innerHeight) - top - head;
      const rows = Math.floor(roomPx / row.clientHeight);
      return rows < 8 ? [`${grid.ariaLabel}: ${rows} rows`] : [];
    }),
  );
}

function readPage(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth } = document.documentElement;
    return { width: clientWidth, height: window.innerHeight, scrollWidth, scrollHeight };
  });
}

/** Returns scroll containers that are too low to show any of their content. */
function findFlatRegions(page: Page) {
  return page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('*')]
      .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY) && part.checkVisibility())
      .filter((part) => part.clientHeight < 60 && part.scrollHeight > part.clientHeight + 4)
      .map((part) => `${part.tagName} ${part.className} ${part.clientHeight} of ${part.scrollHeight} px`),
  );
}

/**
 * Returns containers that also scroll horizontally, although none of their content needs two dimensions like tables, code and
 * bars do.
 */
function findSidewaysRegions(page: Page) {
  return page.getByRole('main').evaluate((main) => {
    const isWide = ':is(table, pre, nav, [class*=fading], [role=grid], [role=table], [role=tree], .cm-editor)';
    return [...main.querySelectorAll('*')]
      .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowX) && part.checkVisibility())
      .filter((part) => part.scrollWidth > part.clientWidth + 1)
      .filter((part) => !part.closest(isWide) && !part.querySelector(isWide))
      .map((part) => `${part.tagName} ${part.className} ${part.clientWidth} of ${part.scrollWidth} px`);
  });
}

/** Returns controls that are out of view or covered while they have the focus (WCAG 2.2, 2.4.11). */
function findCoveredFocus(page: Page) {
  return page.getByRole('main').evaluate((main) => {
    const tabbable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';
    const controls = [...main.querySelectorAll<HTMLElement>(tabbable)].filter(
      (control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }),
    );
    return controls.slice(0, 40).flatMap((control) => {
      control.focus();
      if (document.activeElement !== control) return [];
      const { left, right, top, bottom } = control.getBoundingClientRect();
      // Not entirely hidden, as 2.4.11 requires: at least one of nine points must be visible.
      const points = [0.1, 0.5, 0.9].flatMap((across) =>
        [0.1, 0.5, 0.9].map((down) => [left + across * (right - left), top + down * (bottom - top)] as const),
      );
      const isSeen = points.some(([x, y]) => {
        const above = document.elementFromPoint(x, y);
        return (
          above !== null && (control.contains(above) || above.contains(control) || above.closest('label') !== null)
        );
      });
      return isSeen ? [] : [`${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent}`];
    });
  });
}
