import type { components } from './generated/bff.gen.ts';

/** Why a call failed, whatever status and words the service used. */
export type FailureReason = components['schemas']['FailureReason'];

/** A problem as the BFF words it (RFC 9457). */
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

/** Where a failure comes from, and the request in the logs of the BFF if a response named it. */
type ClientErrorOptions = ErrorOptions & { requestId?: string | undefined };

/** Every failure of a call is one of these; branch on the class and its members, never on the message. */
export abstract class ClientError extends Error {
  /** The operation that failed. */
  readonly operationId: string;
  /** Id of the request in the logs of the BFF; undefined when no response came. */
  readonly requestId: string | undefined;

  constructor(operationId: string, message: string, options: ClientErrorOptions = {}) {
    super(message, options);
    this.operationId = operationId;
    this.requestId = options.requestId;
  }
}

/** No response came: the connection failed, or the response broke off. An abort by the caller is not one of these. */
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

/** What is known of a response that is not a success. */
export type ApiErrorDetails = {
  status: number;
  reason?: string | undefined;
  location?: string | undefined;
  requestId?: string | undefined;
  retryAfterMs?: number | undefined;
  problem?: Problem | undefined;
};

/** The service, or the BFF on its way, answered with something other than success. */
export class ApiError extends ClientError {
  override readonly name = 'ApiError';
  /** HTTP status. */
  readonly status: number;
  /** Machine-readable reason, such as `notFound`; the BFF's `code` when no service gave one. */
  readonly reason: string | undefined;
  /** The parameter or header at fault. */
  readonly location: string | undefined;
  /** How long the server asked to wait before another try, in milliseconds. */
  readonly retryAfterMs: number | undefined;
  /** The BFF's problem, when it came through the BFF. */
  readonly problem: Problem | undefined;

  constructor(operationId: string, message: string, details: ApiErrorDetails) {
    super(operationId, message, { requestId: details.requestId });
    this.status = details.status;
    this.reason = details.reason;
    this.location = details.location;
    this.retryAfterMs = details.retryAfterMs;
    this.problem = details.problem;
  }

  /** Why the call failed: as the BFF tells it, or by the status where something before the BFF responded. */
  get failure(): FailureReason | undefined {
    return this.problem?.failure ?? STATUS_FAILURES.get(this.status);
  }
}

/** A success whose body is not what the operation returns, such as an empty or cut body. */
export class InvalidResponseError extends ClientError {
  override readonly name = 'InvalidResponseError';
}
