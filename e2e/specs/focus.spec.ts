import type { Page } from '@playwright/test';
import { findHiddenButtons } from '../fixtures/hidden-buttons.ts';
import { addPageControls, hasOpened, OPENED, readOutcome } from '../fixtures/page-controls.ts';
import { addPageElements } from '../fixtures/page-elements.ts';
import { findScreens, openScreen } from '../fixtures/screens.ts';
import { openServicesClient } from '../fixtures/services-client.ts';
import { walkTabStops } from '../fixtures/tab-stops.ts';
import { expect, test } from '../fixtures/test.ts';
import { blockChanges, visitWindows } from '../fixtures/windows.ts';

// Tracing takes a screenshot at each of about a thousand steps.
test.use({ trace: 'off' });

const PARTS = 5;
const USUAL = { width: 1440, height: 900 };
/** A small laptop. */
const LOW = { width: 1280, height: 720 };

test('Tab and Shift+Tab move through all controls of every screen, however long the focus rests', async ({
  openAs,
  stack,
}) => {
  const operator = await openServicesClient(stack, 'operator');
  test.slow(); // Visits each control of each screen in both directions.
  const { page } = await openAs('operator');
  const screens = await findScreens(operator, page);
  expect(screens.length).toBeGreaterThan(45);
  await page.clock.install();
  await addPageElements(page);
  for (const [at, { route, path }] of screens.entries()) {
    await openScreen(page, path);
    // The bar and the navigation are the same on all screens.
    if (at === 0) await expectTabOrder(page, route, 'body');
    await skipToContent(page);
    await expectTabOrder(page, route, 'main');
  }
});

// Split into parts, so that the slowest test runs in parallel.
for (let part = 0; part < PARTS; part += 1) {
  test(`every window and panel opened by a control is reachable with Tab and shows its buttons, part ${part + 1} of ${PARTS}`, async ({
    openAs,
    stack,
  }) => {
    const operator = await openServicesClient(stack, 'operator');
    test.slow(); // Presses every control of each screen.
    const { page } = await openAs('operator');
    const screens = await findScreens(operator, page);
    const paths = [...screens.map(({ path }) => path), '/files?in=drives'];
    await page.clock.install();
    await addPageElements(page);
    await addPageControls(page);
    await blockChanges(page);
    const known = new Set<string>();
    for (const path of paths.filter((_, at) => at % PARTS === part)) {
      await visitWindows(page, path, known, async ({ opened, isPanel, controls }, way) => {
        test.info().annotations.push({ type: 'opened', description: `${opened}: ${[path, ...way].join(' › ')}` });
        await page.setViewportSize(LOW);
        await expect.poll(() => findHiddenButtons(page), [path, ...way].join(' › ')).toEqual([]);
        await page.setViewportSize(USUAL);
        if (isPanel) await enterPanel(page);
        // A window with one control keeps the focus, and Escape closes it.
        if (controls.length > 1) await expectTabOrder(page, [path, ...way].join(' › '), OPENED);
      });
    }
    expect(known.size).toBeGreaterThan(10);
  });
}

test('Tab and Shift+Tab move through every window and panel opened by a shortcut', async ({ openAs, stack }) => {
  const operator = await openServicesClient(stack, 'operator');
  const { page } = await openAs('operator');
  const [file = ''] = (await findScreens(operator, page)).flatMap(({ path }) => (/^\/file\//.test(path) ? path : []));
  await page.clock.install();
  await addPageElements(page);
  await addPageControls(page);
  // The palette has one control, the field.
  for (const { path, key, on } of [
    { path: '/files', key: 'Space', on: page.getByRole('grid', { name: 'Files' }).getByRole('row').nth(1) },
    { path: '/processes', key: '`', on: page.locator('body') },
    { path: file, key: '?', on: page.locator('body') },
    { path: '/drives', key: 'Enter', on: page.getByRole('button', { name: 'Help for this screen' }) },
  ]) {
    await openScreen(page, path);
    // Keys work shortly after the screen is shown.
    await expect(async () => {
      await on.press(key);
      await expect.poll(() => hasOpened(page), { timeout: 2_000 }).toBe(true);
    }).toPass();
    const { isPanel, controls } = await readOutcome(page);
    if (isPanel) await enterPanel(page);
    if (controls.length > 1) await expectTabOrder(page, `${path}, ${key}`, OPENED);
  }
});

async function enterPanel(page: Page): Promise<void> {
  const entered = page.locator(`${OPENED}:focus-within`);
  await expect(async () => {
    // A panel that was opened directly already has the focus, and the key would move it.
    if ((await entered.count()) === 0) await page.keyboard.press('F6');
    await expect(entered).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  // A panel may take the focus late, so the focus is always set to its start.
  await page.locator(OPENED).focus();
}

async function skipToContent(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

async function expectTabOrder(page: Page, where: string, scope: string): Promise<void> {
  const { stops, faults } = await walkTabStops(page, scope);
  expect.soft(faults, where).toEqual([]);
  expect.soft(stops, where).toBeGreaterThan(0);
}
