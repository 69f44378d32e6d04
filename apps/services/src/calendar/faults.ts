import { globalError, ServiceError } from '#core/service-error.ts';

// What is wrong with an event that was sent, in the words that clients of this service know.

/** 400 in the service's own domain. */
export function eventFault(reason: string, message: string): ServiceError {
  return new ServiceError(400, { domain: 'calendar', reason, message });
}

/** 400: a member that the event cannot do without is absent. */
export function missing(message: string): ServiceError {
  return globalError(400, 'required', message);
}

/** 400: a member has a value that it cannot have. */
export function invalid(message = 'Invalid Value'): ServiceError {
  return globalError(400, 'invalid', message);
}

/** 400: a member does not have one of the values of its enumeration. */
export function invalidMember(member: string): ServiceError {
  return invalid(`Invalid value for: ${member}`);
}

/** 403 in the service's own domain. */
export function eventRefusal(reason: string, message: string): ServiceError {
  return new ServiceError(403, { domain: 'calendar', reason, message });
}

/** 409: the calendar has another event with this id. */
export function duplicateId(): ServiceError {
  return globalError(409, 'duplicate', 'The requested identifier already exists.');
}
