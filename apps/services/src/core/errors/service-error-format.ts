import type { ParameterDescriptor, ServiceName } from '@rotunda/api-client/operation-descriptor';
import { globalError, ServiceError } from './service-error.ts';

// The three services word the same errors differently, and clients branch on this text. One function per error.

const INVALID_ARGUMENT = 'Request contains an invalid argument.';
const ERROR_INFO_TYPE = 'type.googleapis.com/google.rpc.ErrorInfo';
const BAD_REQUEST_TYPE = 'type.googleapis.com/google.rpc.BadRequest';

/** A body field that violates the API document. */
export type Violation = {
  field: string;
  description: string;
  /** Whether a required field is missing. */
  isMissing?: boolean;
};

/** 400: a required parameter is missing. */
export function missingParameter(service: ServiceName, name: string): ServiceError {
  if (service === 'script') return globalError(400, 'badRequest', `${INVALID_ARGUMENT} Missing: ${name}.`, name);
  if (name === 'fields') {
    return globalError(400, 'required', "The 'fields' parameter is required for this method.", 'fields');
  }
  return globalError(400, 'required', `Required parameter: ${name}`, name);
}

/** 400: the value of a parameter has the wrong type, is out of range or is not in the enumeration. */
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
  // The upper bound is that of the type. Values above a documented maximum are clamped, not rejected.
  return minimum === undefined ? '' : ` Values must be within the range: [${minimum}, 2147483647]`;
}

/** 400: the operation does not have this query parameter. Only the scripting service rejects it. */
export function unknownParameter(name: string): ServiceError {
  const description = `Invalid JSON payload received. Unknown name "${name}": Cannot bind query parameter.`;
  return invalidArgument(description, [{ field: name, description }]);
}

/** 400: the body is not JSON. */
export function unparsableBody(service: ServiceName): ServiceError {
  if (service === 'script') return invalidArgument('Invalid JSON payload received. Parse Error', []);
  return globalError(400, 'parseError', 'Parse Error');
}

/** 400: the body is JSON, but does not match the schema of the operation. */
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

/** 413: the body exceeds the maximum size of the service. */
export function bodyTooLarge(limitBytes: number): ServiceError {
  return globalError(413, 'uploadTooLarge', `Request body is larger than ${limitBytes} bytes.`);
}

/** 401: the credentials are missing (`required`) or invalid (`authError`). */
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

/** 403: none of the token's scopes are accepted by the operation. */
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

/** 400: this operation did not issue the page token for these parameters. */
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
