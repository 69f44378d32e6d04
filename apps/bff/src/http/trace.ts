import { randomUUID } from 'node:crypto';

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
  // Both ends of a random UUID are random throughout, and one costs a tenth of as many random bytes.
  const random = randomUUID();
  return `00-${traceId}-${random.slice(0, 8)}${random.slice(-8)}-01`;
}
