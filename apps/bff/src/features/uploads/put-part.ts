import type { Context } from 'hono';
import { z } from 'zod';
import type { CallParams } from '#domain/calls/user-call.ts';
import { ProblemError } from '#domain/problem.ts';
import type { AuditResult } from '#platform/audit-trail/audit-record.ts';
import { requestActor } from '#platform/audit-trail/request-actor.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { type BodyLimits, limitBody } from '#platform/http/limited-body.ts';
import { getAccessToken } from '#upstream/client/access-token.ts';
import { auditChange } from '#upstream/client/audit-call.ts';
import { readUploadRange, type UploadRange } from './content-range.ts';
import type { UploadRouteDeps } from './upload-route-deps.ts';
import type { ClaimedUpload, Upload } from './upload-store.ts';
import { toUploadProblem, type UploadMessage, type UploadResponse } from './upload-upstream.ts';

/** The response to the browser. `range` is the part that the service has stored, until it has everything. */
export type PartResponse = {
  status: number;
  body: string | null;
  range: string | undefined;
  headers: Record<string, string>;
};

const STATUS_RESUME_INCOMPLETE = 308;
// A part may take long. The service checks the token when the part begins; some services check it at the end, too.
const TOKEN_LIFE_MS = 300_000;
const PACE: Omit<BodyLimits, 'maxSizeBytes'> = { windowMs: 60_000, minSizeBytes: 240 * 1024 };

/**
 * Forwards one part of an upload, or queries its status. The part must begin where the service's data ends, and only one request
 * may write at a time. No bytes are stored here: after a failure, the browser queries the status and resends the rest.
 */
export async function putPart(deps: UploadRouteDeps, context: Context<AppEnv>, found: Upload): Promise<PartResponse> {
  const { uploads } = deps;
  const range = readRange(context, found);
  const url = await uploads.readAddress(found.id);
  if (url === undefined) {
    await uploads.delete(found.id);
    throw createExpiredProblem();
  }
  // Only the request that holds the lease knows what other requests have sent since the upload was found.
  const claimed = await uploads.claim(found.id);
  if (!claimed) {
    const detail = 'Another request is sending a part of this upload.';
    throw new ProblemError('conflict', { detail, retryable: true, retryAfterSeconds: 1 });
  }
  const { upload, lease } = claimed;
  try {
    requireNext(context, upload, range);
    const isLast = upload.state === 'open' && (range?.startBytes ?? 0) + (range?.sizeBytes ?? 0) === upload.totalBytes;
    const send = () => sendPart(deps, context, claimed, url, range);
    return await lease.runWithRenewal(() => (isLast ? recordLast(deps, context, upload, send) : send()));
  } finally {
    await lease.release();
  }
}

function readRange(context: Context<AppEnv>, upload: Upload): UploadRange {
  const { headers } = context.env.incoming;
  const read = readUploadRange(headers['content-range'], upload.totalBytes);
  if (typeof read === 'string') throw new ProblemError('bad_request', { detail: read });
  const { range } = read;
  const isChunked = headers['transfer-encoding'] !== undefined;
  if (!isChunked && Number(headers['content-length'] ?? 0) !== (range?.sizeBytes ?? 0)) {
    throw new ProblemError('bad_request', { detail: 'Content-Range and Content-Length do not match.' });
  }
  return range;
}

function requireNext(context: Context<AppEnv>, { confirmedBytes }: Upload, range: UploadRange): void {
  if (!range || range.startBytes === confirmedBytes) return;
  const confirmed = toRangeHeader(confirmedBytes);
  if (confirmed !== undefined) context.env.outgoing.setHeader('range', confirmed);
  throw new ProblemError('conflict', { detail: `The next part begins at byte ${confirmedBytes}.` });
}

