import type { Locator, Page } from '@playwright/test';
import { findScreens, openScreen } from '../fixtures/screens.ts';
import { openServicesClient, startApproval } from '../fixtures/services-client.ts';
import { findTraps } from '../fixtures/tab-stops.ts';
import { expect, test } from '../fixtures/test.ts';

// It takes a picture of the page at each of some thousand steps.
test.use({ trace: 'off' });

const DIALOG = '[role=dialog], [role=alertdialog]';
const PANEL = 'aside[data-panel]';

async function expectNoTrap(page: Page, where: string, scope: string): Promise<void> {
  const { stops, traps } = await findTraps(page, scope);
  expect(stops, where).toBeGreaterThan(0);
  // A window with one control keeps the focus, and Escape closes it.
  if (stops > 1) expect(traps, where).toEqual([]);
  else await page.keyboard.press('Escape');
}

test('focus that rests on a control of any screen goes on by Tab and Shift+Tab', async ({ openAs, stack }) => {
  const operator = await openServicesClient(stack, 'operator');
  test.slow(); // Each control of each screen is tried in both directions.
  const { page } = await openAs('operator');
  const screens = await findScreens(operator, page);
  expect(screens.length).toBeGreaterThan(45);
  await page.clock.install();
  for (const [at, { route, path }] of screens.entries()) {
    await openScreen(page, path);
    // The bar and the navigation are the same on all screens.
    await expectNoTrap(page, route, at === 0 ? 'body' : 'main');
  }
});

test('focus that rests on a control of a panel or dialog goes on by Tab and Shift+Tab', async ({ openAs, stack }) => {
  const operator = await openServicesClient(stack, 'operator');
  test.slow(); // Each control of each window is tried in both directions.
  const fileId = await startApproval(operator, { name: 'Traps.txt', reviewers: ['operator'] });
  const { page } = await openAs('operator');
  await page.clock.install();
  const press = (name: string | RegExp) => () => page.getByRole('button', { name }).first().click();
  // Some keys work only once what they are about has been loaded.
  const type = (key: string, loaded?: Locator) => async () => {
    if (loaded) await expect(loaded).toBeVisible();
    await page.keyboard.press(key);
  };
  const choose = (button: string | RegExp, item: string) => async () => {
    await press(button)();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const selectRow = (key: string) => () => page.getByRole('grid').getByRole('row').nth(1).press(key);
  const opened: { path: string; open: () => Promise<void>; scope: string }[] = [
    { path: '/processes', open: selectRow('Enter'), scope: PANEL },
    { path: '/processes', open: type('`'), scope: PANEL },
    { path: '/processes', open: press('Help for this screen'), scope: PANEL },
    { path: '/files', open: selectRow('Space'), scope: PANEL },
    { path: '/processes', open: type('?'), scope: DIALOG },
    { path: '/processes', open: type('Control+k'), scope: DIALOG },
    { path: '/watches', open: press('Watch something'), scope: DIALOG },
    { path: `/file/${fileId}/sharing`, open: press('Share'), scope: DIALOG },
    { path: `/file/${fileId}/preview`, open: choose('More actions', 'Make a copy'), scope: DIALOG },
    { path: `/file/${fileId}/preview`, open: choose('More actions', 'Rename'), scope: DIALOG },
    {
      path: `/file/${fileId}/approvals`,
      open: type('r', page.getByRole('button', { name: 'Decline' })),
      scope: DIALOG,
    },
    { path: '/files', open: choose(/^New$/, 'New folder'), scope: DIALOG },
    { path: '/drives', open: press('New shared drive'), scope: DIALOG },
    { path: '/scripts', open: press('New project'), scope: DIALOG },
    { path: '/calendar', open: type('q', page.getByText(/events loaded/)), scope: DIALOG },
  ];
  for (const [at, { path, open, scope }] of opened.entries()) {
    await openScreen(page, path);
    // Keys work a moment after the screen is there.
    await expect(async () => {
      await open();
      await expect(page.locator(scope).last()).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expectNoTrap(page, `${at}: ${path}`, scope);
  }
});
