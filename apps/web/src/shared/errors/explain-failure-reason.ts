import { countOf } from '@rotunda/api-client/count-of';
import type { ApiError } from '@rotunda/api-client/errors';

/** Describes a service error for the user, if its reason is more specific than its status and message. */
export function explainFailureReason({ failure, message, retryAfterMs }: ApiError): string | undefined {
  switch (failure) {
    case 'quota':
      return `The quota of the service is used up. Try again ${formatWait(retryAfterMs)}.`;
    case 'not_offered':
      return 'This service does not offer this.';
    case 'domain_policy':
      return `A policy of your organisation does not allow this. Its administrator can change that. Message from the service: ${message}`;
    case 'api_disabled':
      return `The API of the service is not enabled. Message from the service: ${message}`;
    default:
      return undefined;
  }
}

/** Describes when to retry, such as `in 30 seconds`. Defaults to a minute. */
export function formatWait(retryAfterMs: number | undefined): string {
  if (retryAfterMs === undefined) return 'in a minute';
  const seconds = Math.ceil(retryAfterMs / 1_000);
  if (seconds <= 5) return 'in a moment';
  return seconds < 120 ? `in ${countOf(seconds, 'second')}` : `in ${countOf(Math.ceil(seconds / 60), 'minute')}`;
}
