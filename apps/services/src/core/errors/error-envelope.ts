import type { ServiceError } from './service-error.ts';

/** The public error body of the services. */
export type ErrorEnvelope = {
  error: {
    code: number;
    message: string;
    errors: { message: string; domain: string; reason: string; location?: string; locationType?: string }[];
    status: string;
    details?: readonly Record<string, unknown>[];
  };
};

/** Returns the body of an error response. It is never filtered by `fields`. */
export function toErrorEnvelope(error: ServiceError): ErrorEnvelope {
  return {
    error: {
      code: error.httpStatus,
      message: error.message,
      errors: error.errors.map((detail) => ({ ...detail })),
      status: error.statusName,
      ...(error.details.length > 0 && { details: error.details }),
    },
  };
}
