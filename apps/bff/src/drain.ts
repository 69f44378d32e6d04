import type { IncomingMessage, Server, ServerResponse } from 'node:http';

const SHORT_MS = 15_000;
const LONG_MS = 60_000; // What is cut off then can go on from where it was.
const LONG_PATH = /^\/(?:dl|api\/files\/uploads|api\/upload)\//;

/** The requests of a server that are under way, for its end. */
export class Draining {
  readonly #server: Server;
  readonly #responses = new Map<ServerResponse, string>();

  constructor(server: Server) {
    this.#server = server;
  }

  /** Notes a request until its answer has ended. */
  add({ url = '' }: IncomingMessage, response: ServerResponse): void {
    this.#responses.set(response, url);
    response.once('close', () => {
      this.#responses.delete(response);
      // Kept-alive connections that a request leaves behind would hold the end up.
      if (!this.#server.listening) setImmediate(() => this.#server.closeIdleConnections());
    });
  }

  /** Refuses new connections at once and lets requests end: most soon, uploads and downloads within a minute. */
  async finish(): Promise<void> {
    const short = setTimeout(() => this.#cutOff((path) => !LONG_PATH.test(path)), SHORT_MS);
    const long = setTimeout(() => this.#server.closeAllConnections(), LONG_MS);
    await new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeIdleConnections();
    });
    clearTimeout(short);
    clearTimeout(long);
  }

  #cutOff(isOver: (path: string) => boolean): void {
    for (const [response, path] of this.#responses) if (isOver(path)) response.destroy();
  }
}
