// Everything that must hold: checks, unit and integration tests, then the whole product in a browser.
import { join } from 'node:path';
import { unpackBalancers } from './balancer-programs.ts';
import { checkSteps } from './check-steps.ts';
import { BrowserMissingError, findBrowser } from './find-browser.ts';
import { installClients } from './install-clients.ts';
import { runSteps } from './run-steps.ts';
import { makeTestDirectory } from './test-directory.ts';

// In parts, so that the last of them fill both cores.
const COMPONENT_TEST_PARTS = 5;
const componentTests = Array.from({ length: COMPONENT_TEST_PARTS }, (_, index) => {
  const part = `${index + 1}/${COMPONENT_TEST_PARTS}`;
  return {
    title: `Tests of components in a browser, part ${part}`,
    command: 'vitest',
    args: ['run', '--project', 'web', '--shard', part],
  };
});

try {
  const missingPrograms = [...installClients(), ...unpackBalancers()];
  const directory = makeTestDirectory();
  const env = {
    ...process.env,
    CHROMIUM_PATH: findBrowser(),
    TMPDIR: directory,
    // The tools, the servers under test and their threads start hundreds of times.
    NODE_COMPILE_CACHE: join(directory, 'compile-cache'),
  };
  process.exitCode = await runSteps(
    [
      ...checkSteps,
      [
        {
          title: 'Unit, contract and integration tests',
          command: 'vitest',
          args: ['run', '--project', 'node', '--project', 'postgres'],
        },
        ...componentTests,
        { title: 'Build of the console', command: 'node', args: ['scripts/build-console.ts'] },
      ],
      {
        title: 'End-to-end tests',
        command: 'playwright',
        args: ['test', '--config', 'e2e/playwright.config.ts'],
      },
      { title: 'Other services and providers', command: 'node', args: ['scripts/test-outside.ts', '--short'] },
      { title: 'Firefox and WebKit', command: 'node', args: ['scripts/test-browsers.ts'] },
    ],
    env,
  );
  for (const { title, package: name } of missingPrograms) {
    process.stdout.write(`NOT RUN with ${title}, which is not installed: apt-get install ${name}\n`);
  }
} catch (error) {
  if (!(error instanceof BrowserMissingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
