// node scripts/test-mutation-score.ts [CORE] [FILES]: changes the source of each core in every way that Stryker knows, but for texts and
// constants, and counts the changes that the tests of the core find. Prints those they do not find, and fails below the score that is wanted. With the name of
// a core that one alone; with files, which are separated by commas, changes of those alone.
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { cores } from './test-mutation-score/cores.ts';

const MIN_SCORE = 80;
// Enough to find most faults.
process.env.RECURRENCE_SERIES ??= '10';

const [wanted, files] = process.argv.slice(2);
let isTooLow = false;
for (const { name, mutate, tests } of cores.filter((core) => wanted === undefined || core.name === wanted)) {
  const stryker = new Stryker({
    mutate: [...(files?.split(',') ?? mutate), '!**/*.test.ts'],
    testFiles: [...tests],
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutations.config.ts', related: false },
    // Texts are for people, and each change of a constant would start all tests anew.
    mutator: { plugins: null, excludedMutations: ['StringLiteral'] },
    ignoreStatic: true,
    ignorePatterns: ['/apps/web', '/e2e', '/bench', 'data'],
    reporters: ['progress'],
    tempDirName: join(tmpdir(), `rotunda-mutation-score-${process.pid}`),
    concurrency: Number(process.env.MUTATION_WORKERS ?? 2),
    timeoutMS: 3_000,
    allowEmpty: true,
  });
  const results = (await stryker.runMutationTest()).filter(({ status }) => status !== 'Ignored');
  const found = results.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const counted = results.filter(({ status }) => status !== 'CompileError' && status !== 'RuntimeError');
  for (const { status, fileName, location, replacement } of results) {
    if (status !== 'Survived' && status !== 'NoCoverage') continue;
    const { line, column } = location.start;
    const change = replacement?.replaceAll(/\s+/g, ' ').slice(0, 100);
    process.stdout.write(`${status} ${relative('', fileName)}:${line}:${column} ${change}\n`);
  }
  const score = (100 * found) / counted.length;
  process.stdout.write(`${name}: ${found} of ${counted.length} changes found, ${score.toFixed(1)} %\n`);
  isTooLow ||= score < MIN_SCORE;
}
process.exitCode = isTooLow ? 1 : 0;
