// Runs end-to-end tests in Chromium. Arguments are passed to Playwright, such as the name of a spec.
import { findBrowser } from './install/find-browser.ts';
import { runSteps } from './steps/run-steps.ts';

process.exitCode = await runSteps(
  [
    { title: 'Build of the console', command: 'node', args: ['scripts/build-console.ts'] },
    {
      title: 'End-to-end tests',
      command: 'playwright',
      args: ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
    },
  ],
  { ...process.env, CHROMIUM_PATH: findBrowser(), QUICK_BUILD: '1' },
);
