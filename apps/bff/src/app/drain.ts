import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long what is in progress may go on when the BFF is to end, in milliseconds. */
export type DrainLimits = {
  /** Requests. */
  shortMs: number;
  /** Uploads and downloads, which can go on after it from where they were, and work that no browser waits for. */
  longMs: number;
};

export const DRAIN_LIMITS: DrainLimits = { shortMs: 15_000, longMs: 60_000 };
const LONG_PATH = /^\/(?:dl|api\/files\/uploads|api\/upload)\//;

/**
 * The requests of a server that are in progress, for its end.
 *
 * They are kept by their connections, which last. A map that takes in and lets go of each request outgrows its table again and
 * again, and each of these refers to the next: once one of them has become old, whatever they have held lives until the next full
 * collection, which kept the requests of seconds in memory and took a tenth of the processor time.
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

  /** Notes a request until its response has ended. */
  #add(socket: Socket, response: ServerResponse): void {
    const inProgress = this.#connections.get(socket);
    inProgress?.push(response);
    response.on('close', () => {
      inProgress?.splice(inProgress.indexOf(response), 1);
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
    for (const response of [...this.#connections.values()].flat())
      if (isOver(response.req.url ?? '')) response.destroy();
  }
}
