import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { codeOf } from '#testing/clients/response-code.ts';
import type { Response } from '#testing/clients/test-browser.ts';
import { collectGarbage } from './collect-garbage.ts';

const MIB = 2 ** 20;
const EVERY_MS = 50;
const BOUND_MS = 8_000; // Far above the limits of the harness for a call, and far below the default limits.
// Separate processes have the default limits: each connection to a restarting store is awaited for five seconds.
const SEPARATE_PROCESS_BOUND_MS = 20_000;
// The memory that a fault may use while it lasts, including garbage of the tests, services and console, which share the process,
// and the memory that may remain afterwards.
const MAX_PEAK_BYTES = 320 * MIB;
const MAX_RETAINED_BYTES = 24 * MIB;
// The same for a process that runs nothing else. Under load, up to 190 MiB of it are young objects, few of which survive.
const MAX_PEAK_BYTES_ALONE = 256 * MIB;

/** The probes of the watched process. */
export type WatchTarget = {
  /** A call by a user unrelated to the faults, which must succeed. */
  probe: () => Promise<Response>;
  /** Returns the metrics of the process under test in Prometheus format. */
  readMetrics: () => Promise<string>;
  /** Returns the number of intents in the audit trail without an outcome. */
  countOpenIntents: () => Promise<number>;
  /** Returns inconsistencies in the history of all requests and effects. */
  findFaults: () => Promise<readonly string[]>;
  /** Overrides for tests of processes other than this one. */
  separateProcess?: {
    /** Returns the memory of the largest process, in bytes. */
    readMemory: () => Promise<number>;
    /** Returns the uncaught errors that the processes reported. */
    findCrashes: () => readonly unknown[];
    /** The error codes that the bystander may get while a component is unavailable, and `broken` for a connection. */
    allowedFailures: ReadonlySet<string>;
  };
};

const SERVED = 'served';
const SETTLE_MS = 60_000; // The unknown outcomes of a lost process are recorded after half of that.

/** Watches a process during faults, and reports effects that no fault may ever have. */
export class FaultWatch implements AsyncDisposable {
  readonly #watched: WatchTarget;
  readonly #rejections: unknown[] = [];
  readonly #onRejection = (reason: unknown) => void this.#rejections.push(reason);
  readonly #heapUsedBytes: number;
  #startBytes: number | undefined;
  #peakBytes = 0;
  #others: string[] = [];
  #isOver = false;
  readonly #polling: Promise<void>;

  constructor(watched: WatchTarget) {
    this.#watched = watched;
    this.#heapUsedBytes = collectedBytes();
    process.on('unhandledRejection', this.#onRejection);
    this.#polling = this.#poll();
  }

  /** Returns an action's result, or rejects if it exceeds the limits. */
  within<T>(action: Promise<T>): Promise<T> {
    const boundMs = this.#boundMs;
    const late = pause(boundMs, undefined, { ref: false }).then(() => {
      throw new Error(`neither a response nor a break within ${boundMs} ms`);
    });
    return Promise.race([action, late]);
  }

  /** Returns the traffic classes whose circuit breaker is open. */
  async pausedTrafficClasses(): Promise<string[]> {
    const text = await this.#watched.readMetrics();
    const paused = text.matchAll(/^rotunda_service_paused\{service="(\w+)",traffic_class="(\w+)"\} 1$/gm);
    return [...paused].map(([, service, trafficClass]) => `${service} ${trafficClass}`);
  }

  /** Returns the number of open live streams. */
  async liveStreams(): Promise<number> {
    return Number(/^rotunda_live_streams (\d+)$/m.exec(await this.#watched.readMetrics())?.[1]);
  }

  /**
   * Checks, after the faults since the last call have ended, that the bystander was always served, no error was left unhandled,
   * memory stayed within bounds, no circuit breaker was open for longer than its service was down, every recorded change has its
   * outcome, and the history of all requests and effects is consistent.
   */
  async expectUnharmed(): Promise<void> {
    const { separateProcess, countOpenIntents, findFaults } = this.#watched;
    await expect.poll(() => this.#others.at(-1), { timeout: this.#boundMs }).toBe(SERVED);
    const others = new Set(this.#others.splice(0));
    expect([...others].filter((code) => code !== SERVED && !separateProcess?.allowedFailures.has(code))).toEqual([]);
    expect([...this.#rejections, ...(separateProcess?.findCrashes() ?? [])]).toEqual([]);
    await expect.poll(() => this.pausedTrafficClasses(), { timeout: BOUND_MS }).toEqual([]);
    await expect.poll(countOpenIntents, { timeout: separateProcess ? SETTLE_MS : BOUND_MS }).toBe(0);
    await expect.poll(findFaults, { timeout: BOUND_MS }).toEqual([]);
    expect(this.addedBytes).toBeLessThan(separateProcess ? MAX_PEAK_BYTES_ALONE : MAX_PEAK_BYTES);
    this.#startBytes = undefined;
    if (!separateProcess) await expectLittleRetained(this.#heapUsedBytes);
  }

  /** The peak memory growth since the last check. */
  get addedBytes(): number {
    return this.#peakBytes - (this.#startBytes ?? this.#peakBytes);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isOver = true;
    await this.#polling;
    process.off('unhandledRejection', this.#onRejection);
  }

  get #boundMs(): number {
    return this.#watched.separateProcess ? SEPARATE_PROCESS_BOUND_MS : BOUND_MS;
  }

  async #poll(): Promise<void> {
    while (!this.#isOver) {
      await this.#measure();
      const requesting = this.#watched.probe().then(toOutcome, () => 'broken');
      this.#others.push(await this.within(requesting).catch(String));
      await pause(EVERY_MS);
    }
  }

  async #measure(): Promise<void> {
    const { separateProcess } = this.#watched;
    const bytes = separateProcess ? await separateProcess.readMemory() : process.memoryUsage.rss();
    this.#peakBytes = this.#startBytes === undefined ? bytes : Math.max(this.#peakBytes, bytes);
    this.#startBytes ??= bytes;
  }
}

function toOutcome(response: Response): string {
  return response.status === 200 ? SERVED : (codeOf(response) ?? `${response.status} ${response.text.slice(0, 200)}`);
}

// Returns early because a garbage collection takes a while and is rarely needed.
async function expectLittleRetained(beforeBytes: number): Promise<void> {
  if (heapUsedBytes() - beforeBytes < MAX_RETAINED_BYTES) return;
  // Closing connections retain data that they have not sent yet.
  await expect.poll(() => collectedBytes() - beforeBytes, { timeout: BOUND_MS }).toBeLessThan(MAX_RETAINED_BYTES);
}

/** Returns the memory of the process, including garbage. */
function heapUsedBytes(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Returns the memory of the process after a full garbage collection. */
function collectedBytes(): number {
  collectGarbage();
  return heapUsedBytes();
}
