// Every screen of the console at services and providers that this project did not write, or that behave as those of others do.
// `--short` runs the part that belongs to the tests of every change.
import { SHORT_TAG } from '../e2e/outside/short-tag.ts';
import { findBrowser } from './find-browser.ts';
import { runSteps } from './run-steps.ts';

const isShort = process.argv.includes('--short');
process.exitCode = await runSteps(
  [
    { title: 'Build of the console', command: 'node', args: ['scripts/build-console.ts'] },
    {
      title: 'Other services and providers',
      command: 'playwright',
      args: ['test', '--config', 'e2e/outside.config.ts', ...(isShort ? ['--grep', SHORT_TAG] : [])],
    },
  ],
  { ...process.env, CHROMIUM_PATH: findBrowser() },
);
