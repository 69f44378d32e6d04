import { type IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * Lets a server answer requests for a tunnel (CONNECT, RFC 9110 section 9.3.6) like any other: for its event `connect`. The
 * runtime hands over the bare connection, and breaks it when nobody listens. The connection ends with the answer.
 */
export function answerConnect(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  return function onConnect(request: IncomingMessage, connection: Duplex): void {
    connection.on('error', () => connection.destroy());
    if (!(connection instanceof Socket)) {
      connection.destroy();
      return;
    }
    const response = new ServerResponse(request);
    response.assignSocket(connection);
    response.once('finish', () => connection.end());
    answer(request, response);
  };
}
