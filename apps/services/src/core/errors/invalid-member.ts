import type { ServiceError } from './service-error.ts';
import { invalidArgument } from './service-error-format.ts';

/** 400 in the general words of the scripting service; the details name the member of the body that is at fault. */
export function invalidMember(field: string, description: string): ServiceError {
  return invalidArgument('Request contains an invalid argument.', [{ field, description }]);
}
