import { hash, randomUUID } from 'node:crypto';

const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}$/;
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/**
 * The trace that a request belongs to (W3C Trace Context): the one that its header names, else one of its own, which is
 * the request id without dashes, or a digest of an id that is of another form.
 */
export function toTraceId(traceparent: unknown, requestId: string): string {
  return readTraceparent(traceparent)?.traceId ?? toOwnTraceId(requestId);
}

/** The trace and the span that a header `traceparent` names; undefined when it names none. */
export function readTraceparent(value: unknown): { traceId: string; spanId: string } | undefined {
  const [, traceId, spanId] = (typeof value === 'string' && TRACEPARENT.exec(value)) || [];
  return traceId === undefined || spanId === undefined ? undefined : { traceId, spanId };
}

/** The trace that begins with a request of this id. */
export function toOwnTraceId(requestId: string): string {
  return UUID.test(requestId) ? withoutDashes(requestId) : hash('sha256', requestId).slice(0, 32);
}

/** The header for a call that a request makes in turn. */
export function toTraceparent(traceId: string): string {
  // Both ends of a random UUID are random throughout, and one costs a tenth of as many random bytes.
  const random = randomUUID();
  return `00-${traceId}-${random.slice(0, 8)}${random.slice(-8)}-01`;
}

// Every request has its own, and looking for the dashes takes four times as long.
function withoutDashes(uuid: string): string {
  return uuid.slice(0, 8) + uuid.slice(9, 13) + uuid.slice(14, 18) + uuid.slice(19, 23) + uuid.slice(24);
}
