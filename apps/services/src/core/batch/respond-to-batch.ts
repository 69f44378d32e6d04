import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { Readable } from 'node:stream';
import { globalError } from '#core/errors/service-error.ts';
import { type Call, toMethod } from '#core/http/call.ts';
import { decodeBody } from '#core/http/content-coding.ts';
import { readBoundary } from '#core/http/multipart-syntax.ts';
import { readBytes } from '#core/http/read-bytes.ts';
import { parseRequestTarget } from '#core/http/request-target.ts';
import { isBlobResponse, JsonText, type Response, StreamBody, toErrorResponse } from '#core/http/response.ts';
import { BatchError, type BatchPart, parseBatch } from './parse-batch.ts';

const MAX_CALLS = 100;
const MAX_TARGET_CHARACTERS = 8_000;
const MAX_BATCH_BYTES = 10 * 1024 * 1024;

/** Paths allowed in a batch, by batch address. `/batch` allows calls to all services. */
const SERVICE_PATHS: Readonly<Record<string, readonly string[]>> = {
  '/batch': ['/v1/', '/calendar/v3/', '/drive/v3/'],
  '/batch/drive/v3': ['/drive/v3/'],
  '/batch/calendar/v3': ['/calendar/v3/'],
};

/** Whether a path accepts batches. */
export function isBatchPath(path: string): boolean {
  return Object.hasOwn(SERVICE_PATHS, path);
}

/**
 * Executes a batch sent to an origin. Each request receives the response that it would receive alone, in the same order. Content
 * is replaced by a link to it. Throws 400 or 413 if the batch as a whole cannot be read.
 */
export async function respondToBatch(
  call: Call,
  publicOrigin: string,
  perform: (inner: Call) => Promise<Response>,
): Promise<Response> {
  if (call.method !== 'POST') throw globalError(405, 'httpMethodNotAllowed', 'A batch must be sent with POST.');
  const parts = await readParts(decodeBody(call));
  if (parts.length > MAX_CALLS) throw globalError(400, 'badRequest', `A batch can contain at most ${MAX_CALLS} calls.`);
  const boundary = `batch_${randomUUID()}`;
  const body = new StreamBody(`multipart/mixed; boundary=${boundary}`, performAll());
  return { status: 200, headers: {}, body };

  // Executes calls sequentially because calls in a batch often depend on each other and handlers share one connection anyway.
  // Pauses if the client stops reading, because all responses together may exceed the memory.
  async function* performAll(): AsyncGenerator<string> {
    for (const part of parts) {
      if (call.signal.aborted) return;
      yield `--${boundary}\r\n${writePart(part, await respondToPart(call, part, { publicOrigin, perform }))}`;
    }
    yield `--${boundary}--\r\n`;
  }
}

async function readParts({ headers, body }: Call): Promise<BatchPart[]> {
  const boundary = readBoundary(headers['content-type'], ['mixed']);
  if (!boundary)
    throw globalError(400, 'badRequest', 'A batch must have the content type multipart/mixed with a boundary.');
  const bytes = await readBytes(body, MAX_BATCH_BYTES, () =>
    globalError(413, 'uploadTooLarge', `A batch can have at most ${MAX_BATCH_BYTES} bytes.`),
  );
  try {
    return parseBatch(bytes, boundary);
  } catch (error) {
    if (error instanceof BatchError) throw globalError(400, 'badRequest', `Malformed batch: ${error.message}.`);
    throw error;
  }
}

type BatchContext = { publicOrigin: string; perform: (inner: Call) => Promise<Response> };

async function respondToPart(outer: Call, part: BatchPart, { publicOrigin, perform }: BatchContext): Promise<Response> {
  try {
    const inner = toInnerCall(outer, part, publicOrigin);
    const response = await perform(inner);
    if (!isBlobResponse(response)) return response;
    const { pathname, search } = inner.url;
    return { status: 302, headers: { location: `${publicOrigin}${pathname}${search}` }, body: undefined };
  } catch (error) {
    return toErrorResponse(error);
  }
}

function toInnerCall(outer: Call, { method, target, headers, body }: BatchPart, publicOrigin: string): Call {
  const url = parseRequestTarget(target);
  const paths = SERVICE_PATHS[outer.url.pathname] ?? [];
  if (target.length > MAX_TARGET_CHARACTERS) throw globalError(414, 'badRequest', 'The address of a call is too long.');
  const isHere = target.startsWith('/') || url.host === outer.headers.host || url.origin === publicOrigin;
  if (!isHere || !paths.some((path) => url.pathname.startsWith(path))) {
    throw globalError(404, 'notFound', 'Not Found');
  }
  // Tokens belong in header fields. Redirect URLs are logged and stored by intermediaries.
  const token = url.searchParams.get('access_token') ?? url.searchParams.get('oauth_token');
  if (token !== null) {
    url.searchParams.delete('access_token');
    url.searchParams.delete('oauth_token');
  }
  const inherited = Object.entries(outer.headers).filter(([name]) => !/^(?:content-|transfer-encoding$)/.test(name));
  return {
    ...toMethod(method, url, headers),
    url,
    headers: {
      ...Object.fromEntries(inherited),
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...headers,
      'content-length': String(body.length),
    },
    body: Readable.from(body.length === 0 ? [] : [body]),
    signal: outer.signal,
  };
}

function writePart({ contentId, method }: BatchPart, { status, headers, body }: Response): string {
  const text = toText(body);
  const fields = {
    ...headers,
    ...(body !== undefined && { 'content-type': 'application/json; charset=UTF-8' }),
    'content-length': String(Buffer.byteLength(text)),
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  const id = contentId === undefined ? '' : `Content-ID: ${toResponseId(contentId)}\r\n`;
  const statusLine = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n`;
  return `Content-Type: application/http\r\n${id}\r\n${statusLine}${lines.join('')}\r\n${method === 'HEAD' ? '' : text}\r\n`;
}

function toText(body: unknown): string {
  if (body === undefined) return '';
  return body instanceof JsonText ? body.toString() : JSON.stringify(body);
}

/** `<x>` becomes `<response-x>`. */
function toResponseId(contentId: string): string {
  return contentId.startsWith('<') ? `<response-${contentId.slice(1)}` : `response-${contentId}`;
}
