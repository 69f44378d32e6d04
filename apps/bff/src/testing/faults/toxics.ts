import { Transform, type TransformCallback } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/** The effect of a bad network on the bytes in one direction. Times are in milliseconds. */
export type Toxic =
  /** Delays everything. */
  | { kind: 'latency'; latencyMs: number }
  /** Limits the bytes per second. */
  | { kind: 'bandwidth'; bytesPerSecond: number }
  /** Delays the end of the connection after the last byte. */
  | { kind: 'slow_close'; delayMs: number }
  /** Stops passing data without closing the connection. */
  | { kind: 'timeout' }
  /** Resets the connection after this many bytes. */
  | { kind: 'reset_peer'; afterBytes: number }
  /** Ends the connection properly after this many bytes. */
  | { kind: 'limit_data'; maxBytes: number }
  /** Splits bytes into pieces of this size. */
  | { kind: 'slicer'; sliceBytes: number };

/** Returns a stream that applies a toxic to bytes, or passes them unchanged without one. `reset` breaks the connection. */
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
    // Bytes that were passed must arrive first.
    else setImmediate(() => this.#reset());
  }
}
