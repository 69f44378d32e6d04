import type { OutgoingHttpHeaders } from 'node:http';

const MAX_BODY_BYTES = 64 * 1024;

/** An answer that can be given again. */
export type KeptAnswer = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** Keeps an answer while it goes to the browser, if it is small and comes to its end. */
export class AnswerRecord {
  #status = 0;
  #headers: OutgoingHttpHeaders = {};
  #chunks: Buffer[] = [];
  #sizeBytes = 0;
  #hasEnded = false;

  /** The whole answer; undefined when it was cut off or is too large to be kept. */
  get answer(): KeptAnswer | undefined {
    if (!this.#hasEnded || this.#sizeBytes > MAX_BODY_BYTES) return undefined;
    return { status: this.#status, headers: this.#headers, body: Buffer.concat(this.#chunks) };
  }

  /** Whether the answer came whole and is too large to be kept. */
  get isTooLarge(): boolean {
    return this.#hasEnded && this.#sizeBytes > MAX_BODY_BYTES;
  }

  begin(status: number, headers: OutgoingHttpHeaders): void {
    this.#status = status;
    this.#headers = headers;
  }

  add(chunk: Buffer): void {
    this.#sizeBytes += chunk.length;
    if (this.#sizeBytes <= MAX_BODY_BYTES) this.#chunks.push(chunk);
    else this.#chunks = [];
  }

  end(): void {
    this.#hasEnded = true;
  }
}
