import { defineConfig } from '@playwright/test';

const isCi = Boolean(process.env.CI);
const isLong = Boolean(process.env.LONG_TESTS);

export default defineConfig({
  testDir: './specs',
  // Minutes each: `pnpm test:faults` runs the first ones, `pnpm test:screens` those that walk over every screen.
  testIgnore: process.env.LONG_TESTS
    ? []
    : [
        '{outages,slow-network,tab-growth}.spec.ts',
        '{*accessibility,composition,focus,page-scroll,text-spacing,titles,typed-sentences}.spec.ts',
      ],
  outputDir: '../test-results',
  fullyParallel: true,
  // Each worker runs a whole stack of its own and waits for it half the time, so three fill two cores.
  workers: 3,
  forbidOnly: isCi,
  // What needed a second try is named at the end of the run, to be mended.
  retries: isCi ? 1 : 0,
  // Long journeys on a busy machine take a while; what hangs fails by the timeouts of single steps.
  timeout: 240_000,
  // A walk over every screen fails as a whole: one screen that is slow to open on a busy machine is no reason.
  expect: { timeout: isLong ? 30_000 : 10_000 },
  reporter: [['list'], ['./fixtures/operation-report.ts']],
  use: {
    actionTimeout: 30_000,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Recording one takes a quarter of the time of a test.
    trace: 'on-first-retry',
    launchOptions: {
      // Without a locale of UTF-8 Chromium saves files whose names are not of ASCII as `download`.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
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
