import fc from 'fast-check';
import { checkHistory } from '#testing/history/check-history.ts';
import { randomNumbers } from '#testing/random-numbers.ts';
import { SimulatedClient } from './client.ts';
import { simulationCommands } from './commands.ts';
import { isIdle, readRun } from './read-run.ts';
import { DatabaseTemplate } from './shared-database.ts';
import { World } from './world.ts';

/** The processes that finish a run: all running ones, one of them, or a new one. */
type Survivors = 'all' | 'one' | 'new';

/** The length of a simulation, and its seed. */
export type SimulationSize = {
  seed: number;
  steps: number;
  /** Whether to report a fault as found, without shrinking it to the shortest sequence. */
  isBrief?: boolean;
};

const REPLICAS = [0, 1, 2];
const MAX_COMMANDS = 150;
const RUNS_AT_ONCE = 10;
const STEPS_PER_ROUND = 100;
const MAX_IDLE_ROUNDS = 100;

/**
 * Runs worlds until they have made the given number of steps in total, and checks the history of each. Throws with the shortest
 * sequence of commands that leads to a fault. Resolves to the number of steps.
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
    fc.constantFrom<Survivors>('all', 'all', 'one', 'new'),
    fc.boolean(),
    async (chosen, scheduler, survivors, isUndone) => {
      using _ = seededRandom(seed);
      await using database = await template.copy();
      const world = new World(database, scheduler);
      const client = new SimulatedClient(world);
      world.start(0);
      world.start(1);
      while (!world.replica(0) || !world.replica(1)) await world.work(1);
      await fc.asyncModelRun(() => ({ model: {}, real: { world, client } }), chosen);
      await runUntilIdle(world, client, survivors);
      if (isUndone) await undoAll(world, client);
      const { unrecorded } = world;
      world.close();
      const faults = checkHistory({ ...(await readRun(world, client)), unrecorded });
      made.steps += world.steps;
      made.runs += 1;
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
  );
  for (let round = 0; made.steps < steps; round += 1) {
    const details = await fc.check(property, {
      seed: seed + round,
      numRuns: RUNS_AT_ONCE,
      endOnFailure: isBrief,
      unbiased: true,
    });
    if (!details.failed) continue;
    const [chosen] = details.counterexample ?? [];
    const where = `seed ${details.seed}, path ${details.counterexamplePath}`;
    throw new Error(`${String(details.errorInstance)}\n${where}\n${String(chosen).replaceAll('],', '],\n')}`);
  }
  return made;
}

/** Makes `Math.random` deterministic for a seed until disposed. */
function seededRandom(seed: number): Disposable {
  const { random } = Math;
  Math.random = randomNumbers(seed);
  return {
    [Symbol.dispose]: () => {
      Math.random = random;
    },
  };
}

async function runUntilIdle(world: World, client: SimulatedClient, survivors: Survivors): Promise<void> {
  world.heal();
  world.isSignedIn = true;
  world.isSupervised = false;
  const [first] = survivors === 'one' ? world.replicas : [];
  if (survivors !== 'all')
    for (const number of REPLICAS) if (!first || world.replica(number) !== first) world.crash(number);
  if (!first) world.start(2);
  while (!world.anyReplica) await world.work(1);
  // Verifies that each process can record again after the faults.
  for (const { audit } of world.replicas)
    void audit.trail.recordEvent({}, { action: 'audit.probe' }, { outcome: 'succeeded' });
  // Resumes or stops jobs that wait for their user.
  for (const [index, request] of client.requested.entries()) {
    client.control(world.anyReplica, request, index % 2 === 0 ? 'resume' : 'stop');
  }
  await waitUntilIdle(world);
}

/** Undoes all jobs that have ended. */
async function undoAll(world: World, client: SimulatedClient): Promise<void> {
  const [first = world.anyReplica, second = first] = [0, 1].map((number) => world.replica(number));
  if (!first || !second) return;
  // Two clients do so concurrently; one of them gets an error because of the other.
  for (const request of client.requested) {
    client.undo(first, request);
    client.undo(second, request);
  }
  await waitUntilIdle(world);
}

async function waitUntilIdle(world: World): Promise<void> {
  for (let round = 0; round < MAX_IDLE_ROUNDS; round += 1) {
    // The last process may have been lost to a fault planned earlier.
    if (world.replicas.length === 0) world.start(2);
    await world.work(STEPS_PER_ROUND);
    if (await isIdle(world)) return;
  }
}
