import type { OperationId } from '@rotunda/api-client/operations';
import { type ErrorDetail, ServiceError } from '#core/errors/service-error.ts';
import { JsonText } from '#core/http/response.ts';
import type { Invocation } from '#core/operations/invocation.ts';
import type { ServiceSettings } from '#core/operations/operation.ts';

/** What a thread is started with. */
export type BulkWriteStart = { databasePath: string; operationId: OperationId };

/** What it then does. The fields are selected there, as they cannot be sent. */
export type BulkWrite = {
  invocation: Omit<Invocation, 'fields'>;
  nowMs: number;
  settings: Pick<ServiceSettings, 'publicOrigin' | 'consoleOrigin'>;
};

/** What became of it: the selected members of the response as JSON, a refusal, or a failure as text for the log. */
export type BulkWriteOutcome = { json: Uint8Array | undefined } | { refusal: Refusal } | { failure: string };

type Refusal = Pick<ServiceError, 'httpStatus' | 'statusName' | 'details' | 'headers'> & { detail: ErrorDetail };

/** A refusal in a form that threads can send each other. */
export function toRefusal(error: ServiceError): Refusal {
  const { httpStatus, errors, statusName, details, headers } = error;
  const [detail = { domain: 'global', reason: 'backendError', message: error.message }] = errors;
  return { httpStatus, detail, statusName, details, headers };
}

/** The response of an outcome. Throws the refusal, or an error with the text of the failure. */
export function toResponse(outcome: BulkWriteOutcome): JsonText | undefined {
  if ('json' in outcome) return outcome.json && new JsonText(outcome.json);
  if ('failure' in outcome) throw new Error(outcome.failure);
  const { httpStatus, detail, ...options } = outcome.refusal;
  throw new ServiceError(httpStatus, detail, options);
}
