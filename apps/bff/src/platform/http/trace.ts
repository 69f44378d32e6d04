import { hash, randomUUID } from 'node:crypto';

const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}$/;
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/**
 * Returns the trace of a request (W3C Trace Context): the one in its header, otherwise a new one. The new trace ID is the request
 * ID without dashes, or a digest of an ID in another format.
 */
export function toTraceId(traceparent: unknown, requestId: string): string {
  return readTraceparent(traceparent)?.traceId ?? traceIdForRequest(requestId);
}

/** Returns the trace and span in a `traceparent` header, or undefined if it contains none. */
export function readTraceparent(value: unknown): { traceId: string; spanId: string } | undefined {
  const [, traceId, spanId] = (typeof value === 'string' && TRACEPARENT.exec(value)) || [];
  return traceId === undefined || spanId === undefined ? undefined : { traceId, spanId };
}

/** Returns the ID of a trace that starts with this request ID. */
export function traceIdForRequest(requestId: string): string {
  return UUID.test(requestId) ? withoutDashes(requestId) : hash('sha256', requestId).slice(0, 32);
}

/** Returns the header for a call that a request makes. */
export function toTraceparent(traceId: string): string {
  // Both ends of a random UUID are fully random, and generating one costs a tenth of the time for as many random bytes.
  const random = randomUUID();
  return `00-${traceId}-${random.slice(0, 8)}${random.slice(-8)}-01`;
}

// Runs for every request, and searching for the dashes takes four times as long.
function withoutDashes(uuid: string): string {
  return uuid.slice(0, 8) + uuid.slice(9, 13) + uuid.slice(14, 18) + uuid.slice(19, 23) + uuid.slice(24);
}
