import type { OutgoingHttpHeaders } from 'node:http';

const MAX_BODY_BYTES = 64 * 1024;

/** A response that can be replayed. */
export type RecordedResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** Records a response while it is sent to the browser, if it is small and complete. */
export class ResponseRecorder {
  #status = 0;
  #headers: OutgoingHttpHeaders = {};
  #chunks: Buffer[] = [];
  #sizeBytes = 0;
  #hasEnded = false;

  /** The complete response. Undefined if it was truncated or is too large to be recorded. */
  get response(): RecordedResponse | undefined {
    if (!this.#hasEnded || this.#sizeBytes > MAX_BODY_BYTES) return undefined;
    return { status: this.#status, headers: this.#headers, body: Buffer.concat(this.#chunks) };
  }

  /** Whether the response was complete but too large to be recorded. */
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
