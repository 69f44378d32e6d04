import { defineConfig, type PlaywrightTestConfig, type Project } from '@playwright/test';
import browsers from './browsers.config.ts';
import outside from './outside.config.ts';
import endToEnd from './playwright.config.ts';

// What each configuration says of its own tests; what it says of a run is said once here.
const toProject = (name: string, config: PlaywrightTestConfig): Project => {
  const { testDir, testIgnore, outputDir, fullyParallel, retries, timeout, expect, use } = config;
  return Object.fromEntries(
    Object.entries({ name, testDir, testIgnore, outputDir, fullyParallel, retries, timeout, expect, use }).filter(
      ([, value]) => value !== undefined,
    ),
  );
};

/** The jobs that the other browsers do with every change; `pnpm test:browsers` has them do all. */
const COMMON_JOBS = /signs in, sees Home|by keyboard/;

/** All that the test command runs in browsers, in one run: workers that have ended with one kind take up the next. */
export default defineConfig({
  workers: endToEnd.workers,
  forbidOnly: endToEnd.forbidOnly,
  reporter: endToEnd.reporter,
  // Those first that take the longest, so that no worker is left with one at the end. Each worker of a project starts a system of its own.
  projects: [
    // Services that refuse calls are mostly waited for.
    { ...toProject('other services and providers', outside), workers: 1 },
    { ...toProject('other browsers', browsers), workers: 1, grep: COMMON_JOBS },
    toProject('end to end', endToEnd),
  ],
});
