import { globalError, ServiceError } from '#core/errors/service-error.ts';

// What this service refuses, in the words that its clients know.

/** 400 in the service's own domain. */
export function calendarError(reason: string, message: string): ServiceError {
  return new ServiceError(400, { domain: 'calendar', reason, message });
}

/** 400: a member that the resource cannot do without is absent. */
export function missing(message: string): ServiceError {
  return globalError(400, 'required', message);
}

/** 400: a member has a value that it cannot have. */
export function invalid(message = 'Invalid Value'): ServiceError {
  return globalError(400, 'invalid', message);
}

/** 400: like `invalid`, with the name of the member. */
export function invalidMember(member: string): ServiceError {
  return invalid(`Invalid value for: ${member}`);
}

/** 403 in the service's own domain. */
export function calendarRefusal(reason: string, message: string): ServiceError {
  return new ServiceError(403, { domain: 'calendar', reason, message });
}

/** 403: the caller's role or position does not allow it. */
export function forbidden(): ServiceError {
  return globalError(403, 'forbidden', 'Forbidden');
}

/** 404: the resource does not exist, or the caller may not know that it does. */
export function resourceNotFound(): ServiceError {
  return globalError(404, 'notFound', 'Not Found');
}

/** 409: the calendar has another event with this id. */
export function duplicateId(): ServiceError {
  return globalError(409, 'duplicate', 'The requested identifier already exists.');
}
