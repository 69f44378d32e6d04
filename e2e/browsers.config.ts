import { defineConfig } from '@playwright/test';

const isCi = Boolean(process.env.CI);

export default defineConfig({
  testDir: './browsers',
  outputDir: '../test-results/browsers',
  fullyParallel: true,
  // Each worker has its own complete system.
  workers: 2,
  forbidOnly: isCi,
  retries: isCi ? 1 : 0,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
});
