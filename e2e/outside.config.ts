import { defineConfig } from '@playwright/test';
import endToEnd from './playwright.config.ts';

export default defineConfig(endToEnd, {
  testDir: './outside',
  testIgnore: [],
  outputDir: '../test-results/outside',
  // Each worker has its own embedded services, and each test its own console.
  workers: 2,
  // On a busy machine, each of about fifty screens takes seconds.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: { actionTimeout: 60_000 },
  reporter: [['list']],
});
