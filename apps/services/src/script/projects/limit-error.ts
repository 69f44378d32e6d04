import { ServiceError } from '#core/errors/service-error.ts';

/** 400: the request is valid, but a limit of the project is reached. */
export function limitReached(message: string): ServiceError {
  const detail = { domain: 'global', reason: 'failedPrecondition', message };
  return new ServiceError(400, detail, { statusName: 'FAILED_PRECONDITION' });
}
