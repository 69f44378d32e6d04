import { Readable } from 'node:stream';
import { globalError } from '#core/errors/service-error.ts';
import type { Call } from '#core/http/call.ts';
import { decodeBody } from '#core/http/content-coding.ts';
import { readBytes } from '#core/http/read-bytes.ts';

const MAX_FORM_BYTES = 256 * 1024; // URLs are limited to a few kilobytes. Longer parameters are sent as forms.

/**
 * Converts a POST that overrides its method, adding the form parameters to the query parameters. Clients send long queries this
 * way. Bodies of other types are not changed. Throws 413 if the form exceeds `MAX_FORM_BYTES`.
 */
export async function withFormParameters(call: Call): Promise<Call> {
  const [type = ''] = (call.headers['content-type'] ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/x-www-form-urlencoded') return call;
  const decoded = decodeBody(call);
  const message = `Form parameters can have at most ${MAX_FORM_BYTES} bytes.`;
  const bytes = await readBytes(decoded.body, MAX_FORM_BYTES, () => globalError(413, 'uploadTooLarge', message));
  const url = new URL(call.url);
  for (const [name, value] of new URLSearchParams(bytes.toString('utf8'))) url.searchParams.append(name, value);
  const { 'content-length': _, 'content-type': __, 'content-encoding': ___, ...headers } = call.headers;
  return { ...call, url, headers, body: Readable.from([]) };
}
