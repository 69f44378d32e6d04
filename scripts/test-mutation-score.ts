// node scripts/test-mutation-score.ts [CORE] [FILES]: mutates the source of each core in every way that Stryker supports, except
// texts and constants, and counts the mutants that the core's tests kill. Prints surviving mutants, and fails below the required
// score. With the name of a core, only that core; with comma-separated files, only mutants of those files.
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
    // Texts are for users, and each mutated constant would restart all tests.
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
