import type { ApiError } from '@rotunda/api-client/errors';

const UNKNOWN_STATUSES: ReadonlySet<number> = new Set([502, 504]);

/** Whether a refusal leaves open if the service did what was asked: its response was not understood, or did not come in time. */
export function isOutcomeUnknown({ status }: ApiError): boolean {
  return UNKNOWN_STATUSES.has(status);
}
