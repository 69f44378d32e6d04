import type { RequestListener } from 'node:http';
import { toErrorEnvelope } from '#core/errors/error-envelope.ts';
import { globalError } from '#core/errors/service-error.ts';
import { discardBody } from './discard-body.ts';
import { sendJson, toJsonText } from './send-json.ts';

/**
 * Returns a listener that responds with 421 to requests for an absolute URL of another host (absolute form, RFC 9112 section
 * 3.2.2, RFC 9110 section 7.4). Requests for an absolute URL of `origin` are handled by their path.
 */
export function rejectForeignHosts(origin: string, listener: RequestListener): RequestListener {
  const { host } = new URL(origin);
  return (request, response) => {
    const named = request.url?.startsWith('/') ? null : URL.parse(request.url ?? '');
    if (named && named.host !== host) {
      const error = globalError(421, 'misdirectedRequest', 'The request target names another host.');
      sendJson(response, 421, toJsonText(toErrorEnvelope(error), true), { omitBody: request.method === 'HEAD' });
      discardBody(request);
      return;
    }
    if (named) request.url = named.pathname + named.search;
    listener(request, response);
  };
}
