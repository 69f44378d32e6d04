import type { Page } from '@playwright/test';
import { expectOutageReported, expectRecovered, LOST_CONNECTION, RECOVERY_TIMEOUT_MS } from '../fixtures/outage.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { type Stack, startStack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

/** The server's outages during an action, and how it recovers. */
const OUTAGES = [
  { name: 'is killed', begin: 'SIGKILL', end: undefined },
  { name: 'hangs and continues', begin: 'SIGSTOP', end: 'SIGCONT' },
  { name: 'hangs and is restarted', begin: 'SIGSTOP', end: 'SIGKILL' },
] as const;

/** Actions that need the server, and how to verify that they are complete. */
const ACTS = [
  {
    name: 'a navigation',
    path: '/processes',
    act: (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'People' }).click(),
    done: (page: Page) => page.getByRole('grid', { name: 'People' }),
  },
  {
    name: 'a dialog',
    path: '/calendars',
    act: (page: Page) => page.getByRole('button', { name: 'New calendar' }).click(),
    done: (page: Page) => page.getByRole('dialog', { name: 'New calendar' }),
  },
  {
    name: 'a panel',
    path: '/processes',
    act: (page: Page) => page.getByRole('grid', { name: 'Processes' }).getByRole('row').nth(1).click(),
    done: (page: Page) => page.getByRole('button', { name: 'Close panel' }),
  },
  {
    name: 'a search',
    path: '/files',
    act: async (page: Page) => {
      await page.getByLabel('Search names and content').fill('budget');
      await page.keyboard.press('Enter');
    },
    done: (page: Page) => page.getByRole('heading', { name: 'Files with “budget”' }),
  },
] as const;

for (const outage of OUTAGES) {
  test.describe(`while the server ${outage.name}`, () => {
    let stack: Stack;
    // Uses its own system, because one that exits too often in a row is not restarted.
    test.beforeAll(async () => {
      stack = await startStack();
    });
    test.afterAll(() => stack.stop());

    for (const { name, path, act, done } of ACTS) {
      test(`${name} waits, and completes automatically`, async ({ browser, consoleMessages, contextOptions }) => {
        consoleMessages.allow(LOST_CONNECTION);
        const context = await browser.newContext({ ...contextOptions, baseURL: stack.consoleOrigin });
        consoleMessages.follow(context);
        const page = await context.newPage();
        await signIn(page, 'operator', stack.demoPassword, path);
        await expect(page.getByText('Live', { exact: true })).toBeVisible();
        stack.signalConsole(outage.begin);
        await act(page);
        if (outage.end) {
          await expectOutageReported(page);
          stack.signalConsole(outage.end);
        }
        await expect(done(page)).toBeVisible({ timeout: RECOVERY_TIMEOUT_MS });
        await expectRecovered(page);
        await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
        await context.close();
      });
    }
  });
}
