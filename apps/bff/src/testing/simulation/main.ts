// node main.ts SEED STEPS: runs a simulation until it finds a fault. Prints the fault in one line and exits with 1.
import { simulate } from './simulate.ts';

const [seed, steps] = process.argv.slice(2).map(Number);
try {
  await simulate({ seed: seed ?? 1, steps: steps ?? 1, isBrief: true });
} catch (error) {
  process.stdout.write(`${String(error).split('\n')[0]}\n`);
  process.exitCode = 1;
}
