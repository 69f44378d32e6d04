import { writeFile } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import type { Role } from '@rotunda/api-client/roles';
import type { OtherBrowser } from '../../scripts/install/find-other-browsers.ts';
import { emailOf } from '../fixtures/sign-in.ts';
import { type Stack, startStack } from '../fixtures/stack.ts';
import { openFirefox } from './firefox.ts';
import type { Tab } from './tab.ts';
import { openWebKit } from './webkit.ts';

type WorkerFixtures = { stack: Stack };
type Fixtures = {
  /** The browser under test. */
  program: OtherBrowser;
  /** A tab without a signed-in user. */
  tab: Tab;
  /** Signs in through the real sign-in page and continues at `path`, by default Home. */
  signIn(user: Role, path?: string): Promise<void>;
};

/** Every test runs in its own browser, against a complete system that belongs to its worker. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright determines the required fixtures from this pattern
    async ({}, use) => {
      const stack = await startStack();
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  program: [{ name: 'firefox', executable: '' }, { option: true }],
  tab: async ({ program }, use, testInfo) => {
    await using tab = await (program.name === 'firefox' ? openFirefox(program) : openWebKit(program));
    await use(tab);
    if (testInfo.status !== testInfo.expectedStatus) {
      await writeFile(testInfo.outputPath('page.txt'), await tab.readPage());
    }
  },
  signIn: async ({ tab, stack }, use) => {
    await use(async (user, path = '/') => {
      await tab.goto(stack.consoleOrigin + path);
      await tab.fill('Email', emailOf(user));
      await tab.fill('Password', stack.demoPassword);
      await tab.click('button', 'Sign in');
      await tab.see('navigation', 'Main');
    });
  },
});

/** Playwright's assertions. */
export const expect = test.expect;
