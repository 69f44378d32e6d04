import { randomUUID } from 'node:crypto';
import { type IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { ProblemError } from './problem.ts';

/**
 * Answers a request for a tunnel (CONNECT, RFC 9110 section 9.3.6) like any other method that the console does not have.
 * The runtime hands over its bare connection, and breaks it when nobody asks for that.
 */
export function refuseConnect(log: Logger) {
  return function answerConnect(request: IncomingMessage, connection: Duplex): void {
    connection.on('error', () => connection.destroy());
    if (!(connection instanceof Socket)) {
      connection.destroy();
      return;
    }
    const requestId = randomUUID();
    const problem = new ProblemError('method_not_allowed');
    const body = JSON.stringify(problem.toBody(requestId));
    const response = new ServerResponse(request);
    response.assignSocket(connection);
    response.once('finish', () => connection.end());
    response.writeHead(problem.status, {
      allow: 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'content-type': 'application/problem+json',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'private, no-store',
      connection: 'close',
      'x-request-id': requestId,
    });
    response.end(body);
    log.info({ requestId, method: request.method, status: problem.status }, 'request');
  };
}
