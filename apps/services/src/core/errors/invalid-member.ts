import type { ServiceError } from './service-error.ts';
import { invalidArgument } from './service-error-format.ts';

/** 400 with the general message of the scripting service. The details name the invalid body field. */
export function invalidMember(field: string, description: string): ServiceError {
  return invalidArgument('Request contains an invalid argument.', [{ field, description }]);
}
