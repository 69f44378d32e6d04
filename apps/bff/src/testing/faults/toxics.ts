import { Transform, type TransformCallback } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/** What a bad network does to bytes that go one way. Times are in milliseconds. */
export type Toxic =
  /** Everything comes later. */
  | { kind: 'latency'; latencyMs: number }
  /** Only so much passes in a second. */
  | { kind: 'bandwidth'; bytesPerSecond: number }
  /** The end comes later than the last byte. */
  | { kind: 'slow_close'; delayMs: number }
  /** Nothing passes any more, and nobody says so. */
  | { kind: 'timeout' }
  /** The connection is reset once this much has passed. */
  | { kind: 'reset_peer'; afterBytes: number }
  /** The connection ends properly once this much has passed. */
  | { kind: 'limit_data'; maxBytes: number }
  /** Bytes arrive in pieces of this size. */
  | { kind: 'slicer'; sliceBytes: number };

/** A stream that does to bytes what a toxic says; without one they pass. `reset` breaks the connection. */
export function toToxicStream(toxic: Toxic | undefined, reset: () => void): Transform {
  return new ToxicStream(toxic, reset);
}

class ToxicStream extends Transform {
  readonly #toxic: Toxic | undefined;
  readonly #reset: () => void;
  #passedBytes = 0;

  constructor(toxic: Toxic | undefined, reset: () => void) {
    super();
    this.#toxic = toxic;
    this.#reset = reset;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    void this.#pass(chunk).then(() => done());
  }

  override _flush(done: TransformCallback): void {
    if (this.#toxic?.kind === 'timeout') return;
    void wait(this.#toxic?.kind === 'slow_close' ? this.#toxic.delayMs : 0).then(() => done());
  }

  async #pass(chunk: Buffer): Promise<void> {
    const toxic = this.#toxic;
    const before = this.#passedBytes;
    this.#passedBytes += chunk.length;
    switch (toxic?.kind) {
      case 'timeout':
        return;
      case 'latency':
        await wait(toxic.latencyMs);
        break;
      case 'bandwidth':
        await this.#slice(chunk, Math.max(1, Math.ceil(toxic.bytesPerSecond / 100)), 10);
        return;
      case 'slicer':
        await this.#slice(chunk, toxic.sliceBytes, 0);
        return;
      case 'reset_peer':
      case 'limit_data':
        this.#cut(chunk, before, toxic);
        return;
    }
    this.push(chunk);
  }

  async #slice(chunk: Buffer, sliceBytes: number, pauseMs: number): Promise<void> {
    for (let start = 0; start < chunk.length; start += sliceBytes) {
      this.push(chunk.subarray(start, start + sliceBytes));
      await (pauseMs > 0 ? wait(pauseMs) : new Promise<void>((resolve) => setImmediate(() => resolve())));
    }
  }

  #cut(chunk: Buffer, before: number, toxic: Extract<Toxic, { kind: 'reset_peer' | 'limit_data' }>): void {
    const allowed = Math.max(0, (toxic.kind === 'reset_peer' ? toxic.afterBytes : toxic.maxBytes) - before);
    if (allowed > 0) this.push(chunk.subarray(0, allowed));
    if (allowed >= chunk.length) return;
    if (toxic.kind === 'limit_data') this.push(null);
    // What has been let through is to arrive first.
    else setImmediate(() => this.#reset());
  }
}
