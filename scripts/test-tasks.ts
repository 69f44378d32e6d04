// Walks through the tasks of docs/tasks.md with mouse and keyboard. Arguments are passed to Playwright, such as `-g "390 px"`.
import { findBrowser } from './install/find-browser.ts';
import { runSteps } from './steps/run-steps.ts';

process.exitCode = await runSteps(
  [
    { title: 'Build of the console', command: 'node', args: ['scripts/build-console.ts'] },
    {
      title: 'Tasks',
      command: 'playwright',
      args: ['test', '--config', 'e2e/tasks.config.ts', ...process.argv.slice(2)],
    },
  ],
  { ...process.env, CHROMIUM_PATH: findBrowser(), QUICK_BUILD: '1' },
);
