import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** How long what is under way may go on when the BFF is to end, in milliseconds. */
export type DrainLimits = {
  /** Requests. */
  shortMs: number;
  /** Uploads and downloads, which can go on after it from where they were, and work that no browser waits for. */
  longMs: number;
};

export const DRAIN_LIMITS: DrainLimits = { shortMs: 15_000, longMs: 60_000 };
const LONG_PATH = /^\/(?:dl|api\/files\/uploads|api\/upload)\//;

/** The requests of a server that are under way, for its end. */
export class Draining {
  readonly #server: Server;
  readonly #limits: DrainLimits;
  readonly #responses = new Map<ServerResponse, string>();

  constructor(server: Server, limits: DrainLimits) {
    this.#server = server;
    this.#limits = limits;
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

  /** Refuses new connections at once and lets requests end: most soon, uploads and downloads later. */
  async finish(): Promise<void> {
    const { shortMs, longMs } = this.#limits;
    const short = setTimeout(() => this.#cutOff((path) => !LONG_PATH.test(path)), shortMs);
    const long = setTimeout(() => this.#server.closeAllConnections(), longMs);
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
