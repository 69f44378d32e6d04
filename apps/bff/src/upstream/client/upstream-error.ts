import type { IncomingHttpHeaders } from 'node:http';
import { readMember } from '@rotunda/api-client/read-member';
import { ProblemError } from '#domain/problem.ts';
import type { CallFailure } from './call-failure.ts';

const MAX_MESSAGE_LENGTH = 500;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** A response of a service that is not a success. */
export type ErrorResponse = { status: number; headers: IncomingHttpHeaders; body: string };

/** What a refusal means: that the credential is not accepted, or that the call has failed. */
export type UpstreamError = { kind: 'unauthenticated' } | { kind: 'failed'; failure: CallFailure };

/** What a refusal means. */
export function toUpstreamError({ status, headers, body }: ErrorResponse): UpstreamError {
  const { 'retry-after': retryAfter, 'www-authenticate': challenge } = headers;
  if (status === 401 && isAboutCredential(challenge, body)) return { kind: 'unauthenticated' };
  const problem = status < 400 ? unexpectedRedirect() : toUpstreamProblem(status, body, retryAfter);
  return { kind: 'failed', failure: { fault: 'response', status, problem } };
}

function unexpectedRedirect(): ProblemError {
  return new ProblemError('upstream_invalid', {
    detail: 'The service responded with a redirect, which is never followed.',
  });
}

/** What a service said of an error, as far as it may be shown. */
type ErrorEnvelope = { status: number; reason?: string; message?: string; location?: string };

/**
 * The problem that stands for a service's error. The status of errors that the caller can do something about is kept;
 * text is taken only from the JSON envelope, as plain text.
 */
export function toUpstreamProblem(status: number, body: string, retryAfter: string | undefined): ProblemError {
  const upstream = readEnvelope(status, body);
  const detail = upstream.message;
  const retryAfterSeconds = readRetryAfter(retryAfter, Date.now());
  const seconds = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  // Passed on as it is, it would mean that the session has ended.
  if (status === 401) return new ProblemError('upstream_rejected', { status: 400, upstream, detail });
  if (status === 403) return new ProblemError('upstream_forbidden', { upstream, detail });
  if (status === 429) return new ProblemError('rate_limited', { upstream, detail, ...seconds });
  if (status === 501) return new ProblemError('upstream_rejected', { status, upstream, detail });
  if (status >= 500) {
    return new ProblemError('upstream_invalid', {
      upstream,
      detail: `The service responded with ${status}.`,
      retryable: true,
      ...seconds,
    });
  }
  return new ProblemError('upstream_rejected', { status, upstream, detail });
}

// The reasons of a credential that is absent or does not hold.
const CREDENTIAL_REASONS = ['authError', 'required', 'UNAUTHENTICATED'];

/**
 * Whether a 401 is about the credential of the call. Services also use the status for other things, such as a watch
 * address that they may not call; then they send no challenge (RFC 9110 section 11.6.1) and another reason.
 */
export function isAboutCredential(challenge: string | undefined, body: string): boolean {
  if (challenge !== undefined) return true;
  const { reason } = readEnvelope(401, body);
  return reason === undefined || CREDENTIAL_REASONS.includes(reason);
}

function readEnvelope(status: number, body: string): ErrorEnvelope {
  const error = readMember(parse(body), 'error');
  const errors = readMember(error, 'errors');
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  const message = toText(readMember(error, 'message') ?? readMember(first, 'message'));
  const reason = toText(readMember(first, 'reason') ?? readMember(error, 'status'));
  const location = toText(readMember(first, 'location'));
  return { status, ...(reason && { reason }), ...(message && { message }), ...(location && { location }) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, MAX_MESSAGE_LENGTH) : undefined;
}

/**
 * The seconds that a `Retry-After` asks to wait for: a number, or a date seen from `nowMs`, where one that is over means
 * none (RFC 9110 section 10.2.3). Undefined when there is no such header, or it is neither.
 */
export function readRetryAfter(value: string | undefined, nowMs: number): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d{1,9}$/.test(value)) return Number(value);
  const atMs = HTTP_DATE.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(atMs) ? undefined : Math.max(0, Math.ceil((atMs - nowMs) / 1_000));
}
