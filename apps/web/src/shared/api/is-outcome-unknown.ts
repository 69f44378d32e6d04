import type { ApiError } from '@rotunda/api-client/errors';

const UNKNOWN_STATUSES: ReadonlySet<number> = new Set([502, 504]);

/** Reports whether an error leaves the outcome unknown, because the service's response was invalid or timed out. */
export function isOutcomeUnknown({ status }: ApiError): boolean {
  return UNKNOWN_STATUSES.has(status);
}
