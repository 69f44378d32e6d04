import type { Page, Route } from '@playwright/test';
import { findScreens } from '../fixtures/screens.ts';
import { openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

/** Screens that wait for a service even on a second visit, by the content that the device does not store. */
const NOT_CACHED: Readonly<Record<string, string>> = {
  '_console.activity': 'the activity log',
  '_console.connections': 'checks of this moment',
  '_console.explorer.$operationId': 'calls with what was sent',
  '_console.explorer.index': 'calls with what was sent',
  '_console.file.$fileId.comments': 'comments',
  '_console.file.$fileId.preview': 'content',
  '_console.people.$email': 'the activity log',
  '_console.reviews.$fileId.$approvalId': 'content',
  '_console.reviews.$fileId.$approvalId_.proof': 'the history of an approval',
  '_console.scripts.$scriptId.code': 'code',
  '_console.scripts.$scriptId.compare': 'code',
  '_console.scripts.$scriptId.properties': 'values of properties',
  '_console.scripts.$scriptId.run': 'code',
};

test('every screen that was open before is shown while no service responds', async ({ openAs, stack }) => {
  test.slow(); // Visits every screen twice.
  const operator = await openServicesClient(stack, 'operator');
  const { page } = await openAs('operator');
  const screens = await findScreens(operator, page);
  for (const { route, path } of screens.filter((screen) => !NOT_CACHED[screen.route])) {
    // Data is stored with a short delay.
    await expect(() => visitTwice(page, path), route).toPass();
  }
  expect(Object.keys(NOT_CACHED).filter((route) => !screens.some((screen) => screen.route === route))).toEqual([]);
});

async function visitTwice(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectShown(page);
  // Switching to another tab stores everything.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const release = await delayReads(page);
  try {
    await page.goto(path);
    await expectShown(page);
  } finally {
    await release();
  }
}

async function expectShown(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main [data-loading]')).toHaveCount(0);
}

/** Holds the responses to all of the page's reads except the session's, until the resolved function is called. */
async function delayReads(page: Page): Promise<() => Promise<void>> {
  const reads = /\/api\/(?!live)|\/auth\/people/;
  const released = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    await released.promise;
    await route.continue();
  };
  await page.route(reads, hold);
  return async () => {
    released.resolve();
    await page.unrouteAll({ behavior: 'wait' });
  };
}
