import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { parseRequestTarget } from './request-target.ts';

/** A request to the services, whether it came by itself or as a part of a batch. */
export type Call = {
  /** With an override of a POST applied. */
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: Readable;
  /** Aborts when the client has left before its response. */
  signal: AbortSignal;
};

/** The call that an HTTP request makes; `signal` aborts when nobody waits for its response any more. */
export function toCall(request: IncomingMessage, signal: AbortSignal): Call {
  return {
    method: toMethod(request.method ?? 'GET', request.headers),
    url: parseRequestTarget(request.url ?? '/'),
    headers: request.headers,
    body: request,
    signal,
  };
}

/** The method that a request means: a POST can name another one in a header field. */
export function toMethod(method: string, headers: IncomingHttpHeaders): string {
  const override = headers['x-http-method-override'];
  return method === 'POST' && typeof override === 'string' ? override.toUpperCase() : method;
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
