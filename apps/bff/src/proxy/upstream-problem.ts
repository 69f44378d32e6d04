import { ProblemError } from '#http/problem.ts';

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
  const seconds = retryAfter !== undefined && /^\d+$/.test(retryAfter) ? { retryAfterSeconds: Number(retryAfter) } : {};
  if (status === 401) return new ProblemError('upstream_auth', { upstream });
  if (status === 403) return new ProblemError('upstream_forbidden', { upstream, detail });
  if (status === 429) return new ProblemError('rate_limited', { upstream, detail, ...seconds });
  if (status === 501) return new ProblemError('upstream_rejected', { status, upstream, detail });
  if (status >= 500) {
    return new ProblemError('upstream_invalid', {
      upstream,
      detail: `The service answered ${status}.`,
      retryable: true,
      ...seconds,
    });
  }
  return new ProblemError('upstream_rejected', { status, upstream, detail });
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

function readMember(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, MAX_MESSAGE_LENGTH) : undefined;
}
