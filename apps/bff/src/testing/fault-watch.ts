import { setTimeout as pause } from 'node:timers/promises';
import { collectAfterStart } from '@rotunda/collect-garbage';
import { expect } from 'vitest';
import type { Answer } from './test-browser.ts';

const MIB = 2 ** 20;
const EVERY_MS = 50;
const BOUND_MS = 8_000; // Far above what a call may take with the limits of the bed, and far below the usual ones.
// What a fault may take while it lasts, with the garbage of tests, services and console, which share the process, and what may
// be left of it.
const MAX_PEAK_BYTES = 320 * MIB;
const MAX_LEFT_BYTES = 24 * MIB;

/** What is watched, by how it is asked. */
export type Watched = {
  /** A call of somebody who has nothing to do with the faults, which has to succeed. */
  bystand: () => Promise<Answer>;
  /** The measurements of the process under test, in the words of Prometheus. */
  readMetrics: () => Promise<string>;
  /** How many intents on the audit trail have no outcome. */
  countOpenIntents: () => Promise<number>;
};

/** Looks on while faults happen, and tells what no fault may do, whatever else it does. */
export class FaultWatch implements AsyncDisposable {
  readonly #watched: Watched;
  readonly #rejections: unknown[] = [];
  readonly #onRejection = (reason: unknown) => void this.#rejections.push(reason);
  readonly #heldBytes: number;
  #startBytes: number;
  #peakBytes = 0;
  #others: (number | string)[] = [];
  #isOver = false;
  readonly #looking: Promise<void>;

  constructor(watched: Watched) {
    this.#watched = watched;
    this.#heldBytes = collectedBytes();
    this.#startBytes = process.memoryUsage.rss();
    process.on('unhandledRejection', this.#onRejection);
    this.#looking = this.#look();
  }

  /** An action, or a rejection when it takes longer than the limits allow. */
  within<T>(action: Promise<T>): Promise<T> {
    const late = pause(BOUND_MS, undefined, { ref: false }).then(() => {
      throw new Error(`neither an answer nor a break within ${BOUND_MS} ms`);
    });
    return Promise.race([action, late]);
  }

  /** Which lanes of services are left alone at the moment. */
  async pausedLanes(): Promise<string[]> {
    const text = await this.#watched.readMetrics();
    const paused = text.matchAll(/^rotunda_service_paused\{service="(\w+)",lane="(\w+)"\} 1$/gm);
    return [...paused].map(([, service, lane]) => `${service} ${lane}`);
  }

  /** How many live streams are open at the moment. */
  async liveStreams(): Promise<number> {
    return Number(/^rotunda_live_streams (\d+)$/m.exec(await this.#watched.readMetrics())?.[1]);
  }

  /**
   * Checks, once the faults since the last time are over, that the bystander was served throughout, that nothing was left
   * unhandled, that memory kept within bounds, that no service is left alone for longer than it was down, and that
   * every change on record has its outcome.
   */
  async expectUnharmed(): Promise<void> {
    await expect.poll(() => this.#others.length, { timeout: BOUND_MS }).toBeGreaterThan(0);
    expect(new Set(this.#others.splice(0))).toEqual(new Set([200]));
    expect(this.#rejections).toEqual([]);
    await expect.poll(() => this.pausedLanes(), { timeout: BOUND_MS }).toEqual([]);
    await expect.poll(() => this.#watched.countOpenIntents(), { timeout: BOUND_MS }).toBe(0);
    expect(this.#peakBytes - this.#startBytes).toBeLessThan(MAX_PEAK_BYTES);
    // Collecting takes a while, and is rarely needed to tell.
    const isLittleLeft = heldBytes() - this.#heldBytes < MAX_LEFT_BYTES;
    if (!isLittleLeft) expect(collectedBytes() - this.#heldBytes).toBeLessThan(MAX_LEFT_BYTES);
    this.#startBytes = process.memoryUsage.rss();
    this.#peakBytes = 0;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isOver = true;
    await this.#looking;
    process.off('unhandledRejection', this.#onRejection);
  }

  async #look(): Promise<void> {
    while (!this.#isOver) {
      this.#peakBytes = Math.max(this.#peakBytes, process.memoryUsage.rss());
      const answer = await this.within(this.#watched.bystand()).catch(String);
      this.#others.push(typeof answer === 'string' ? answer : answer.status);
      await pause(EVERY_MS);
    }
  }
}

/** What the process holds, garbage included. */
function heldBytes(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** What it still holds once all garbage is collected. */
function collectedBytes(): number {
  collectAfterStart();
  return heldBytes();
}
