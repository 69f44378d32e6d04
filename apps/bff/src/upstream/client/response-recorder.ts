import type { OutgoingHttpHeaders } from 'node:http';

const MAX_BODY_BYTES = 64 * 1024;

/** A response that can be given again. */
export type RecordedResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** Keeps a response while it goes to the browser, if it is small and comes to its end. */
export class ResponseRecorder {
  #status = 0;
  #headers: OutgoingHttpHeaders = {};
  #chunks: Buffer[] = [];
  #sizeBytes = 0;
  #hasEnded = false;

  /** The whole response; undefined when it was cut off or is too large to be kept. */
  get response(): RecordedResponse | undefined {
    if (!this.#hasEnded || this.#sizeBytes > MAX_BODY_BYTES) return undefined;
    return { status: this.#status, headers: this.#headers, body: Buffer.concat(this.#chunks) };
  }

  /** Whether the response came whole and is too large to be kept. */
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
