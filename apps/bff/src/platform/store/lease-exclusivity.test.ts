// Simulates up to three processes that compete for one row. Their clocks differ and change, their stores fail or lose
// responses, and processes pause during a write and continue after another process has taken over the row.
import fc, { type AsyncCommand } from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openControlledStore } from '#testing/simulation/controlled-store.ts';
import { DatabaseTemplate, type SharedDatabase } from '#testing/simulation/shared-database.ts';
import { SimulatedProcess } from '#testing/simulation/simulated-process.ts';
import { type StepFault, StepFaults } from '#testing/simulation/step-faults.ts';
import { VirtualTime } from '#testing/simulation/virtual-time.ts';
import { Lease, type LeasedRow, swapExpiry } from './lease.ts';
import type { Store } from './open-store.ts';

const PROCESSES = 3;
const RUNS = 40;
const ROW: LeasedRow<'upload_sessions'> = { table: 'upload_sessions', key: { id: 'row' } };

/**
 * Creates the row. Its owner writes its turn to `total_bytes`, and again to `confirmed_bytes` with each later write.
 */
async function prepareRow(store: Store): Promise<void> {
  const names = {
    id: 'row',
    issuer: '',
    subject: '',
    operation_id: 'drive.files.create' as const,
    file_id: null,
    name: '',
  };
  const numbers = { total_bytes: 0, confirmed_bytes: 0, is_complete: 0, created_at: 0, expires_at: 0, lease_until: 0 };
  await store
    .insertInto('upload_sessions')
    .values({ ...names, ...numbers, content_type: '', seal: '' })
    .execute();
  // A trigger counts writes by processes that no longer own the row.
  await sql`create table late_writes (turn integer)`.execute(store);
  await sql`create trigger count_late_writes after update of confirmed_bytes on upload_sessions
    when new.confirmed_bytes <> new.total_bytes begin insert into late_writes values (new.confirmed_bytes); end`.execute(
    store,
  );
}

class LeaseSimulation {
  readonly time = new VirtualTime();
  readonly processes: {
    process: SimulatedProcess;
    store: Store;
    aheadMs: number;
    leases: { turn: number; lease: Lease }[];
  }[];
  writes = 0;
  #turns = 0;
  readonly #scheduler: fc.Scheduler;

  constructor({ dialect, driver }: SharedDatabase, scheduler: fc.Scheduler) {
    this.#scheduler = scheduler;
    this.processes = Array.from({ length: PROCESSES }, () => {
      const process = new SimulatedProcess(scheduler, new StepFaults(), () => undefined);
      return { process, store: openControlledStore(dialect, driver, process).store, aheadMs: 0, leases: [] };
    });
  }

  async take(at: number): Promise<void> {
    const contender = this.processes[at];
    if (!contender) return;
    this.#turns += 1;
    const turn = this.#turns;
    const clock = { ...this.time.clockOf(contender.process), nowMs: () => this.time.nowMs + contender.aheadMs };
    const lease = await Lease.acquire(contender.store, clock, ROW, { set: { total_bytes: turn } });
    if (lease) contender.leases.push({ turn, lease });
  }

  async act(at: number, act: 'write' | 'renew' | 'release'): Promise<void> {
    const contender = this.processes[at];
    const held = contender?.leases.at(-1);
    if (!contender || !held) return;
    if (act !== 'write') await held.lease[act]();
    else if (await held.lease.write(swapExpiry(contender.store, ROW, { confirmed_bytes: held.turn }))) this.writes += 1;
  }

  async work(steps: number): Promise<void> {
    for (let step = 0; step < steps && this.#scheduler.count() > 0; step += 1) await this.#scheduler.waitNext(1);
  }
}

const at = fc.nat(PROCESSES - 1);
const fault = fc.constantFrom<StepFault>('before', 'after');
const byMs = fc.integer({ min: -70_000, max: 70_000 });
type Command = AsyncCommand<Record<never, never>, LeaseSimulation>;

function command<Value>(
  values: fc.Arbitrary<Value>,
  run: (simulation: LeaseSimulation, value: Value) => unknown,
): fc.Arbitrary<Command> {
  return values.map((value) => ({
    check: () => true,
    run: async (_, simulation) => void (await run(simulation, value)),
    toString: () => `${run} ${JSON.stringify(value)}`,
  }));
}

const forget = (act: Promise<unknown>) => void act.catch(() => undefined);
const commands = [
  command(at, (simulation, number) => forget(simulation.take(number))),
  command(at, (simulation, number) => forget(simulation.act(number, 'write'))),
  command(at, (simulation, number) => forget(simulation.act(number, 'write'))),
  command(at, (simulation, number) => forget(simulation.act(number, 'write'))),
  command(at, (simulation, number) => forget(simulation.act(number, 'write'))),
  command(at, (simulation, number) => forget(simulation.act(number, 'renew'))),
  command(at, (simulation, number) => forget(simulation.act(number, 'release'))),
  command(fc.tuple(at, fault), (simulation, [number, how]) =>
    simulation.processes[number]?.process.faults.plan('any', how, 0),
  ),
  command(fc.nat(40_000), (simulation, durationMs) => simulation.time.pass(durationMs)),
  command(byMs, (simulation, ms) => simulation.time.set(ms)),
  command(fc.tuple(at, byMs), (simulation, [number, aheadMs]) =>
    Object.assign(simulation.processes[number] ?? {}, { aheadMs }),
  ),
  command(fc.nat(6), (simulation, steps) => simulation.work(steps)),
  command(fc.nat(6), (simulation, steps) => simulation.work(steps)),
  command(fc.nat(6), (simulation, steps) => simulation.work(steps)),
  command(fc.nat(6), (simulation, steps) => simulation.work(steps)),
  command(fc.nat(6), (simulation, steps) => simulation.work(steps)),
  command(fc.nat(6), (simulation, steps) => simulation.work(steps)),
];

test('no process writes to a row that another process has taken over, whatever clocks, stores and processes do', async () => {
  using template = await DatabaseTemplate.create();
  let writes = 0;
  const property = fc.asyncProperty(
    fc.commands(commands, { maxCommands: 100, size: 'max' }),
    fc.scheduler(),
    async (chosen, scheduler) => {
      await using database = await template.copy();
      await prepareRow(database.store);
      const simulation = new LeaseSimulation(database, scheduler);
      await fc.asyncModelRun(() => ({ model: {}, real: simulation }), chosen);
      await scheduler.waitIdle();
      const late = await sql`select turn from late_writes`.execute(database.store);
      expect(late.rows).toEqual([]);
      writes += simulation.writes;
    },
  );
  await fc.assert(property, { seed: 1, numRuns: RUNS, unbiased: true });
  expect(writes).toBeGreaterThan(RUNS / 2);
});

test('a lease is not mistaken for a later one that ends in the same millisecond after a clock was set back', async () => {
  using template = await DatabaseTemplate.create();
  await using database = await template.copy();
  await prepareRow(database.store);
  const time = new VirtualTime();
  const clock = time.clockOf({ isAlive: true });
  const take = () => Lease.acquire(database.store, clock, ROW);
  const first = await take();
  time.set(31_000);
  const second = await take();
  expect(await second?.release()).toBe(true);
  time.set(-31_000);
  const third = await take();
  expect([await first?.write(swapExpiry(database.store, ROW, { confirmed_bytes: 1 })), first?.isHeld()]).toEqual([
    false,
    false,
  ]);
  expect(await third?.write(swapExpiry(database.store, ROW, { total_bytes: 1 }))).toBe(true);
});
