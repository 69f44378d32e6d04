// Takes the README's screenshots of a fresh demo organisation, or other ones if a theme and a directory are given.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { buildConsole, isConsoleBuilt } from '../../scripts/console-build.ts';
import { findBrowser } from '../../scripts/install/find-browser.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { startStack } from '../fixtures/stack.ts';

const IMAGES = fileURLToPath(new URL('../../docs/images', import.meta.url));
const [theme = 'light', directory = IMAGES] = process.argv.slice(2);

/** The steps before each screenshot that make the screen show what the README describes. */
const PICTURES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  processes: async (page) => {
    await page.goto('/processes?status=["FAILED"]');
    await page
      .getByRole('row', { name: /^exportOne in Invoice export/ })
      .first()
      .click();
    await page
      .getByRole('complementary')
      .getByText(/^Compare shows/)
      .waitFor();
  },
  explorer: async (page) => {
    await page.goto('/explorer/drive.files.list');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByRole('tab', { name: 'Table' }).click();
    await page.getByRole('button', { name: 'Save as CSV' }).waitFor();
  },
  calendar: async (page) => {
    await page.goto('/calendar');
    // The calendar opens at the current time, which in the evening is after most events.
    const standUp = page.getByRole('button', { name: /^Stand-up/ }).first();
    await standUp.evaluate((event) => event.scrollIntoView({ block: 'start' }));
  },
};

if (!(await isConsoleBuilt())) await buildConsole();
const stack = await startStack();
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({
    baseURL: stack.consoleOrigin,
    viewport: { width: 1440, height: 900 },
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  await signIn(page, 'operator', stack.demoPassword);
  for (const [name, show] of Object.entries(PICTURES)) {
    await show(page);
    await page.getByText('Live', { exact: true }).waitFor();
    for (const unfinished of [page.locator('[data-loading]'), page.getByText('Counting…')])
      await unfinished.first().waitFor({ state: 'hidden' });
    await page.mouse.move(1, 1);
    await page.screenshot({ path: join(directory, `${name}.png`), animations: 'disabled' });
    process.stdout.write(`${name}.png\n`);
  }
} finally {
  await browser.close();
  await stack.stop();
}
