/** An entry of `error.errors` in the public envelope. */
export type ErrorDetail = {
  domain: string;
  reason: string;
  message: string;
  location?: string;
  locationType?: 'parameter' | 'header';
};

/** Canonical status names of the newer services, by HTTP status. */
const STATUS_NAMES: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  405: 'UNIMPLEMENTED',
  409: 'ABORTED',
  410: 'NOT_FOUND',
  411: 'INVALID_ARGUMENT',
  412: 'FAILED_PRECONDITION',
  413: 'INVALID_ARGUMENT',
  416: 'OUT_OF_RANGE',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  501: 'UNIMPLEMENTED',
  503: 'UNAVAILABLE',
};

type ServiceErrorOptions = {
  /** Defaults to the canonical name for the HTTP status. */
  statusName?: string;
  details?: readonly Record<string, unknown>[];
  headers?: Readonly<Record<string, string>>;
  cause?: unknown;
};

/**
 * An error response. Handlers throw it; dispatch sends it in the public error envelope. Its message is part of the wire format
 * and safe to show.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly httpStatus: number;
  readonly errors: readonly ErrorDetail[];
  /** Canonical status name, such as NOT_FOUND. */
  readonly statusName: string;
  /** Typed entries of `error.details` (google.rpc types). */
  readonly details: readonly Record<string, unknown>[];
  /** Response headers, with names in lower case. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(httpStatus: number, detail: ErrorDetail, options: ServiceErrorOptions = {}) {
    super(detail.message, { cause: options.cause });
    this.httpStatus = httpStatus;
    this.errors = [detail];
    this.statusName = options.statusName ?? STATUS_NAMES[httpStatus] ?? 'UNKNOWN';
    this.details = options.details ?? [];
    this.headers = options.headers ?? {};
  }
}

/** Creates an error in the `global` domain. `location` names the invalid parameter. */
export function globalError(httpStatus: number, reason: string, message: string, location?: string): ServiceError {
  const at = location === undefined ? {} : { location, locationType: 'parameter' as const };
  return new ServiceError(httpStatus, { domain: 'global', reason, message, ...at });
}

/** 404 `notFound` in the format of the file storage service: `File not found: ID.`, located at the parameter. */
export function notFound(resource: string, id: string, location: string): ServiceError {
  return globalError(404, 'notFound', `${resource} not found: ${id}.`, location);
}

/** 400 `invalid` located at a parameter. */
export function invalidParameter(location: string, message = 'Invalid Value'): ServiceError {
  return globalError(400, 'invalid', message, location);
}

/** 503: the disk is full. Clients may retry once space has been freed. */
export function diskFull(cause: unknown): ServiceError {
  const message = 'The disk of the service is full. Try again once an administrator has freed some space.';
  const detail = { domain: 'global', reason: 'backendError', message };
  return new ServiceError(503, detail, { cause, headers: { 'retry-after': '60' } });
}
