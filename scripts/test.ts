// Everything that must hold: checks, unit and integration tests, then the whole product in browsers.
import { join } from 'node:path';
import { findMissingBalancers } from './install/balancer-programs.ts';
import { findBrowser } from './install/find-browser.ts';
import { reportMissingBrowsers } from './install/find-other-browsers.ts';
import { findMissingClients } from './install/install-clients.ts';
import { checkSteps } from './steps/check-steps.ts';
import { runSteps, type Step } from './steps/run-steps.ts';
import { makeTestDirectory } from './steps/test-directory.ts';

// In two parts: each starts a server and loads the whole console from source, and the second fills what the first step to end leaves idle.
const COMPONENT_TEST_PARTS = 2;
const componentTests = Array.from({ length: COMPONENT_TEST_PARTS }, (_, index): Step => {
  const part = `${index + 1}/${COMPONENT_TEST_PARTS}`;
  return {
    title: `Tests of components in a browser, part ${part}`,
    command: 'vitest',
    args: ['run', '--project', 'web', '--shard', part],
  };
});

/** Each waits for servers, pages and databases half of its time: two steps at a time leave a core of two idle for a third of the run. */
const TESTS_AT_A_TIME = 3;

// The second part of the components starts when one of the others has ended.
const testSteps: readonly Step[] = [
  {
    title: 'Unit, contract and integration tests',
    command: 'vitest',
    args: ['run', '--project', 'node', '--project', 'web-node', '--project', 'postgres'],
  },
  {
    title: 'End-to-end tests, other services and providers, Firefox and WebKit',
    command: 'playwright',
    args: ['test', '--config', 'e2e/whole.config.ts'],
  },
  ...componentTests,
];

const install = {
  title: 'Browsers, clients and balancers',
  command: 'node',
  args: ['scripts/install/install-test-programs.ts'],
};
const build = { title: 'Build of the console', command: 'node', args: ['scripts/build-console.ts'] };
// The longest first, so that none of them is left alone at the end.
process.exitCode = await runSteps([[build, install, ...checkSteps]], { ...process.env, QUICK_BUILD: '1' });
if (process.exitCode === 0) {
  const directory = makeTestDirectory();
  const env = {
    ...process.env,
    CHROMIUM_PATH: findBrowser(),
    TMPDIR: directory,
    // The tools, the servers under test and their threads start hundreds of times.
    NODE_COMPILE_CACHE: join(directory, 'compile-cache'),
  };
  process.exitCode = await runSteps([testSteps], env, TESTS_AT_A_TIME);
  for (const { title, package: name } of [...findMissingClients(), ...findMissingBalancers()]) {
    process.stdout.write(`NOT RUN with ${title}, which is not installed: apt-get install ${name}\n`);
  }
  reportMissingBrowsers();
}
