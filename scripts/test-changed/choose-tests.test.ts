import { expect, test } from 'vitest';
import { chooseTests } from './choose-tests.ts';

const imports = new Map([
  ['apps/bff/src/features/jobs/run-job.ts', ['apps/bff/src/domain/job.ts']],
  ['apps/bff/src/features/jobs/run-job.test.ts', ['apps/bff/src/features/jobs/run-job.ts']],
  ['apps/bff/src/features/jobs/other.test.ts', []],
  ['apps/bff/src/domain/job.ts', []],
  ['apps/bff/src/app/deps.ts', ['apps/bff/src/features/jobs/run-job.ts']],
  ['apps/bff/src/app/start.ts', ['apps/bff/src/app/deps.ts']],
  ['apps/bff/src/app/start.test.ts', ['apps/bff/src/app/start.ts']],
  ['apps/bff/tests/jobs.test.ts', ['apps/bff/src/app/start.ts']],
  ['apps/bff/tests/job-runs.test.ts', ['apps/bff/src/app/start.ts']],
  ['apps/bff/tests/roles.test.ts', ['apps/bff/src/app/start.ts']],
  ['apps/services/tests/jobs.test.ts', []],
]);

test('the tests of a changed file are those beside it, near importers, and those of its application named after its folder', () => {
  const { chosen, farther } = chooseTests(['apps/bff/src/features/jobs/run-job.ts'], imports);
  expect(chosen).toEqual([
    'apps/bff/src/features/jobs/other.test.ts',
    'apps/bff/src/features/jobs/run-job.test.ts',
    'apps/bff/tests/job-runs.test.ts',
    'apps/bff/tests/jobs.test.ts',
  ]);
  expect(farther).toBe(2);
});

test('a test imports what changed through one other file, and is one of those near it', () => {
  const { chosen } = chooseTests(['apps/bff/src/domain/job.ts'], imports);
  expect(chosen).toContain('apps/bff/src/features/jobs/run-job.test.ts');
  expect(chosen).not.toContain('apps/bff/tests/roles.test.ts');
});

test('a test that changed is run, and files that nothing imports have no others', () => {
  expect(chooseTests(['apps/bff/tests/roles.test.ts'], new Map(imports)).chosen).toContain(
    'apps/bff/tests/roles.test.ts',
  );
  expect(chooseTests(['docs/calls.md'], imports)).toEqual({ chosen: [], farther: 0 });
});
