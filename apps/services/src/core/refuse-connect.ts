import { answerConnect } from '@rotunda/answer-connect';
import { toErrorEnvelope } from './error-envelope.ts';
import { sendJson, toJsonText } from './send-json.ts';
import { globalError } from './service-error.ts';

/** Answers a request for a tunnel like any other method that there is not. */
export const refuseConnect = answerConnect((_request, response) => {
  const refusal = globalError(405, 'httpMethodNotAllowed', 'The method CONNECT is not supported here.');
  const headers = { allow: 'GET, HEAD, POST, PUT, PATCH, DELETE', connection: 'close' };
  sendJson(response, refusal.httpStatus, toJsonText(toErrorEnvelope(refusal), true), { headers });
});
