import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * What is known about each request in progress.
 *
 * The requests are stored on their connections, which live longer. A map or set with frequent insertions and deletions keeps
 * outgrowing its table, and each old table refers to the next. Once one table is promoted to the old generation, everything the
 * later tables held lives until the next full collection. Under 50 connections, this retained 100 MiB and took up to a fifth of
 * the processor time.
 */
export class RequestsInProgress<Info extends object> {
  readonly #connections = new Map<Socket, Info[]>();

  /** Stores `info` until `response` has ended or was disconnected. */
  add(response: ServerResponse, info: Info): void {
    // Its connection emits nothing more either, so the request would be stored forever.
    if (response.closed) return;
    const { socket } = response.req;
    const inProgress = this.#listOf(socket);
    inProgress.push(info);
    response.once('close', () => inProgress.splice(inProgress.indexOf(info), 1));
  }

  /** Returns what is stored for all requests in progress. */
  list(): Info[] {
    return [...this.#connections.values()].flat();
  }

  /** Returns the requests of a connection: several if the client sends the next one before the response. */
  #listOf(socket: Socket): Info[] {
    const known = this.#connections.get(socket);
    if (known) return known;
    const added: Info[] = [];
    this.#connections.set(socket, added);
    socket.once('close', () => this.#connections.delete(socket));
    return added;
  }
}
