import { globalError, ServiceError } from '#core/errors/service-error.ts';

// Errors of the calendar service, with the reasons and messages that its clients know.

/** 400 in the service's own domain. */
export function calendarError(reason: string, message: string): ServiceError {
  return new ServiceError(400, { domain: 'calendar', reason, message });
}

/** 400: a required field is missing. */
export function missing(message: string): ServiceError {
  return globalError(400, 'required', message);
}

/** 400: a field has an invalid value. */
export function invalid(message = 'Invalid Value'): ServiceError {
  return globalError(400, 'invalid', message);
}

/** 400: like `invalid`, with the name of the field. */
export function invalidMember(member: string): ServiceError {
  return invalid(`Invalid value for: ${member}`);
}

/** 403 in the service's own domain. */
export function calendarForbidden(reason: string, message: string): ServiceError {
  return new ServiceError(403, { domain: 'calendar', reason, message });
}

/** 403: the caller's role does not allow the operation. */
export function forbidden(): ServiceError {
  return globalError(403, 'forbidden', 'Forbidden');
}

/** 404: the resource does not exist, or is hidden from the caller. */
export function resourceNotFound(): ServiceError {
  return globalError(404, 'notFound', 'Not Found');
}

/** 409: the calendar has another event with this ID. */
export function duplicateId(): ServiceError {
  return globalError(409, 'duplicate', 'The requested identifier already exists.');
}
