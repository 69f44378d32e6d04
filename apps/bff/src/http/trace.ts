import { randomBytes } from 'node:crypto';

/**
 * The trace that a request belongs to (W3C Trace Context): the one that its header names, else one of its own, which is
 * the request id without dashes.
 */
export function toTraceId(traceparent: unknown, requestId: string): string {
  const named = /^00-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/.exec(String(traceparent))?.[1];
  return named ?? requestId.replaceAll('-', '');
}

/** The header for a call that a request makes in turn. */
export function toTraceparent(traceId: string): string {
  return `00-${traceId}-${randomBytes(8).toString('hex')}-01`;
}
