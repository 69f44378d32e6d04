import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import type { CallParams } from '#domain/calls/user-call.ts';
import { ProblemError } from '#domain/problem.ts';
import { problemResult } from '#platform/audit-trail/call-result.ts';
import { requestActor } from '#platform/audit-trail/request-actor.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { type BodyLimits, limitBody } from '#platform/http/limited-body.ts';
import { accessToken } from '#upstream/proxy/access-token.ts';
import { readUploadRange, type UploadRange } from './content-range.ts';
import type { UploadRouteDeps } from './upload-route-deps.ts';
import type { Upload } from './upload-store.ts';
import { toUploadProblem, type UploadMessage, type UploadResponse } from './upload-upstream.ts';

/** What the browser is answered. `range` tells what the service has while that is not everything. */
export type PartResponse = {
  status: number;
  body: string | null;
  range: string | undefined;
  headers: Record<string, string>;
};

const STATUS_RESUME_INCOMPLETE = 308;
// A part may take long; the token is looked at by the service when it begins, and by some when it ends.
const TOKEN_LIFE_MS = 300_000;
const RENEW_LEASE_MS = 10_000;
const PACE: Omit<BodyLimits, 'maxSizeBytes'> = { windowMs: 60_000, minSizeBytes: 240 * 1024 };

/**
 * Passes one part of an upload on, or asks the service what it has. The part must begin where the service has got to,
 * and only one request may write. No byte is kept here: after a failure the browser asks, and sends the rest again.
 */
export async function putPart(deps: UploadRouteDeps, context: Context<AppEnv>, found: Upload): Promise<PartResponse> {
  const { uploads } = deps;
  const range = readRange(context, found);
  const url = await uploads.readAddress(found.id);
  if (url === undefined) {
    await uploads.delete(found.id);
    throw expired();
  }
  const lease = randomUUID();
  // What another request has sent since the upload was found is known only by whoever may write.
  const upload = await uploads.lease(found.id, lease);
  if (!upload) {
    const detail = 'Another request is sending a part of this upload.';
    throw new ProblemError('conflict', { detail, retryable: true, retryAfterSeconds: 1 });
  }
  const renewal = setInterval(() => void uploads.lease(upload.id, lease).catch(() => undefined), RENEW_LEASE_MS);
  try {
    requireNext(context, upload, range);
    const isLast = !upload.isComplete && (range?.startBytes ?? 0) + (range?.sizeBytes ?? 0) === upload.totalBytes;
    const send = () => sendPart(deps, context, upload, url, range);
    return isLast ? await recordLast(deps, context, upload, send) : await send();
  } finally {
    clearInterval(renewal);
    await uploads.release(upload.id, lease);
  }
}

function readRange(context: Context<AppEnv>, upload: Upload): UploadRange {
  const { headers } = context.env.incoming;
  const read = readUploadRange(headers['content-range'], upload.totalBytes);
  if (typeof read === 'string') throw new ProblemError('bad_request', { detail: read });
  const { range } = read;
  if (headers['content-length'] !== undefined && Number(headers['content-length']) !== (range?.sizeBytes ?? 0)) {
    throw new ProblemError('bad_request', { detail: 'Content-Range and Content-Length do not agree.' });
  }
  return range;
}

function requireNext(context: Context<AppEnv>, { confirmedBytes }: Upload, range: UploadRange): void {
  if (!range || range.startBytes === confirmedBytes) return;
  const confirmed = toRangeHeader(confirmedBytes);
  if (confirmed !== undefined) context.env.outgoing.setHeader('range', confirmed);
  throw new ProblemError('conflict', { detail: `The next part begins at byte ${confirmedBytes}.` });
}

