import type { IncomingMessage, ServerResponse } from 'node:http';
import { readText } from './test-server.ts';

/** Text that the addresses of uploads at the service contain, so that tests can look for them where none may be. */
export const ADDRESS_MARK = 'secret-upload-mark';

/** A service's side of one resumable upload. Keeps how much has come, not what. */
export class ResumableService {
  /** The metadata that the upload was begun with. */
  metadata: unknown;
  storedBytes = 0;
  isCancelled = false;
  /** Answers instead of taking the next part. */
  next: ((request: IncomingMessage, response: ServerResponse) => void | Promise<void>) | undefined;
  readonly #origin: string;
  #totalBytes = 0;

  /** `origin` is where the service is reached. */
  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Where parts go. */
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
