import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Scheduler } from 'fast-check';
import type { Principal } from '#domain/principal.ts';
import { KeyRing } from '#platform/keys/key-ring.ts';
import type { HistoryEvent } from '#testing/history/history.ts';
import { type Gate, openControlledStore } from './controlled-store.ts';
import { type Replica, startReplica } from './replica.ts';
import { ServiceModel } from './service-model.ts';
import type { SharedDatabase } from './shared-database.ts';
import { VirtualTime } from './virtual-time.ts';

/** How a statement fails: it has no effect, or its effect is not known to whoever asked for it. */
export type StoreFault = 'before' | 'after';

const USER_ID = 'https://issuer.example ana';
const NEVER = new Promise<never>(() => undefined);

/** A process of the console, which may be gone. */
class Process implements Gate {
  isAlive = true;
  /** How its next statements fail; undefined for those that do not. */
  readonly faults: (StoreFault | undefined)[] = [];
  replica: Replica | undefined;
  lose: () => void = () => undefined;
  readonly #scheduler: Scheduler;

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
  }

  async before(label: string): Promise<void> {
    await this.#wait(label);
    if (this.faults[0] === undefined) return;
    if (this.faults[0] === 'before' && this.faults.shift()) throw new Error('the store is away');
  }

  async after(label: string): Promise<void> {
    const fault = this.faults.shift();
    if (!this.isAlive) return NEVER;
    if (fault === 'after') throw new Error(`no response: ${label}`);
  }

  async #wait(label: string): Promise<void> {
    if (this.isAlive) await this.#scheduler.schedule(Promise.resolve(), label);
    if (!this.isAlive) await NEVER;
  }
}

/** Up to three processes of the console over one database, a service and a user, in virtual time. */
export class World {
  readonly history: HistoryEvent[] = [];
  readonly service = new ServiceModel((tag, requestId) => this.history.push({ kind: 'effect', tag, requestId }));
  readonly userId = USER_ID;
  readonly time = new VirtualTime();
  readonly ring = new KeyRing([['k1', randomBytes(32)]]);
  readonly database: SharedDatabase;
  isSignedIn = true;
  steps = 0;
  readonly #scheduler: Scheduler;
  readonly #processes: Process[] = [];

  constructor(database: SharedDatabase, scheduler: Scheduler) {
    this.database = database;
    this.#scheduler = scheduler;
  }

  /** A replica that runs; undefined where it is gone, or has not started yet. */
  replica(number: number): Replica | undefined {
    const process = this.#processes[number];
    return process?.isAlive ? process.replica : undefined;
  }

  /** Any replica that runs. */
  get anyReplica(): Replica | undefined {
    return this.#processes.find(({ isAlive, replica }) => isAlive && replica)?.replica;
  }

  /** Starts the process of a number, unless it runs. */
  start(number: number): void {
    if (this.#processes[number]?.isAlive) return;
    const process = new Process(this.#scheduler);
    this.#processes[number] = process;
    const { dialect, driver, dataDir } = this.database;
    const { store, lose } = openControlledStore(dialect, driver, process);
    process.lose = lose;
    const { ring, service } = this;
    const clock = this.time.clockOf(process);
    const findForWork = () => Promise.resolve(this.isSignedIn ? principal(this.time.nowMs) : undefined);
    // A start that fails ends the process.
    void startReplica({ store, clock, gate: process, ring, dataDir, service, findForWork }).then(
      (replica) => {
        process.replica = replica;
      },
      () => this.crash(number),
    );
  }

  /** Ends a process in the middle of whatever it does. */
  crash(number: number): void {
    const process = this.#processes[number];
    if (!process?.isAlive) return;
    process.isAlive = false;
    process.lose();
  }

  /** Has a statement of a process fail, so many statements from now. */
  failStore(number: number, fault: StoreFault, after: number): void {
    const process = this.#processes[number];
    if (process) process.faults[after] = fault;
  }

  /** Ends all faults. */
  heal(): void {
    this.service.faults.length = 0;
    for (const { faults } of this.#processes) faults.length = 0;
  }

  /** Lets statements and timers happen, in an order that the scheduler chooses. */
  async work(steps: number): Promise<void> {
    for (let step = 0; step < steps; step += 1) {
      await setImmediate();
      this.steps += 1;
      this.time.tick();
      if (this.#scheduler.count() > 0) await this.#scheduler.waitNext(1);
      else this.time.fireNext();
    }
    await setImmediate();
  }

  /** Lets time pass in which no statement of the store ends. */
  async stall(durationMs: number): Promise<void> {
    const endMs = this.time.nowMs + durationMs;
    while (this.time.nowMs < endMs && this.time.fireNext(endMs - this.time.nowMs)) {
      this.steps += 1;
      await setImmediate();
    }
  }

  /** Ends all processes. */
  close(): void {
    for (const number of this.#processes.keys()) this.crash(number);
    this.time.clear();
  }
}

function principal(nowMs: number): Principal {
  const names = { userId: USER_ID, userHash: 'h', subject: 'ana', email: 'ana@example.com', name: 'Ana' };
  const session = { sessionId: 's', credentialId: 'c', roles: ['operator' as const], scopes: new Set<string>() };
  return { ...names, ...session, authenticatedAt: nowMs, expiresAt: nowMs + 3_600_000 };
}
