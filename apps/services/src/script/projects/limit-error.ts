import { ServiceError } from '#core/errors/service-error.ts';

/** 400: nothing is wrong with the request, but the project holds as much as it can. */
export function limitReached(message: string): ServiceError {
  const detail = { domain: 'global', reason: 'failedPrecondition', message };
  return new ServiceError(400, detail, { statusName: 'FAILED_PRECONDITION' });
}
