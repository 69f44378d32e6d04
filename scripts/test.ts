// Runs everything: checks, unit and integration tests, then the complete product in browsers.
import { join } from 'node:path';
import { findMissingBalancers } from './install/balancer-programs.ts';
import { findBrowser } from './install/find-browser.ts';
import { reportMissingBrowsers } from './install/find-other-browsers.ts';
import { findMissingClients } from './install/install-clients.ts';
import { checkSteps } from './steps/check-steps.ts';
import { runSteps, type Step } from './steps/run-steps.ts';
import { makeTestDirectory } from './steps/test-directory.ts';

// Two steps at a time use both cores, because the workers of each spend half their time waiting for servers, pages and
// databases. The end-to-end tests start after the component tests and have the most workers for the rest.
const testSteps: readonly Step[] = [
  {
    title: 'Unit, contract and integration tests',
    command: 'vitest',
    args: ['run', '--project', 'node', '--project', 'web-node', '--project', 'postgres'],
  },
  { title: 'Tests of components in a browser', command: 'vitest', args: ['run', '--project', 'web'] },
  {
    title: 'End-to-end tests, other services and providers, Firefox and WebKit',
    command: 'playwright',
    args: ['test', '--config', 'e2e/whole.config.ts'],
  },
];

const install = {
  title: 'Browsers, clients and balancers',
  command: 'node',
  args: ['scripts/install/install-test-programs.ts'],
};
const build = { title: 'Build of the console', command: 'node', args: ['scripts/build-console.ts'] };
// Slowest first, so that none of them runs alone at the end.
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
  process.exitCode = await runSteps([testSteps], env);
  for (const { title, package: name } of [...findMissingClients(), ...findMissingBalancers()]) {
    process.stdout.write(`NOT RUN with ${title}, which is not installed: apt-get install ${name}\n`);
  }
  reportMissingBrowsers();
}
