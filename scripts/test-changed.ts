// Runs the checks needed while working on a change: lint and types of the changed files, and the nearest tests. Compares with the
// given branch or commit, otherwise with the point where the branch left `main`; on `main`, with the last commit, or with
// uncommitted changes.
import { execFileSync } from 'node:child_process';
import { findBrowser } from './install/find-browser.ts';
import { checkedPackages } from './steps/check-steps.ts';
import { runSteps, type Step } from './steps/run-steps.ts';
import { makeTestDirectory } from './steps/test-directory.ts';
import { readAllImports } from './test-changed/read-all-imports.ts';
import { selectTests } from './test-changed/select-tests.ts';

const LINTED = /\.(?:ts|tsx|js|jsonc?|css|md)$/;

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const lines = (text: string) => text.split('\n').filter((line) => line !== '');

const changed = findChanged(process.argv[2]);
const { chosen, distantCount } = selectTests(changed, readAllImports());
const [inBrowser, onNode] = [chosen.filter(needsBrowser), chosen.filter((path) => !needsBrowser(path))];
process.stdout.write(`${changed.length} changed files, ${chosen.length} related test files\n`);

const linted = changed.filter((path) => LINTED.test(path));
const lint: Step[] =
  linted.length === 0 ? [] : [{ title: 'Format and lint', command: 'biome', args: ['ci', ...linted] }];
const types = checkedPackages
  .filter((path) => changed.some((file) => file.startsWith(`${path}/`)))
  .map((path): Step => ({ title: `Types of ${path}`, command: 'tsc', args: ['-p', path] }));
// The checks of words and layers cover all files.
const node = ['scripts/words.test.ts', 'tools/fence', ...onNode];
const tests: Step[] = [
  {
    title: 'Tests on Node',
    command: 'vitest',
    args: ['run', '--project', 'node', '--project', 'web-node', ...node],
  },
  ...(inBrowser.length === 0
    ? []
    : [{ title: 'Tests in a browser', command: 'vitest', args: ['run', '--project', 'web', ...inBrowser] }]),
];
const env = { ...process.env, CHROMIUM_PATH: findBrowser(), TMPDIR: makeTestDirectory() };
// In parallel, because tests spend half their time waiting, and browser tests begin by starting a server.
process.exitCode = await runSteps([[...tests, ...lint, ...types]], env, 3);
if (distantCount > 0) {
  process.stdout.write(
    `NOT RUN: ${distantCount} test files import changed files only indirectly. \`pnpm test\` runs all.\n`,
  );
}

function needsBrowser(path: string): boolean {
  return /^apps\/web\/src\/.*\.(?:test\.tsx|browser\.test\.ts)$/.test(path);
}

/** Returns the existing files that differ from a commit, committed or not. */
function findChanged(wanted: string | undefined): readonly string[] {
  const uncommitted = [
    ...lines(git('diff', '--name-only', '--diff-filter=d', 'HEAD')),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ];
  const base = wanted ?? git('merge-base', 'HEAD', 'main');
  const isAtBase = wanted === undefined && base === git('rev-parse', 'HEAD');
  if (isAtBase && uncommitted.length > 0) return uncommitted;
  const committed = lines(git('diff', '--name-only', '--diff-filter=d', isAtBase ? 'HEAD~1' : base, 'HEAD'));
  return [...new Set([...committed, ...uncommitted])];
}
