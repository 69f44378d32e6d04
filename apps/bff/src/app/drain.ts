import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long work in progress may continue after the BFF begins to shut down, in milliseconds. */
export type DrainLimits = {
  /** The limit for requests. */
  shortMs: number;
  /** The limit for uploads and downloads, which can resume afterwards, and for work that no browser waits for. */
  longMs: number;
};

export const DRAIN_LIMITS: DrainLimits = { shortMs: 15_000, longMs: 60_000 };
const LONG_PATH = /^\/(?:dl|api\/files\/uploads|api\/upload)\//;

/**
 * Tracks the requests in progress on a server, for its shutdown.
 *
 * The requests are stored on their connections, which live longer. A map with frequent insertions and deletions keeps outgrowing
 * its table, and each old table refers to the next. Once one table is promoted to the old generation, everything the later tables
 * held lives until the next full collection. This retained the requests of several seconds and took a tenth of the processor
 * time.
 */
export class Draining {
  readonly #server: Server;
  readonly #limits: DrainLimits;
  readonly #connections = new Map<Socket, ServerResponse[]>();

  constructor(server: Server, limits: DrainLimits) {
    this.#server = server;
    this.#limits = limits;
    server.on('connection', (socket) => {
      this.#connections.set(socket, []);
      socket.once('close', () => this.#connections.delete(socket));
    });
    server.on('request', ({ socket }, response) => this.#add(socket, response));
  }

  /** Tracks a request until its response has ended. */
  #add(socket: Socket, response: ServerResponse): void {
    const inProgress = this.#connections.get(socket);
    inProgress?.push(response);
    response.on('close', () => {
      inProgress?.splice(inProgress.indexOf(response), 1);
      // Kept-alive connections left by a request would delay the shutdown.
      if (!this.#server.listening) setImmediate(() => this.#server.closeIdleConnections());
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
    for (const response of [...this.#connections.values()].flat())
      if (isOver(response.req.url ?? '')) response.destroy();
  }
}
