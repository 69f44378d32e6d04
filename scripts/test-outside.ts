// Opens every screen of the console with services and providers that this project did not write, or that behave like third-party
// ones.
import { findBrowser } from './install/find-browser.ts';
import { runSteps } from './steps/run-steps.ts';

process.exitCode = await runSteps(
  [
    { title: 'Build of the console', command: 'node', args: ['scripts/build-console.ts'] },
    {
      title: 'Other services and providers',
      command: 'playwright',
      args: ['test', '--config', 'e2e/outside.config.ts'],
    },
  ],
  { ...process.env, CHROMIUM_PATH: findBrowser(), LONG_TESTS: '1' },
);
