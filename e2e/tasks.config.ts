import { defineConfig } from '@playwright/test';
import endToEnd from './playwright.config.ts';

/** Runs the tasks of operators, reviewers and support, and measures the effort of each. */
export default defineConfig({
  testDir: './tasks',
  outputDir: '../test-results/tasks',
  fullyParallel: false,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./tasks/task-report.ts']],
  use: { ...endToEnd.use, permissions: ['clipboard-read', 'clipboard-write'] },
});
