import type { ParameterDescriptor, ServiceName } from '@rotunda/api-client/operation-descriptor';
import { globalError, ServiceError } from './service-error.ts';

// The three services word the same faults differently; clients branch on these words. One function a fault.

const INVALID_ARGUMENT = 'Request contains an invalid argument.';
const ERROR_INFO_TYPE = 'type.googleapis.com/google.rpc.ErrorInfo';
const BAD_REQUEST_TYPE = 'type.googleapis.com/google.rpc.BadRequest';

/** One member of a body that is not as the document says. */
export type Violation = {
  field: string;
  description: string;
  /** The member is absent, and the request cannot do without it. */
  isMissing?: boolean;
};

/** 400: a parameter that the operation cannot do without is absent. */
export function missingParameter(service: ServiceName, name: string): ServiceError {
  if (service === 'script') return globalError(400, 'badRequest', `${INVALID_ARGUMENT} Missing: ${name}.`, name);
  if (name === 'fields') {
    return globalError(400, 'required', "The 'fields' parameter is required for this method.", 'fields');
  }
  return globalError(400, 'required', `Required parameter: ${name}`, name);
}

/** 400: a parameter's value has the wrong type, is out of range or is not in the enumeration. */
export function invalidParameterValue(
  service: ServiceName,
  parameter: ParameterDescriptor,
  value: string,
): ServiceError {
  if (service === 'script') {
    const description = `Invalid value at '${parameter.name}', "${value}"`;
    return invalidArgument(description, [{ field: parameter.name, description }]);
  }
  if (service === 'drive') return globalError(400, 'invalid', 'Invalid Value', parameter.name);
  return globalError(400, 'invalidParameter', `Invalid value '${value}'.${describeAllowed(parameter)}`, parameter.name);
}

function describeAllowed({ enum: values, minimum }: ParameterDescriptor): string {
  if (values) return ` Values must match the following regular expression: '${values.join('|')}'`;
  // The upper end is that of the type: what is above a documented maximum is lowered to it, not refused.
  return minimum === undefined ? '' : ` Values must be within the range: [${minimum}, 2147483647]`;
}

/** 400: a query parameter that the operation does not have. Only the scripting service refuses it. */
export function unknownParameter(name: string): ServiceError {
  const description = `Invalid JSON payload received. Unknown name "${name}": Cannot bind query parameter.`;
  return invalidArgument(description, [{ field: name, description }]);
}

/** 400: the body is not JSON. */
export function unparsableBody(service: ServiceName): ServiceError {
  if (service === 'script') return invalidArgument('Invalid JSON payload received. Parse Error', []);
  return globalError(400, 'parseError', 'Parse Error');
}

/** 400: the body is JSON, but not of the shape that the operation takes. */
export function invalidBody(service: ServiceName, violations: readonly Violation[]): ServiceError {
  const first = violations[0];
  if (service === 'script') return invalidArgument(first?.description ?? INVALID_ARGUMENT, violations);
  if (first?.isMissing) return globalError(400, 'required', first.description, first.field);
  return globalError(
    400,
    'invalid',
    `Invalid value for: ${first?.field || 'body'}. ${first?.description ?? ''}`.trim(),
  );
}

/** 413: the body is larger than the service reads. */
export function bodyTooLarge(limitBytes: number): ServiceError {
  return globalError(413, 'uploadTooLarge', `Request body is larger than ${limitBytes} bytes.`);
}

/** 401: no credential came (`required`), or one that does not hold (`authError`). */
export function unauthenticated(service: ServiceName, reason: 'required' | 'authError'): ServiceError {
  const expected = 'Expected OAuth 2 access token, login cookie or other valid authentication credential.';
  const scriptMessage =
    reason === 'required'
      ? `Request is missing required authentication credential. ${expected}`
      : `Request had invalid authentication credentials. ${expected}`;
  const message = reason === 'required' ? 'Login Required.' : 'Invalid Credentials';
  const detail = {
    domain: 'global',
    reason,
    message: service === 'script' ? scriptMessage : message,
    location: 'Authorization',
    locationType: 'header',
  } as const;
  return new ServiceError(401, detail, { headers: { 'www-authenticate': 'Bearer realm="services"' } });
}

/** 403: the token's scopes are not among those that the operation accepts. */
export function insufficientScopes(acceptedScopes: readonly string[]): ServiceError {
  const message = 'Request had insufficient authentication scopes.';
  return new ServiceError(
    403,
    { domain: 'global', reason: 'insufficientPermissions', message },
    {
      details: [
        {
          '@type': ERROR_INFO_TYPE,
          reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT',
          domain: 'googleapis.com',
          metadata: { scopes: acceptedScopes.join(' ') },
        },
      ],
    },
  );
}

/** 400: a page token that this operation did not hand out for these parameters. */
export function invalidPageToken(service: ServiceName): ServiceError {
  if (service === 'script') return invalidArgument(INVALID_ARGUMENT, []);
  const message = service === 'calendar' ? 'Invalid page token value.' : 'Invalid Value';
  return globalError(400, 'invalid', message, 'pageToken');
}

/** 400 INVALID_ARGUMENT with the violations of google.rpc.BadRequest. */
export function invalidArgument(message: string, violations: readonly Violation[]): ServiceError {
  const fieldViolations = violations.map(({ field, description }) => ({ field, description }));
  const details = violations.length > 0 ? [{ '@type': BAD_REQUEST_TYPE, fieldViolations }] : [];
  return new ServiceError(400, { domain: 'global', reason: 'badRequest', message }, { details });
}
