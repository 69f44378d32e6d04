// A console with services and providers that this project did not write, or that behave like third-party ones.
import { test as base, expect } from '@playwright/test';
import { findFreePort } from '../../apps/bff/src/testing/servers/free-port.ts';
import { type ClientFiles, makeClientFiles } from '../../apps/bff/src/testing/servers/openid-settings.ts';
import { ConsoleMessages } from '../fixtures/console-messages.ts';
import { startStack } from '../fixtures/stack.ts';
import { EmbeddedServices } from './embedded-services.ts';
import { ScreenWalk } from './screen-walk.ts';
import type { TestEnvironment } from './setting.ts';
import { settings } from './settings.ts';

const test = base.extend<object, { embedded: EmbeddedServices; files: ClientFiles }>({
  files: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright determines the required fixtures from this pattern
    async ({}, use) => {
      await using files = await makeClientFiles();
      await use(files);
    },
    { scope: 'worker' },
  ],
  embedded: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright determines the required fixtures from this pattern
    async ({}, use) => {
      await using embedded = await EmbeddedServices.start();
      await use(embedded);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/**
 * Covers what only the dedicated run of these tests (`pnpm test:outside`) includes: provider settings with the embedded services,
 * each of which `openid-providers.test.ts` tests over HTTP; PostgreSQL, which the backend tests and `compose.test.ts` also use; a
 * quota that is exceeded now and then, which `quota.test.ts` and `retries.test.ts` exceed; and two of three screens for which a
 * setting expects nothing in particular.
 */
const isLong = Boolean(process.env.LONG_TESTS);
const SOME = isLong ? 1 : 3;
const tested = settings.filter(({ isTestedOverHttp }) => isLong || !isTestedOverHttp);

for (const [number, setting] of tested.entries()) {
  const title = `${setting.names.join('; ')}: a person signs in, and screens show what there is`;
  test(title, async ({ browser, contextOptions, embedded, files }) => {
    const port = await findFreePort();
    const consoleOrigin = `http://localhost:${port}`;
    await using resources = new AsyncDisposableStack();
    const surroundings = await setting.start({ embedded, files, consoleOrigin, resources });
    const stack = await startStack({ PORT: String(port), ...surroundings.variables });
    resources.defer(() => stack.stop());
    const context = await browser.newContext({ ...contextOptions, baseURL: consoleOrigin });
    resources.defer(() => context.close());
    const complaints = new ConsoleMessages();
    complaints.follow(context);
    const page = await context.newPage();
    await page.goto('/');
    await surroundings.signIn?.(page);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    const screens = await surroundings.findScreens(page);
    expect(screens.length).toBeGreaterThan(45);
    // Successive settings open different screens, so that together they open all.
    const visited = screens.filter(
      ({ route }, index) => (index + number) % SOME === 0 || isAffected(surroundings, route),
    );
    expect.soft(await new ScreenWalk(page, surroundings).run(screens, visited)).toEqual([]);
    complaints.check();
  });
}

/** Whether a setting expects something in particular on a screen. */
function isAffected(
  { affectedRoutes = [], expectedTexts, forbiddenTexts = {} }: TestEnvironment,
  route: string,
): boolean {
  return affectedRoutes.includes(route) || route in expectedTexts || route in forbiddenTexts;
}
