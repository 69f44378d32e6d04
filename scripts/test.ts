// Everything that must hold: checks, unit and integration tests, then the whole product in a browser.
import { checkSteps } from './check-steps.ts';
import { BrowserMissingError, findBrowser } from './find-browser.ts';
import { runSteps } from './run-steps.ts';
import { makeTestDirectory } from './test-directory.ts';

try {
  const env = { ...process.env, CHROMIUM_PATH: findBrowser(), TMPDIR: makeTestDirectory() };
  process.exitCode = await runSteps(
    [
      ...checkSteps,
      // Each waits for what it tests half of the time: together they take little longer than one.
      [
        [
          {
            title: 'Unit, contract and integration tests',
            command: 'vitest',
            args: ['run', '--project', 'node', '--project', 'postgres'],
          },
          { title: 'Build of the console', command: 'node', args: ['scripts/build-console.ts'] },
        ],
        { title: 'Tests of components in a browser', command: 'vitest', args: ['run', '--project', 'web'] },
      ],
      {
        title: 'End-to-end tests',
        command: 'playwright',
        args: ['test', '--config', 'e2e/playwright.config.ts'],
      },
    ],
    env,
  );
} catch (error) {
  if (!(error instanceof BrowserMissingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
