import type { RequestListener } from 'node:http';
import { toErrorEnvelope } from '#core/errors/error-envelope.ts';
import { globalError } from '#core/errors/service-error.ts';
import { discardBody } from './discard-body.ts';
import { sendJson, toJsonText } from './send-json.ts';

/**
 * Returns a listener that responds with 501 to requests with a transfer coding other than `chunked` (RFC 9112 section 6.1). Node
 * decodes the chunks only, and a compressed body would be read as if it were the content.
 */
export function rejectTransferCodings(listener: RequestListener): RequestListener {
  return (request, response) => {
    const coding = request.headers['transfer-encoding'];
    if (coding === undefined || coding.trim().toLowerCase() === 'chunked') {
      listener(request, response);
      return;
    }
    const error = globalError(501, 'notImplemented', 'The only supported transfer coding is chunked.');
    sendJson(response, 501, toJsonText(toErrorEnvelope(error), true), { omitBody: request.method === 'HEAD' });
    discardBody(request);
  };
}
