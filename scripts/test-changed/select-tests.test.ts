import { expect, test } from 'vitest';
import { selectTests } from './select-tests.ts';

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

test('a changed file selects the tests next to it, of near importers, and of its application with its folder’s name', () => {
  const { chosen, distantCount } = selectTests(['apps/bff/src/features/jobs/run-job.ts'], imports);
  expect(chosen).toEqual([
    'apps/bff/src/features/jobs/other.test.ts',
    'apps/bff/src/features/jobs/run-job.test.ts',
    'apps/bff/tests/job-runs.test.ts',
    'apps/bff/tests/jobs.test.ts',
  ]);
  expect(distantCount).toBe(2);
});

test('a test that imports a changed file through one other file is a near test', () => {
  const { chosen } = selectTests(['apps/bff/src/domain/job.ts'], imports);
  expect(chosen).toContain('apps/bff/src/features/jobs/run-job.test.ts');
  expect(chosen).not.toContain('apps/bff/tests/roles.test.ts');
});

test('a changed test is run, and files without importers select no tests', () => {
  expect(selectTests(['apps/bff/tests/roles.test.ts'], new Map(imports)).chosen).toContain(
    'apps/bff/tests/roles.test.ts',
  );
  expect(selectTests(['docs/calls.md'], imports)).toEqual({ chosen: [], distantCount: 0 });
});
