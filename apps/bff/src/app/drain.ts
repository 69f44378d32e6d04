import type { Server, ServerResponse } from 'node:http';
import { RequestsInProgress } from '#platform/http/requests-in-progress.ts';

/** How long work in progress may continue after the BFF begins to shut down, in milliseconds. */
export type DrainLimits = {
  /** The limit for requests. */
  shortMs: number;
  /** The limit for uploads and downloads, which can resume afterwards, and for work that no browser waits for. */
  longMs: number;
};

export const DRAIN_LIMITS: DrainLimits = { shortMs: 15_000, longMs: 60_000 };
const LONG_PATH = /^\/(?:dl|api\/files\/uploads|api\/upload)\//;

/** Tracks the requests in progress on a server, for its shutdown. */
export class Draining {
  readonly #server: Server;
  readonly #limits: DrainLimits;
  readonly #requests = new RequestsInProgress<ServerResponse>();

  constructor(server: Server, limits: DrainLimits) {
    this.#server = server;
    this.#limits = limits;
    server.on('request', (_request, response) => {
      this.#requests.add(response, response);
      // Kept-alive connections left by a request would delay the shutdown.
      response.on('close', () => {
        if (!server.listening) setImmediate(() => server.closeIdleConnections());
      });
    });
  }

  /**
   * Refuses new connections immediately and lets requests finish: most with the short limit, uploads and downloads with the long
   * one.
   */
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
    for (const response of this.#requests.list()) if (isOver(response.req.url ?? '')) response.destroy();
  }
}
