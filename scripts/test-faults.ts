// What takes too long for every day: bad networks before the backend, and services that are killed a hundred times.
import { runSteps } from './run-steps.ts';

const env = { ...process.env, KILLS: process.env.KILLS ?? '100' };
const paths = ['apps/bff/tests/faults', 'apps/services/tests/kill.test.ts'];
process.exitCode = await runSteps(
  [{ title: 'Faults', command: 'vitest', args: ['run', '--project', 'node', ...paths] }],
  env,
);
