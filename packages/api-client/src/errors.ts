import type { components } from './generated/bff.gen.ts';

/** Why a call failed, independent of the service's status and message. */
export type FailureReason = components['schemas']['FailureReason'];

/** A problem as sent by the BFF (RFC 9457). */
export type Problem = {
  type: string;
  title: string;
  status: number;
  code: string;
  detail?: string;
  requestId: string;
  retryable: boolean;
  missing?: { roles?: string[]; scopes?: string[]; operations?: string[] };
  upstream?: { status: number; reason?: string; message?: string; location?: string };
  failure?: FailureReason;
  link?: string;
};

/** The cause of a failure, and its request ID in the BFF's logs if a response contained it. */
type ClientErrorOptions = ErrorOptions & { requestId?: string | undefined };

/** Base class of all call failures. Branch on the class and its properties, never on the message. */
export abstract class ClientError extends Error {
  /** The operation that failed. */
  readonly operationId: string;
  /** ID of the request in the BFF's logs. Undefined without a response. */
  readonly requestId: string | undefined;

  constructor(operationId: string, message: string, options: ClientErrorOptions = {}) {
    super(message, options);
    this.operationId = operationId;
    this.requestId = options.requestId;
  }
}

/** There was no response: the connection failed, or the response was interrupted. Aborts by the caller are not NetworkErrors. */
export class NetworkError extends ClientError {
  override readonly name = 'NetworkError';
}

const STATUS_FAILURES: ReadonlyMap<number, FailureReason> = new Map([
  [403, 'refused'],
  [404, 'not_found'],
  [409, 'conflict'],
  [410, 'not_found'],
  [412, 'conflict'],
  [429, 'quota'],
  [502, 'outage'],
  [503, 'outage'],
  [504, 'outage'],
]);

/** Details of an error response. */
export type ApiErrorDetails = {
  status: number;
  reason?: string | undefined;
  location?: string | undefined;
  requestId?: string | undefined;
  retryAfterMs?: number | undefined;
  problem?: Problem | undefined;
};

/** The service or the BFF responded with an error. */
export class ApiError extends ClientError {
  override readonly name = 'ApiError';
  /** HTTP status. */
  readonly status: number;
  /** Machine-readable reason, such as `notFound`. The BFF's `code` if no service gave one. */
  readonly reason: string | undefined;
  /** The invalid parameter or header. */
  readonly location: string | undefined;
  /** Requested delay before a retry, in milliseconds. */
  readonly retryAfterMs: number | undefined;
  /** The BFF's problem, if the response came through the BFF. */
  readonly problem: Problem | undefined;

  constructor(operationId: string, message: string, details: ApiErrorDetails) {
    super(operationId, message, { requestId: details.requestId });
    this.status = details.status;
    this.reason = details.reason;
    this.location = details.location;
    this.retryAfterMs = details.retryAfterMs;
    this.problem = details.problem;
  }

  /** Why the call failed, according to the BFF, or by status if a server in front of the BFF responded. */
  get failure(): FailureReason | undefined {
    return this.problem?.failure ?? STATUS_FAILURES.get(this.status);
  }
}

/** A successful response whose body is not valid for the operation, for example because it is empty or truncated. */
export class InvalidResponseError extends ClientError {
  override readonly name = 'InvalidResponseError';
}
