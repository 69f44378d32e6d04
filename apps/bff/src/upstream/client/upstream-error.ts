import type { IncomingHttpHeaders } from 'node:http';
import { readMember } from '@rotunda/api-client/read-member';
import { ProblemError } from '#domain/problem.ts';
import type { CallFailure } from './call-failure.ts';
import { readHelpLink, readRetryDelay, readScopes } from './error-details.ts';
import { readFailureReason, readReasons } from './failure-reason.ts';

const MAX_MESSAGE_LENGTH = 500;
const MAX_WAIT_SECONDS = 24 * 60 * 60;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** An error response of a service. */
export type ErrorResponse = { status: number; headers: IncomingHttpHeaders; body: string };

/** The meaning of an error response: the credential is not accepted, or the call has failed. */
export type UpstreamError = { kind: 'unauthenticated' } | { kind: 'failed'; failure: CallFailure };

/** A redirect by the service to another address. */
export type UpstreamRedirect = { kind: 'redirected'; status: number; location: string };

/** Converts an unsuccessful response. */
export function toUpstreamError(response: ErrorResponse): UpstreamError | UpstreamRedirect {
  const { status, headers, body } = response;
  if (status === 401 && isAboutCredential(headers['www-authenticate'], body)) return { kind: 'unauthenticated' };
  if (status < 400) return { kind: 'redirected', status, location: headers.location ?? '' };
  return { kind: 'failed', failure: { fault: 'response', status, problem: toUpstreamProblem(response) } };
}

/** The parts of a service's error that may be shown. */
type ErrorEnvelope = { status: number; reason?: string; message?: string; location?: string };

/**
 * Converts a service's error to a problem. Keeps the status of errors that the caller can act on, except that an exceeded quota
 * is always 429. Text is taken only from the JSON envelope, as plain text.
 */
export function toUpstreamProblem({ status, headers, body }: ErrorResponse): ProblemError {
  const json = parse(body);
  const upstream = readEnvelope(status, json);
  const challenge = headers['www-authenticate'];
  const failure = readFailureReason({ status, body: json, hasBody: body !== '', challenge });
  const retryAfterSeconds = readWait(headers, json);
  const options = {
    upstream,
    failure,
    detail: upstream.message,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
  if (failure === 'quota') return new ProblemError('rate_limited', options);
  if (failure === 'scope_missing') {
    const scopes = readScopes(challenge, json);
    return new ProblemError('upstream_forbidden', { ...options, ...(scopes && { missing: { scopes } }) });
  }
  if (failure === 'not_offered') {
    const known = status < 500 ? status : 501;
    const detail = options.detail ?? 'The service does not offer this operation.';
    return new ProblemError('upstream_rejected', { ...options, status: known, detail });
  }
  if (status >= 500) {
    return new ProblemError('upstream_invalid', {
      ...options,
      detail: `The service responded with ${status}.`,
      retryable: true,
    });
  }
  const link = failure === 'api_disabled' ? readHelpLink(json, upstream.message) : undefined;
  if (status === 403) return new ProblemError('upstream_forbidden', { ...options, ...(link && { link }) });
  // An unchanged 401 would mean that the session has ended.
  return new ProblemError('upstream_rejected', { ...options, status: status === 401 ? 400 : status });
}

/** Returns the wait that the service requests, at most a day, because quotas are renewed daily at the latest. */
function readWait(headers: IncomingHttpHeaders, json: unknown): number | undefined {
  // The service's own clock may differ from the one of this machine.
  const sentMs = Date.parse(headers.date ?? '');
  const seconds = readRetryAfter(headers['retry-after'], Number.isNaN(sentMs) ? Date.now() : sentMs);
  const wait = seconds ?? readRetryDelay(json);
  return wait === undefined ? undefined : Math.min(wait, MAX_WAIT_SECONDS);
}

// The public services also send 401 for a watch address that they may not call.
const WATCH_ADDRESS_REASON = /^(?:push\.)?webhookUrl/;

/**
 * Whether a 401 is about the credential of the call, as the status means. Errors about something else have a reason of their own
 * and no challenge (RFC 9110 section 11.6.1).
 */
export function isAboutCredential(challenge: string | undefined, body: string): boolean {
  if (challenge !== undefined) return true;
  const reasons = readReasons(readMember(parse(body), 'error'));
  return !reasons.some((reason) => WATCH_ADDRESS_REASON.test(reason));
}

function readEnvelope(status: number, body: unknown): ErrorEnvelope {
  const error = readMember(body, 'error');
  const errors = readMember(error, 'errors');
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  const message = toText(readMember(error, 'message') ?? readMember(first, 'message'));
  const reason = toText(readMember(first, 'reason') ?? readReasons(error)[0] ?? readMember(error, 'status'));
  const location = toText(readMember(first, 'location'));
  return { status, ...(reason && { reason }), ...(message && { message }), ...(location && { location }) };
}

/** The public services send the error of some calls, such as streams, as a list of one. */
function parse(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    return Array.isArray(body) ? body[0] : body;
  } catch {
    return undefined;
  }
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, MAX_MESSAGE_LENGTH) : undefined;
}

/**
 * Returns the seconds to wait according to `Retry-After`: a number, or a date relative to `nowMs`, where a date in the past means
 * none (RFC 9110 section 10.2.3). Returns undefined if the header is missing or invalid.
 */
export function readRetryAfter(value: string | undefined, nowMs: number): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d{1,9}$/.test(value)) return Number(value);
  const atMs = HTTP_DATE.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(atMs) ? undefined : Math.max(0, Math.ceil((atMs - nowMs) / 1_000));
}
