import type { Page, Route } from '@playwright/test';
import { navigateInPage } from '../fixtures/navigate-in-page.ts';
import { findScreens, type ScreenAddress } from '../fixtures/screens.ts';
import { openServicesClient } from '../fixtures/services-client.ts';
import { emailOf, signIn } from '../fixtures/sign-in.ts';
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

/** A shared drive of the demo organisation. */
const DRIVE = 'Product Design';

/** `pnpm test:screens` loads every screen by its address, as after a restart of the browser; otherwise one screen in ten. */
const LOADED_ONE_IN = process.env.LONG_TESTS ? 1 : 10;

test('every screen that was open before is shown while no service responds', async ({ openAs, stack }) => {
  test.slow(); // Visits every screen twice.
  const operator = await openServicesClient(stack, 'operator');
  const { page } = await openAs('operator');
  const screens = await findScreens(operator, page);
  const cached = screens.filter((screen) => !NOT_CACHED[screen.route]);
  const loaded = cached.filter((_, index) => index % LOADED_ONE_IN === 0);
  const others = cached.filter((screen) => !loaded.includes(screen));
  for (const { route, path } of [...loaded, ...(await visitAllTwice(page, others))]) {
    // Data is stored with a short delay.
    await expect(() => visitTwice(page, path), route).toPass();
  }
  expect(Object.keys(NOT_CACHED).filter((route) => !screens.some((screen) => screen.route === route))).toEqual([]);
});

test('a user whose role no longer includes what this device has stored sees none of it', async ({
  openAs,
  page,
  stack,
}) => {
  await signIn(page, 'reviewer', stack.demoPassword, '/drives');
  await expect(page.getByRole('row').filter({ hasText: DRIVE })).toBeVisible();
  // Data is stored with a short delay.
  await expect(() => visitTwice(page, '/drives')).toPass();

  const { page: operator } = await openAs('operator');
  expect(await operator.evaluate(changeRole, { method: 'PUT', email: emailOf('reviewer'), roles: ['support'] })).toBe(
    200,
  );
  try {
    const seen: string[] = [];
    await page.exposeFunction('reportSeen', (text: string) => seen.push(text));
    await page.addInitScript(reportWhenSeen, DRIVE);
    const releaseAll = await delayReads(page);
    // The identity provider still knows the user, so the console signs in again by itself.
    await page.goto('/drives');
    await expect(page.getByText('Your role does not include this')).toBeVisible();
    await releaseAll();
    await page.goto('/drives');
    await expect(page.getByText('Your role does not include this')).toBeVisible();
    expect(seen).toEqual([]);
  } finally {
    expect(await operator.evaluate(changeRole, { method: 'DELETE', email: emailOf('reviewer') })).toBe(204);
  }
});

async function changeRole({
  method,
  email,
  roles,
}: {
  method: string;
  email: string;
  roles?: string[];
}): Promise<number> {
  const headers = { 'x-bff-csrf': '1', 'content-type': 'application/json' };
  const body = roles ? JSON.stringify({ roles }) : null;
  return (await fetch(`/auth/people/roles/${encodeURIComponent(email)}`, { method, headers, body })).status;
}

/** Reports a text as soon as the page contains it, even if it is removed before the next frame. */
function reportWhenSeen(text: string): void {
  const report: unknown = Reflect.get(globalThis, 'reportSeen');
  new MutationObserver(() => {
    if (document.body?.textContent.includes(text) && typeof report === 'function') report(text);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Opens screens in one page, and again in a later one without responses. Resolves to the screens that waited for a service. */
async function visitAllTwice(page: Page, screens: readonly ScreenAddress[]): Promise<readonly ScreenAddress[]> {
  for (const { path } of screens) {
    await page.evaluate(navigateInPage, path);
    await expectShown(page);
  }
  await storeReads(page);
  const release = await delayReads(page);
  try {
    await page.goto('/');
    await expectShown(page);
    const waiting: ScreenAddress[] = [];
    for (const screen of screens) {
      await page.evaluate(navigateInPage, screen.path);
      const isShown = await expectShown(page).then(
        () => true,
        () => false,
      );
      if (!isShown) waiting.push(screen);
    }
    return waiting;
  } finally {
    await release();
  }
}

/** Switches to another tab, which stores everything. */
async function storeReads(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

async function visitTwice(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectShown(page);
  await storeReads(page);
  const release = await delayReads(page);
  try {
    await page.goto(path);
    await expectShown(page);
  } finally {
    await release();
  }
}

async function expectShown(page: Page): Promise<void> {
  // The previous screen stays in the document, hidden, until the next one replaces it.
  await expect(page.locator('main h1').filter({ visible: true })).toHaveCount(1);
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
