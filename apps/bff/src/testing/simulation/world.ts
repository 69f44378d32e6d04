import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Scheduler } from 'fast-check';
import type { Principal } from '#domain/principal.ts';
import { KeyRing } from '#platform/keys/key-ring.ts';
import type { HistoryEvent } from '#testing/history/history.ts';
import { openControlledStore } from './controlled-store.ts';
import { type Replica, startReplica } from './replica.ts';
import { ServiceModel } from './service-model.ts';
import type { SharedDatabase } from './shared-database.ts';
import { SimulatedProcess } from './simulated-process.ts';
import { type StepFault, StepFaults } from './step-faults.ts';
import { VirtualTime } from './virtual-time.ts';

const USER_ID = 'https://issuer.example ana';
const QUICK_STEP_MS = 1;
const RESTART_MS = 1_500;

/** Up to three console processes on one database, a service and a user, in virtual time. */
export class World {
  readonly history: HistoryEvent[] = [];
  readonly service = new ServiceModel((tag, requestId) => this.history.push({ kind: 'effect', tag, requestId }));
  readonly userId = USER_ID;
  readonly time = new VirtualTime();
  /** The clients' clock. */
  readonly clientClock = this.time.clockOf({ isAlive: true });
  readonly ring = new KeyRing([['k1', randomBytes(32)]]);
  readonly database: SharedDatabase;
  /** The faults of steps in any process. */
  readonly faults = new StepFaults();
  /** Writers of the audit trail whose processes had nothing left to record when they ended. */
  readonly settledWriters = new Set<string>();
  isSignedIn = true;
  /** Whether lost processes are restarted after a while. */
  isSupervised = true;
  /** The duration of a statement. */
  stepMs = QUICK_STEP_MS;
  steps = 0;
  readonly #scheduler: Scheduler;
  readonly #processes: SimulatedProcess[] = [];

  constructor(database: SharedDatabase, scheduler: Scheduler) {
    this.database = database;
    this.#scheduler = scheduler;
  }

  /** Returns a running replica, or undefined if it is dead or has not started yet. */
  replica(number: number): Replica | undefined {
    const process = this.#processes[number];
    return process?.isAlive ? process.replica : undefined;
  }

  /** The running replicas. */
  get replicas(): Replica[] {
    return this.#processes.flatMap(({ isAlive, replica }) => (isAlive && replica ? [replica] : []));
  }

  /** Any running replica. */
  get anyReplica(): Replica | undefined {
    return this.replicas[0];
  }

  /** Starts the process with a number, unless it is running. */
  start(number: number): void {
    if (this.#processes[number]?.isAlive) return;
    const process = new SimulatedProcess(this.#scheduler, this.faults, () => this.#onEnd(number));
    this.#processes[number] = process;
    const { dialect, driver, dataDir } = this.database;
    const { store, lose } = openControlledStore(dialect, driver, process);
    process.crash = lose;
    const { ring, service } = this;
    const clock = this.time.clockOf(process);
    const findForWork = () => Promise.resolve(this.isSignedIn ? principal(this.time.nowMs) : undefined);
    // A failed start ends the process.
    void startReplica({ store, clock, gate: process, ring, dataDir, service, findForWork }).then(
      (replica) => {
        process.replica = replica;
      },
      () => this.crash(number),
    );
  }

  /** Kills a process in the middle of any step. */
  crash(number: number): void {
    this.#processes[number]?.end();
  }

  /** Makes a step of a process fail after a number of steps. */
  fail(number: number, fault: StepFault, after: number): void {
    this.#processes[number]?.faults.plan('any', fault, after);
  }

  /** Removes all faults. */
  heal(): void {
    this.stepMs = QUICK_STEP_MS;
    this.service.faults.length = 0;
    this.faults.clear();
    for (const { faults } of this.#processes) faults.clear();
  }

  /** Executes statements and timers in an order chosen by the scheduler. */
  async work(steps: number): Promise<void> {
    for (let step = 0; step < steps; step += 1) {
      await setImmediate();
      this.steps += 1;
      this.time.pass(this.stepMs);
      // Due timers fire while statements are in progress, too.
      if (this.time.fireNext(0)) continue;
      if (this.#scheduler.count() > 0) await this.#scheduler.waitNext(1);
      else this.time.fireNext();
    }
    await setImmediate();
  }

  /** Advances the time without completing any statement. */
  async stall(durationMs: number): Promise<void> {
    const endMs = this.time.nowMs + durationMs;
    while (this.time.nowMs < endMs && this.time.fireNext(endMs - this.time.nowMs)) {
      this.steps += 1;
      await setImmediate();
    }
  }

  /** The number of records that running processes have not written yet. */
  get unrecorded(): number {
    return this.replicas.reduce((sum, { audit: { trail } }) => sum + trail.backlog.open + trail.backlog.late, 0);
  }

  #onEnd(number: number): void {
    const audit = this.#processes[number]?.replica?.audit;
    if (audit && audit.trail.backlog.open + audit.trail.backlog.late === 0) this.settledWriters.add(audit.writer);
    this.clientClock.after(RESTART_MS, () => this.isSupervised && this.start(number));
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
