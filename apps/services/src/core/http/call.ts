import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { parseRequestTarget } from './request-target.ts';

/** A request to the services, whether it came by itself or as a part of a batch. */
export type Call = {
  /** With an override of a POST applied. */
  method: string;
  /** Set when a POST names another method, whose parameters may be in a form. */
  isOverridden?: boolean;
  url: URL;
  headers: IncomingHttpHeaders;
  body: Readable;
  /** Aborts when the client has left before its response. */
  signal: AbortSignal;
};

/** The call that an HTTP request makes; `signal` aborts when nobody waits for its response any more. */
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

/** The method that a request means: a POST can name another one in a header field or parameter. */
export function toMethod(
  method: string,
  url: URL,
  headers: IncomingHttpHeaders,
): Required<Pick<Call, 'method' | 'isOverridden'>> {
  const override = method === 'POST' ? readMethodOverride(url, headers) : undefined;
  return { method: override ?? method, isOverridden: override !== undefined };
}

/** The method that a POST names in place of its own, in upper case. */
function readMethodOverride(url: URL, headers: IncomingHttpHeaders): string | undefined {
  const header = headers['x-http-method-override'];
  const name = typeof header === 'string' ? header : url.searchParams.get('$httpMethod');
  return name ? name.trim().toUpperCase() : undefined;
}

/** Header fields as handlers read them: one text a name, names in lower case. */
export function toHeaderMap(headers: IncomingHttpHeaders): ReadonlyMap<string, string> {
  return new Map(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** The body as a stream whose destruction leaves the socket open, so that a refusal still reaches the client. */
export function detachedBody({ body }: Pick<Call, 'body'>): Readable {
  return Readable.from(chunksOf(body), { objectMode: false });
}

// Not `yield*`: the destruction of a stream throws into what it reads from, and thrown into the body's own iterator that
// destroys the request. Its refusal would still go out, but no other request on its connection would be answered.
async function* chunksOf(body: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of body.iterator({ destroyOnReturn: false })) yield chunk;
}
