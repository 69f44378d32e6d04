import { expect, test } from 'vitest';
import { simulate } from '#testing/simulation/simulate.ts';

// The regular run is short; `pnpm test:simulation` runs the nightly size.
const size = { seed: Number(process.env.SIMULATION_SEED ?? 1), steps: Number(process.env.SIMULATION_STEPS ?? 10_000) };
const MS_PER_STEP = 5;

test(
  'no failure or crash loses work, repeats it, or reports a false result',
  async () => {
    const { steps, runs } = await simulate(size);
    process.stdout.write(`Simulation: seed ${size.seed}, ${steps} steps in ${runs} runs\n`);
    expect(steps).toBeGreaterThanOrEqual(size.steps);
  },
  60_000 + size.steps * MS_PER_STEP,
);
