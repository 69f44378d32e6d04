import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Call } from '#domain/calls/match-call.ts';
import { ProblemError } from '#domain/problem.ts';
import { hasBody } from '#platform/http/has-body.ts';
import { type BodyLimits, limitBody } from '#platform/http/limited-body.ts';
import { getMinBodyRate } from '#platform/http/min-body-rate.ts';
import { parseJson } from '#platform/http/parse-json.ts';
import { readJsonBytes } from '#platform/http/read-json-bytes.ts';
import type { CallBody, CallLimits } from '#upstream/client/upstream-request.ts';

const MAX_JSON_BYTES = 1024 * 1024;
const MAX_BUFFERED_UPLOAD_BYTES = 1024 * 1024 + 64 * 1024; // Content of 1 MiB with its metadata.
const MAX_UPLOAD_BYTES = 5120 * 2 ** 30; // The limit of the services.
const MIN_UPLOAD_BYTES_PER_SECOND = 4 * 1024; // At a lower rate, the largest upload would take decades.

/**
 * Opens the body of a call. Content is streamed, unless it is small and the request has an `Idempotency-Key`. All other bodies
 * are buffered first, so that the whole call is known before it is sent. Throws 413 if the body is too large, 408 if it arrives too
 * slowly, and 400 if the service might read something else in it than the checks of the call.
 */
export async function openBody(call: Call, request: IncomingMessage, limits: CallLimits): Promise<CallBody> {
  if (!(acceptsBody(call) && hasBody(request))) return null;
  const bodyLimits = getLimits(call, limits);
  if (Number(request.headers['content-length'] ?? 0) > bodyLimits.maxSizeBytes)
    throw new ProblemError('body_too_large');
  const body = limitBody(request, bodyLimits);
  if (call.isUpload) return isBufferedUpload(request) ? buffer(body) : body;
  const bytes = await readJsonBytes(body);
  requireUnambiguous(bytes);
  return bytes;
}

function requireUnambiguous(bytes: Buffer): void {
  try {
    parseJson(bytes.toString('utf8'));
  } catch (error) {
    // The service rejects what is not JSON, in its own words.
    if (error instanceof ProblemError) throw error;
  }
}

function isBufferedUpload({ headers }: IncomingMessage): boolean {
  const sizeBytes = Number(headers['content-length'] ?? Infinity);
  return headers['idempotency-key'] !== undefined && sizeBytes <= MAX_BUFFERED_UPLOAD_BYTES;
}

function acceptsBody({ operation, isUpload }: Call): boolean {
  return isUpload || (operation.method !== 'GET' && operation.method !== 'DELETE');
}

function getLimits({ operation, isUpload }: Call, { jsonWindowMs, uploadWindowMs }: CallLimits): BodyLimits {
  if (isUpload) {
    const minSizeBytes = (MIN_UPLOAD_BYTES_PER_SECOND * uploadWindowMs) / 1_000;
    return { maxSizeBytes: MAX_UPLOAD_BYTES, windowMs: uploadWindowMs, minSizeBytes };
  }
  const maxSizeBytes = operation.bodyLimitBytes ?? MAX_JSON_BYTES;
  return { maxSizeBytes, ...getMinBodyRate(jsonWindowMs) };
}
