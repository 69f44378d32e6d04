import { defineConfig, type PlaywrightTestConfig, type Project } from '@playwright/test';
import browsers from './browsers.config.ts';
import outside from './outside.config.ts';
import endToEnd from './playwright.config.ts';

// Takes over each configuration's settings for its own tests; settings for the whole run are below.
const toProject = (name: string, config: PlaywrightTestConfig): Project => {
  const { testDir, testIgnore, outputDir, fullyParallel, retries, timeout, expect, use } = config;
  return Object.fromEntries(
    Object.entries({ name, testDir, testIgnore, outputDir, fullyParallel, retries, timeout, expect, use }).filter(
      ([, value]) => value !== undefined,
    ),
  );
};

/** The tests of the other browsers that run for every change; `pnpm test:browsers` runs all. */
const COMMON_JOBS = /signs in, sees the complete Home|by keyboard|without a response/;

/** All browser tests of the test command in one run, so that workers that have finished one project continue with the next. */
export default defineConfig({
  globalSetup: endToEnd.globalSetup,
  // At the end of the test command nothing else runs, and each worker waits for its system half of the time.
  workers: endToEnd.workers,
  forbidOnly: endToEnd.forbidOnly,
  reporter: endToEnd.reporter,
  // Slowest projects first, so that no worker is left alone with one at the end. Each worker of a project starts its own system.
  projects: [
    // These tests mostly wait for services that reject calls.
    { ...toProject('other services and providers', outside), workers: 1 },
    { ...toProject('other browsers', browsers), workers: 1, grep: COMMON_JOBS },
    toProject('end to end', endToEnd),
  ],
});
