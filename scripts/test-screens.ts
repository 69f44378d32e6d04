// What has to hold on every screen, control by control, and for every file of the corpus. It takes longer than the tests of each change may.
import { findBrowser } from './install/find-browser.ts';
import { runSteps } from './steps/run-steps.ts';

// The first stands for all whose names end with it. Those of previews open every file of the corpus in this run.
const NAMES = ['accessibility', 'composition', 'focus', 'page-scroll', 'text-spacing', 'titles', 'typed-sentences'];
const SPECS = [...NAMES.map((name) => `${name}.spec.ts`), 'specs/previews-'];

process.exitCode = await runSteps(
  [
    { title: 'Build of the console', command: 'node', args: ['scripts/build-console.ts'] },
    {
      title: 'Walks over every screen',
      command: 'playwright',
      args: ['test', '--config', 'e2e/playwright.config.ts', ...SPECS],
    },
    { title: 'Components at all widths and in both themes', command: 'vitest', args: ['run', '--project', 'web'] },
  ],
  { ...process.env, CHROMIUM_PATH: findBrowser(), LONG_TESTS: '1', VITE_LONG_TESTS: '1' },
);
