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
};

/** The call that an HTTP request makes. */
export function toCall(request: IncomingMessage): Call {
  const override = request.headers['x-http-method-override'];
  const isOverridden = request.method === 'POST' && typeof override === 'string';
  return {
    method: isOverridden ? override.toUpperCase() : (request.method ?? 'GET'),
    url: parseRequestTarget(request.url ?? '/'),
    headers: request.headers,
    body: request,
  };
}

/** Header fields as handlers read them: one text a name, names in lower case. */
export function toHeaderMap(headers: IncomingHttpHeaders): ReadonlyMap<string, string> {
  return new Map(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** The body as a stream whose destruction leaves the socket open, so that a refusal still reaches the client. */
export function detachedBody({ body }: Call): Readable {
  return Readable.from(body.iterator({ destroyOnReturn: false }), { objectMode: false });
}