/** The part that completes the content creates the file, so it is recorded as the operation itself. */
function recordLast(
  { audit }: UploadRouteDeps,
  context: Context<AppEnv>,
  { operationId, fileId, totalBytes }: Upload,
  send: () => Promise<PartResponse>,
): Promise<PartResponse> {
  const action = { action: operationId, service: 'drive', target: fileId, details: { sizeBytes: totalBytes } };
  const params: CallParams = fileId === undefined ? {} : { fileId };
  const audited = { call: { operationId }, actor: requestActor(context), action, resultOf: toResult };
  return auditChange(audit, audited, send, (response) => {
    const after = response && readFile(response);
    return after && { call: { operationId, params }, after };
  });
}

function toResult(response: PartResponse): AuditResult {
  const file = readFile(response);
  const outcome = response.status === STATUS_RESUME_INCOMPLETE ? 'failed' : 'succeeded';
  return { outcome, status: response.status, ...(file && { details: { fileId: file.id } }) };
}

const fileResponse = z.looseObject({ id: z.string().max(128) });

// Returns the file created according to a response, or undefined while the upload is incomplete.
function readFile({ status, body }: PartResponse): z.infer<typeof fileResponse> | undefined {
  if (status === STATUS_RESUME_INCOMPLETE) return undefined;
  try {
    return fileResponse.safeParse(JSON.parse(body ?? '')).data;
  } catch {
    return undefined;
  }
}

async function sendPart(
  deps: UploadRouteDeps,
  context: Context<AppEnv>,
  claimed: ClaimedUpload,
  url: string,
  range: UploadRange,
): Promise<PartResponse> {
  const { upload } = claimed;
  const { incoming } = context.env;
  const { credentialId } = context.get('principal');
  const token = await getAccessToken(deps.vault, credentialId, { lifeMs: TOKEN_LIFE_MS });
  const last = range && range.startBytes + range.sizeBytes - 1;
  const message: UploadMessage = {
    method: 'PUT',
    url,
    headers: {
      'content-range': `bytes ${range ? `${range.startBytes}-${last}` : '*'}/${upload.totalBytes}`,
      'content-length': String(range?.sizeBytes ?? 0),
    },
    operationId: upload.operationId,
    body: range ? () => limitBody(incoming, { ...PACE, maxSizeBytes: range.sizeBytes }) : null,
  };
  const response = await deps.upstream.send(context, message, token);
  if (response.status === 401) {
    await getAccessToken(deps.vault, credentialId, { refused: token });
    throw new ProblemError('upload_retry', { detail: 'The sign-in was renewed in the meantime.' });
  }
  return applyResponse(deps, claimed, response);
}

async function applyResponse(
  { uploads }: UploadRouteDeps,
  { upload, lease }: ClaimedUpload,
  response: UploadResponse,
): Promise<PartResponse> {
  const { status, headers, body } = response;
  if (status === STATUS_RESUME_INCOMPLETE) {
    const stored = readStored(headers.range, upload.totalBytes);
    await uploads.apply(upload.id, lease, 'confirm', stored);
    return { status, body: null, range: toRangeHeader(stored), headers: {} };
  }
  if (status === 200 || status === 201) {
    await uploads.apply(upload.id, lease, 'complete', upload.totalBytes);
    return { status, body, range: undefined, headers: { 'content-type': 'application/json' } };
  }
  if (status === 404 || status === 410) {
    await uploads.delete(upload.id);
    throw createExpiredProblem();
  }
  if (status >= 500) throw new ProblemError('upload_retry', { detail: `The service responded with ${status}.` });
  throw toUploadProblem(response);
}

/** Returns the number of bytes stored according to a `Range: bytes=0-LAST` header. */
function readStored(header: string | string[] | undefined, totalBytes: number): number {
  if (header === undefined) return 0;
  const last = /^bytes=0-(\d{1,15})$/.exec(String(header))?.[1];
  const stored = Number(last) + 1;
  if (last !== undefined && stored <= totalBytes) return stored;
  throw new ProblemError('upstream_invalid', { detail: 'The service reports more bytes than the upload has.' });
}

function toRangeHeader(stored: number): string | undefined {
  return stored === 0 ? undefined : `bytes=0-${stored - 1}`;
}

function createExpiredProblem(): ProblemError {
  return new ProblemError('upload_expired', { detail: 'The upload no longer exists at the service. Start again.' });
}
