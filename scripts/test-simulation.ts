// node scripts/test-simulation.ts [SEED] [STEPS]: simulates up to three replicas in virtual time with failing stores and
// services, lost processes and clock changes, at nightly scale, and checks the outcome of every request. The same seed reproduces
// the same run.
import { runSteps } from './steps/run-steps.ts';

const NIGHTLY_STEPS = 1_000_000;

const [seed = String(Date.now() % 1_000_000), steps = String(NIGHTLY_STEPS)] = process.argv.slice(2);
process.stdout.write(`Seed ${seed}, ${steps} steps\n`);
process.exitCode = await runSteps(
  [
    {
      title: 'Simulation of replicas',
      command: 'vitest',
      args: ['run', '--project', 'node', 'apps/bff/tests/simulation.test.ts'],
    },
  ],
  { ...process.env, SIMULATION_SEED: seed, SIMULATION_STEPS: steps },
);
