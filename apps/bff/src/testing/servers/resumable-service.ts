import type { IncomingMessage, ServerResponse } from 'node:http';
import { readText } from './test-server.ts';

/** A text in the addresses of uploads at the service, so that tests can detect leaks. */
export const ADDRESS_MARK = 'secret-upload-mark';

/** The service's side of one resumable upload. Stores the number of received bytes, not their content. */
export class ResumableService {
  /** The metadata from the start of the upload. */
  metadata: unknown;
  storedBytes = 0;
  isCancelled = false;
  /** Handles the next request instead of accepting the part. */
  next: ((request: IncomingMessage, response: ServerResponse) => void | Promise<void>) | undefined;
  readonly #origin: string;
  #totalBytes = 0;

  /** `origin` is the origin of the service. */
  constructor(origin: string) {
    this.#origin = origin;
  }

  /** The address for uploading parts. */
  get address(): string {
    return `${this.#origin}/upload/drive/v3/files?uploadType=resumable&upload_id=${ADDRESS_MARK}`;
  }

  readonly handler = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const next = this.next;
    this.next = undefined;
    if (next) return next(request, response);
    if (request.method === 'DELETE') {
      this.isCancelled = true;
      response.writeHead(499).end();
    } else if (request.method === 'PUT') await this.#take(request, response);
    else {
      this.#totalBytes = Number(request.headers['x-upload-content-length']);
      this.metadata = JSON.parse(await readText(request));
      response.writeHead(200, { location: this.address }).end();
    }
  };

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for await (const chunk of request) this.storedBytes += Buffer.byteLength(chunk);
    const range = this.storedBytes > 0 ? { range: `bytes=0-${this.storedBytes - 1}` } : {};
    if (this.storedBytes < this.#totalBytes) response.writeHead(308, range).end();
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"f1","name":"a.bin"}');
  }
}
