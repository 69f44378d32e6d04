import { defineConfig } from '@playwright/test';
import { findOtherBrowsers } from '../scripts/install/find-other-browsers.ts';
import type { BrowserOptions } from './browsers/test.ts';

const isCi = Boolean(process.env.CI);

export default defineConfig<object, BrowserOptions>({
  testDir: './browsers',
  outputDir: '../test-results/browsers',
  // One for each browser, with a whole system of its own.
  workers: 2,
  forbidOnly: isCi,
  retries: isCi ? 1 : 0,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  projects: findOtherBrowsers().map((program) => ({ name: program.name, use: { program } })),
});
