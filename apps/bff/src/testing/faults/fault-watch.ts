import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { codeOf } from '#testing/clients/response-code.ts';
import type { Response } from '#testing/clients/test-browser.ts';
import { collectGarbage } from './collect-garbage.ts';

const MIB = 2 ** 20;
const EVERY_MS = 50;
const BOUND_MS = 8_000; // Far above what a call may take with the limits of the bed, and far below the usual ones.
// Processes apart have the usual limits: each connection to a store that comes up again is awaited for five seconds.
const BOUND_APART_MS = 20_000;
// What a fault may take while it lasts, with the garbage of tests, services and console, which share the process, and what may
// be left of it.
const MAX_PEAK_BYTES = 320 * MIB;
const MAX_LEFT_BYTES = 24 * MIB;
// The same for a process that does nothing else. Under load up to 190 MiB of it hold young objects, of which few survive.
const MAX_PEAK_BYTES_ALONE = 256 * MIB;

/** What is watched, by how it is asked. */
export type Watched = {
  /** A call of somebody who has nothing to do with the faults, which has to succeed. */
  bystand: () => Promise<Response>;
  /** The measurements of the process under test, in the words of Prometheus. */
  readMetrics: () => Promise<string>;
  /** How many intents on the audit trail have no outcome. */
  countOpenIntents: () => Promise<number>;
  /** What the history of all that was asked and done says to be wrong. */
  findFaults: () => Promise<readonly string[]>;
  /** What differs when other processes than this one are under test. */
  apart?: {
    /** The memory of the largest, in bytes. */
    readMemory: () => Promise<number>;
    /** What they have said of errors that nothing caught. */
    findCrashes: () => readonly unknown[];
    /** Codes that the bystander may be refused with while something is away, `broken` for a connection. */
    mayRefuse: ReadonlySet<string>;
  };
};

const SERVED = 'served';
const SETTLE_MS = 60_000; // What a lost process had begun is told as not known after half of that.

/** Looks on while faults happen, and tells what no fault may do, whatever else it does. */
export class FaultWatch implements AsyncDisposable {
  readonly #watched: Watched;
  readonly #rejections: unknown[] = [];
  readonly #onRejection = (reason: unknown) => void this.#rejections.push(reason);
  readonly #heldBytes: number;
  #startBytes: number | undefined;
  #peakBytes = 0;
  #others: string[] = [];
  #isOver = false;
  readonly #looking: Promise<void>;

  constructor(watched: Watched) {
    this.#watched = watched;
    this.#heldBytes = collectedBytes();
    process.on('unhandledRejection', this.#onRejection);
    this.#looking = this.#look();
  }

  /** An action, or a rejection when it takes longer than the limits allow. */
  within<T>(action: Promise<T>): Promise<T> {
    const boundMs = this.#boundMs;
    const late = pause(boundMs, undefined, { ref: false }).then(() => {
      throw new Error(`neither a response nor a break within ${boundMs} ms`);
    });
    return Promise.race([action, late]);
  }

  /** The traffic classes whose circuit breaker is open. */
  async pausedTrafficClasses(): Promise<string[]> {
    const text = await this.#watched.readMetrics();
    const paused = text.matchAll(/^rotunda_service_paused\{service="(\w+)",traffic_class="(\w+)"\} 1$/gm);
    return [...paused].map(([, service, trafficClass]) => `${service} ${trafficClass}`);
  }

  /** How many live streams are open at the moment. */
  async liveStreams(): Promise<number> {
    return Number(/^rotunda_live_streams (\d+)$/m.exec(await this.#watched.readMetrics())?.[1]);
  }

  /**
   * Checks, once the faults since the last time are over, that the bystander was served throughout, that nothing was left
   * unhandled, that memory kept within bounds, that no service is left alone for longer than it was down, and that
   * every change on record has its outcome, and that nothing is wrong with the history of all that was asked and done.
   */
  async expectUnharmed(): Promise<void> {
    const { apart, countOpenIntents, findFaults } = this.#watched;
    await expect.poll(() => this.#others.at(-1), { timeout: this.#boundMs }).toBe(SERVED);
    const others = new Set(this.#others.splice(0));
    expect([...others].filter((code) => code !== SERVED && !apart?.mayRefuse.has(code))).toEqual([]);
    expect([...this.#rejections, ...(apart?.findCrashes() ?? [])]).toEqual([]);
    await expect.poll(() => this.pausedTrafficClasses(), { timeout: BOUND_MS }).toEqual([]);
    await expect.poll(countOpenIntents, { timeout: apart ? SETTLE_MS : BOUND_MS }).toBe(0);
    await expect.poll(findFaults, { timeout: BOUND_MS }).toEqual([]);
    expect(this.addedBytes).toBeLessThan(apart ? MAX_PEAK_BYTES_ALONE : MAX_PEAK_BYTES);
    this.#startBytes = undefined;
    if (!apart) await expectLittleLeft(this.#heldBytes);
  }

  /** How much memory was taken at most since the last check. */
  get addedBytes(): number {
    return this.#peakBytes - (this.#startBytes ?? this.#peakBytes);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isOver = true;
    await this.#looking;
    process.off('unhandledRejection', this.#onRejection);
  }

  get #boundMs(): number {
    return this.#watched.apart ? BOUND_APART_MS : BOUND_MS;
  }

  async #look(): Promise<void> {
    while (!this.#isOver) {
      await this.#measure();
      const requesting = this.#watched.bystand().then(toOutcome, () => 'broken');
      this.#others.push(await this.within(requesting).catch(String));
      await pause(EVERY_MS);
    }
  }

  async #measure(): Promise<void> {
    const { apart } = this.#watched;
    const bytes = apart ? await apart.readMemory() : process.memoryUsage.rss();
    this.#peakBytes = this.#startBytes === undefined ? bytes : Math.max(this.#peakBytes, bytes);
    this.#startBytes ??= bytes;
  }
}

function toOutcome(response: Response): string {
  return response.status === 200 ? SERVED : (codeOf(response) ?? `${response.status} ${response.text.slice(0, 200)}`);
}

// Collecting takes a while, and is rarely needed to tell.
async function expectLittleLeft(beforeBytes: number): Promise<void> {
  if (heldBytes() - beforeBytes < MAX_LEFT_BYTES) return;
  // Connections that are going away hold what they have not sent yet.
  await expect.poll(() => collectedBytes() - beforeBytes, { timeout: BOUND_MS }).toBeLessThan(MAX_LEFT_BYTES);
}

/** What the process holds, garbage included. */
function heldBytes(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** What it still holds once all garbage is collected. */
function collectedBytes(): number {
  collectGarbage();
  return heldBytes();
}
