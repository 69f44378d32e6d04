import type { OperationId } from '@rotunda/api-client/operations';
import { type ErrorDetail, ServiceError } from '#core/errors/service-error.ts';
import { JsonText } from '#core/http/response.ts';
import type { Invocation } from '#core/operations/invocation.ts';
import type { ServiceSettings } from '#core/operations/operation.ts';

/** The data that a thread is started with. */
export type BulkWriteStart = { databasePath: string; operationId: OperationId };

/** The operation to run. Fields are parsed in the thread because they cannot be transferred. */
export type BulkWrite = {
  invocation: Omit<Invocation, 'fields'>;
  nowMs: number;
  settings: Pick<ServiceSettings, 'publicOrigin' | 'consoleOrigin'>;
};

/**
 * The outcome: the selected fields of the response as JSON, a ServiceError in transferable form, or an unexpected error as text
 * for the log.
 */
export type BulkWriteOutcome =
  | { json: Uint8Array | undefined }
  | { refusal: SerializedServiceError }
  | { failure: string };

type SerializedServiceError = Pick<ServiceError, 'httpStatus' | 'statusName' | 'details' | 'headers'> & {
  detail: ErrorDetail;
};

/** Converts a ServiceError to a form that can be sent between threads. */
export function serializeServiceError(error: ServiceError): SerializedServiceError {
  const { httpStatus, errors, statusName, details, headers } = error;
  const [detail = { domain: 'global', reason: 'backendError', message: error.message }] = errors;
  return { httpStatus, detail, statusName, details, headers };
}

/** Returns the response of an outcome. Throws its ServiceError, or an error with the failure's text. */
export function toResponse(outcome: BulkWriteOutcome): JsonText | undefined {
  if ('json' in outcome) return outcome.json && new JsonText(outcome.json);
  if ('failure' in outcome) throw new Error(outcome.failure);
  const { httpStatus, detail, ...options } = outcome.refusal;
  throw new ServiceError(httpStatus, detail, options);
}