/** The part that completes the content makes the file, so it is put on record as the operation itself. */
async function recordLast(
  { audit: { trail, usage } }: UploadRouteDeps,
  context: Context<AppEnv>,
  upload: Upload,
  send: () => Promise<PartResponse>,
): Promise<PartResponse> {
  const { operationId } = upload;
  const details = { sizeBytes: upload.totalBytes };
  const action = { action: operationId, service: 'drive', target: upload.fileId, details };
  const intent = await trail.begin(requestActor(context), action);
  const startedAt = performance.now();
  try {
    const response = await send();
    const { status } = response;
    const isDone = status !== STATUS_RESUME_INCOMPLETE;
    const file = isDone ? readFile(response.body) : undefined;
    const result = {
      outcome: isDone ? 'succeeded' : 'failed',
      status,
      ...(file && { details: { fileId: file.id } }),
    } as const;
    const params: CallParams = upload.fileId === undefined ? {} : { fileId: upload.fileId };
    await intent.end(result, file && { call: { operationId, params }, after: file });
    usage.count(operationId, status, undefined);
    return response;
  } catch (error) {
    const result = problemResult(error, startedAt);
    await intent.end(result);
    usage.count(operationId, result.status ?? 0, error instanceof ProblemError ? error.code : 'internal');
    throw error;
  }
}

const fileResponse = z.looseObject({ id: z.string().max(128) });

function readFile(body: string | null): z.infer<typeof fileResponse> | undefined {
  try {
    return fileResponse.safeParse(JSON.parse(body ?? '')).data;
  } catch {
    return undefined;
  }
}

async function sendPart(
  deps: UploadRouteDeps,
  context: Context<AppEnv>,
  upload: Upload,
  url: string,
  range: UploadRange,
): Promise<PartResponse> {
  const { incoming } = context.env;
  const token = await accessToken(deps, context, { lifeMs: TOKEN_LIFE_MS });
  const last = range && range.startBytes + range.sizeBytes - 1;
  const message: UploadMessage = {
    method: 'PUT',
    url,
    headers: {
      'content-range': `bytes ${range ? `${range.startBytes}-${last}` : '*'}/${upload.totalBytes}`,
      'content-length': String(range?.sizeBytes ?? 0),
    },
    body: range ? () => limitBody(incoming, { ...PACE, maxSizeBytes: range.sizeBytes }) : null,
  };
  const response = await deps.upstream.send(context, message, token);
  if (response.status === 401) {
    await accessToken(deps, context, { refused: token });
    throw new ProblemError('upload_retry', { detail: 'The sign-in was renewed in the meantime.' });
  }
  return takeResponse(deps, upload, response);
}

async function takeResponse(
  { uploads }: UploadRouteDeps,
  upload: Upload,
  response: UploadResponse,
): Promise<PartResponse> {
  const { status, headers, body } = response;
  if (status === STATUS_RESUME_INCOMPLETE) {
    const stored = readStored(headers.range, upload.totalBytes);
    await uploads.confirm(upload.id, stored, false);
    return { status, body: null, range: toRangeHeader(stored), headers: {} };
  }
  if (status === 200 || status === 201) {
    await uploads.confirm(upload.id, upload.totalBytes, true);
    return { status, body, range: undefined, headers: { 'content-type': 'application/json' } };
  }
  if (status === 404 || status === 410) {
    await uploads.delete(upload.id);
    throw expired();
  }
  if (status >= 500) throw new ProblemError('upload_retry', { detail: `The service responded with ${status}.` });
  throw toUploadProblem(response);
}

/** How many bytes a `Range: bytes=0-LAST` says that the service has. */
function readStored(header: string | string[] | undefined, totalBytes: number): number {
  if (header === undefined) return 0;
  const last = /^bytes=0-(\d{1,15})$/.exec(String(header))?.[1];
  const stored = Number(last) + 1;
  if (last !== undefined && stored <= totalBytes) return stored;
  throw new ProblemError('upstream_invalid', { detail: 'The service has more of the upload than there is.' });
}

function toRangeHeader(stored: number): string | undefined {
  return stored === 0 ? undefined : `bytes=0-${stored - 1}`;
}

function expired(): ProblemError {
  return new ProblemError('upload_expired', { detail: 'The service no longer knows this upload: start again.' });
}
