import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { parseRequestTarget } from './request-target.ts';

/** A request to the services, sent alone or in a batch. */
export type Call = {
  /** After applying the method override of a POST. */
  method: string;
  /** Whether a POST overrides its method. Its parameters may then be in a form. */
  isOverridden?: boolean;
  url: URL;
  headers: IncomingHttpHeaders;
  body: Readable;
  /** Aborts if the client disconnects before receiving the response. */
  signal: AbortSignal;
};

/** Converts an HTTP request to a call. `signal` aborts once no client waits for its response. */
export function toCall(request: IncomingMessage, signal: AbortSignal): Call {
  const url = parseRequestTarget(request.url ?? '/');
  return {
    ...toMethod(request.method ?? 'GET', url, request.headers),
    url,
    headers: request.headers,
    body: request,
    signal,
  };
}

/** Returns the effective method of a request. A POST can override it in a header or parameter. */
export function toMethod(
  method: string,
  url: URL,
  headers: IncomingHttpHeaders,
): Required<Pick<Call, 'method' | 'isOverridden'>> {
  const override = method === 'POST' ? readMethodOverride(url, headers) : undefined;
  return { method: override ?? method, isOverridden: override !== undefined };
}

/** Returns the override method of a POST, in upper case. */
function readMethodOverride(url: URL, headers: IncomingHttpHeaders): string | undefined {
  const header = headers['x-http-method-override'];
  const name = typeof header === 'string' ? header : url.searchParams.get('$httpMethod');
  return name ? name.trim().toUpperCase() : undefined;
}

/** Returns headers as handlers read them: one string per name, names in lower case. */
export function toHeaderMap(headers: IncomingHttpHeaders): ReadonlyMap<string, string> {
  return new Map(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/**
 * Returns the body as a stream that can be destroyed without closing the socket, so that an error response still reaches the
 * client.
 */
export function detachBody({ body }: Pick<Call, 'body'>): Readable {
  return Readable.from(getChunks(body), { objectMode: false });
}

// Not `yield*`: destroying a stream throws into its source. Thrown into the body's own iterator, this destroys the request. The
// error response would still be sent, but no other request on its connection would get a response.
async function* getChunks(body: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of body.iterator({ destroyOnReturn: false })) yield chunk;
}
