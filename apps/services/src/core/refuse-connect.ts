import { type IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { toErrorEnvelope } from './error-envelope.ts';
import { sendJson, toJsonText } from './send-json.ts';
import { globalError } from './service-error.ts';

/**
 * Answers a request for a tunnel (CONNECT, RFC 9110 section 9.3.6) like any other method that there is not. The runtime
 * hands over its bare connection, and breaks it when nobody asks for that.
 */
export function refuseConnect(request: IncomingMessage, connection: Duplex): void {
  connection.on('error', () => connection.destroy());
  if (!(connection instanceof Socket)) {
    connection.destroy();
    return;
  }
  const response = new ServerResponse(request);
  response.assignSocket(connection);
  response.once('finish', () => connection.end());
  const refusal = globalError(405, 'httpMethodNotAllowed', 'The method CONNECT is not supported here.');
  const headers = { allow: 'GET, HEAD, POST, PUT, PATCH, DELETE', connection: 'close' };
  sendJson(response, refusal.httpStatus, toJsonText(toErrorEnvelope(refusal), true), { headers });
}
