import fc from 'fast-check';
import { checkHistory } from '#testing/history/check-history.ts';
import { SimulatedClient } from './client.ts';
import { simulationCommands } from './commands.ts';
import { isAtRest, readRun } from './read-run.ts';
import { DatabaseTemplate } from './shared-database.ts';
import { World } from './world.ts';

/** How long a simulation goes on, and where it begins. */
export type SimulationSize = {
  seed: number;
  steps: number;
  /** Whether a fault is reported as it was found, not as the shortest sequence that leads to it. */
  isBrief?: boolean;
};

const MAX_COMMANDS = 60;
const RUNS_AT_ONCE = 10;
const STEPS_TO_REST = 100;
const MAX_ROUNDS_TO_REST = 100;

/**
 * Runs worlds until they have made so many steps together, and judges the history of each. Throws with the shortest sequence of
 * commands that leads to a fault. Resolves with the steps.
 */
export async function simulate({
  seed,
  steps,
  isBrief = false,
}: SimulationSize): Promise<{ steps: number; runs: number }> {
  using template = await DatabaseTemplate.create();
  const made = { steps: 0, runs: 0 };
  const commands = fc.commands(simulationCommands, { maxCommands: MAX_COMMANDS, size: 'max' });
  const property = fc.asyncProperty(
    commands,
    fc.scheduler(),
    fc.boolean(),
    fc.boolean(),
    async (chosen, scheduler, isAlone, isUndone) => {
      using _ = seededRandom(seed);
      await using database = await template.copy();
      const world = new World(database, scheduler);
      const client = new SimulatedClient(world);
      world.start(0);
      world.start(1);
      await fc.asyncModelRun(() => ({ model: {}, real: { world, client } }), chosen);
      await comeToRest(world, isAlone);
      if (isUndone) await undoAll(world, client);
      const faults = checkHistory(await readRun(world, client));
      world.close();
      made.steps += world.steps;
      made.runs += 1;
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
  );
  for (let round = 0; made.steps < steps; round += 1) {
    const details = await fc.check(property, { seed: seed + round, numRuns: RUNS_AT_ONCE, endOnFailure: isBrief });
    if (!details.failed) continue;
    const [chosen] = details.counterexample ?? [];
    const where = `seed ${details.seed}, path ${details.counterexamplePath}`;
    throw new Error(`${String(details.errorInstance)}\n${where}\n${String(chosen).replaceAll('],', '],\n')}`);
  }
  return made;
}

/** Makes random waits the same for the same seed, until it is disposed of. */
function seededRandom(seed: number): Disposable {
  const { random } = Math;
  let state = seed;
  Math.random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    [Symbol.dispose]: () => {
      Math.random = random;
    },
  };
}

async function comeToRest(world: World, isAlone: boolean): Promise<void> {
  world.heal();
  world.isSignedIn = true;
  if (isAlone) for (const number of [0, 1]) world.crash(number);
  // Whoever was lost is started again some time.
  world.crash(2);
  world.start(2);
  await rest(world);
}

/** Undoes all jobs that have come to their end. */
async function undoAll(world: World, client: SimulatedClient): Promise<void> {
  const replica = world.anyReplica;
  if (!replica) return;
  for (const request of client.requested) client.undo(replica, request);
  await rest(world);
}

async function rest(world: World): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS_TO_REST; round += 1) {
    await world.work(STEPS_TO_REST);
    if (await isAtRest(world)) return;
  }
}
