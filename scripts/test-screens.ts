// Runs checks that must hold on every screen, control by control, and for every file of the corpus. They take too long to run for
// every change.
import { findBrowser } from './install/find-browser.ts';
import { runSteps } from './steps/run-steps.ts';

// The first name also matches all specs whose names end with it. The preview specs open every file of the corpus in this run.
const NAMES = [
  'accessibility',
  'composition',
  'focus',
  'page-scroll',
  'second-visit',
  'text-spacing',
  'titles',
  'typed-sentences',
];
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
