import { defineConfig } from '@playwright/test';
import { findInstalledBrowser } from '../scripts/install/find-browser.ts';

const isCi = Boolean(process.env.CI);
const isLong = Boolean(process.env.LONG_TESTS);
const executablePath = findInstalledBrowser();

export default defineConfig({
  testDir: './specs',
  globalSetup: './fixtures/demo-data.ts',
  // These take minutes each: `pnpm test:faults` runs the first ones, `pnpm test:screens` those that walk through every screen.
  testIgnore: process.env.LONG_TESTS
    ? []
    : [
        '{outages,restarts,slow-network,tab-growth}.spec.ts',
        '{*accessibility,composition,focus,page-scroll,text-spacing,titles,typed-sentences}.spec.ts',
      ],
  outputDir: '../test-results',
  fullyParallel: true,
  // Each worker runs a complete stack and waits for it half the time, so three workers use two cores.
  workers: 3,
  forbidOnly: isCi,
  // Retried tests are reported at the end of the run, so that they can be fixed.
  retries: isCi ? 1 : 0,
  // Long journeys take a while on a busy machine; hanging tests fail because of the timeouts of single steps.
  timeout: 240_000,
  // A walk through every screen fails as a whole, so one slow screen on a busy machine must not fail it.
  expect: { timeout: isLong ? 30_000 : 10_000 },
  reporter: [['list'], ['./fixtures/operation-report.ts']],
  use: {
    actionTimeout: 30_000,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Drawing the frames of animations takes a twentieth of the processor time. `pnpm test:screens` and other browsers show them.
    contextOptions: { reducedMotion: isLong ? 'no-preference' : 'reduce' },
    // Recording a trace takes a quarter of a test's time.
    trace: 'on-first-retry',
    launchOptions: {
      // Without a UTF-8 locale, Chromium saves files with non-ASCII names as `download`.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
