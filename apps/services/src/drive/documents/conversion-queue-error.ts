import { globalError, type ServiceError } from '#core/errors/service-error.ts';
import type { QueueFullError } from '#core/scheduling/fair-queue.ts';

/** 429 if the caller has too many queued conversions, 503 if all users together do. */
export function toQueueError({ isOwn }: QueueFullError): ServiceError {
  return isOwn
    ? globalError(
        429,
        'userRateLimitExceeded',
        'User Rate Limit Exceeded. Wait for the conversions in progress to end.',
      )
    : globalError(503, 'backendError', 'Too many documents are being converted. Try again in a moment.');
}
