import { readMember } from '@rotunda/api-client/read-member';
import { ProblemError } from '#domain/problem.ts';
import { readRetryAfter } from './read-retry-after.ts';

const MAX_MESSAGE_LENGTH = 500;

/** What a service said of an error, as far as it may be shown. */
type UpstreamError = { status: number; reason?: string; message?: string; location?: string };

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

function readEnvelope(status: number, body: string): UpstreamError {
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
