import { randomUUID } from 'node:crypto';
import { answerConnect } from '@rotunda/answer-connect';
import type { Logger } from 'pino';
import { ProblemError } from './problem.ts';

/** Answers a request for a tunnel like any other method that the console does not have. */
export function refuseConnect(log: Logger) {
  return answerConnect((request, response) => {
    const requestId = randomUUID();
    const problem = new ProblemError('method_not_allowed');
    const body = JSON.stringify(problem.toBody(requestId));
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
  });
}
