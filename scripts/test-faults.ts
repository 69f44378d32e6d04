// Tests too long for every day: bad networks in front of the BFF, full disks, and processes killed under load.
import { runSteps } from './run-steps.ts';

const env = { ...process.env, KILLS: process.env.KILLS ?? '100' };
process.exitCode = await runSteps(
  [{ title: 'Faults', command: 'vitest', args: ['run', '--config', 'vitest.faults.config.ts'] }],
  env,
);
