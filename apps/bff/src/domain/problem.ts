import type { components } from '@rotunda/api-client/bff-types';

/** The BFF's problem body (RFC 9457). */
export type Problem = components['schemas']['Problem'];
/** The closed list of the BFF's error codes. */
export type ProblemCode = components['schemas']['ProblemCode'];
/** Why a call failed, independent of the status and wording that the service used. */
export type FailureReason = components['schemas']['FailureReason'];

type Kind = { status: number; title: string; retryable?: true; failure?: FailureReason };

const KINDS: Readonly<Record<ProblemCode, Kind>> = {
  bad_request: { status: 400, title: 'The request is malformed' },
  bad_query: { status: 400, title: 'A parameter is invalid' },
  body_too_large: { status: 413, title: 'The body is too large' },
  unauthenticated: { status: 401, title: 'You are not signed in' },
  csrf_refused: { status: 403, title: 'The request did not come from the console' },
  policy_denied: { status: 403, title: 'Your role does not allow this', failure: 'refused' },
  step_up_required: { status: 403, title: 'Confirm your identity to continue' },
  not_found: { status: 404, title: 'Not found', failure: 'not_found' },
  method_not_allowed: { status: 405, title: 'This method is not supported here' },
  conflict: { status: 409, title: 'This conflicts with the current state', failure: 'conflict' },
  deployments_frozen: { status: 409, title: 'Deployments are frozen', failure: 'refused' },
  rate_limited: { status: 429, title: 'Too many requests', retryable: true, failure: 'quota' },
  upstream_forbidden: { status: 403, title: 'The service refused', failure: 'refused' },
  upstream_rejected: { status: 400, title: 'The service rejected the request', failure: 'refused' },
  upstream_auth: { status: 502, title: 'The service did not accept the credentials' },
  upstream_unreachable: { status: 502, title: 'The service cannot be reached', retryable: true, failure: 'outage' },
  upstream_timeout: { status: 504, title: 'The service took too long', retryable: true, failure: 'outage' },
  upstream_invalid: { status: 502, title: 'The service sent an invalid response' },
  upload_expired: { status: 410, title: 'The upload has expired' },
  upload_retry: { status: 503, title: 'The upload was interrupted', retryable: true },
  audit_unavailable: { status: 503, title: 'The change cannot be recorded, so nothing was changed', retryable: true },
  upstream_unavailable: {
    status: 503,
    title: 'The service is not responding at the moment',
    retryable: true,
    failure: 'outage',
  },
  store_unavailable: {
    status: 503,
    title: 'The console cannot reach its database',
    retryable: true,
    failure: 'outage',
  },
  owner_signed_out: { status: 503, title: 'The owner is signed out', retryable: true },
  overloaded: { status: 503, title: 'The console is overloaded at the moment', retryable: true, failure: 'outage' },
  internal: { status: 500, title: 'Something went wrong on our side', retryable: true },
};

type ProblemOptions = Partial<
  Pick<Problem, 'status' | 'detail' | 'missing' | 'upstream' | 'retryable' | 'failure' | 'link'>
> & {
  retryAfterSeconds?: number;
  /** The origin where users can reach the console, if it differs from the requested origin. */
  consoleOrigin?: string;
  /** The redirect target for a browser that navigates. */
  location?: string;
  cause?: unknown;
};

/** A response other than success. Handlers throw it, and one error handler sends it. `detail` is always safe to show. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
  readonly consoleOrigin: string | undefined;
  readonly location: string | undefined;
  /** The service's response, if the service rejected the call. */
  readonly upstream: Problem['upstream'];
  /** Why a call failed. Undefined if the console itself could not accept or make it. */
  readonly failure: FailureReason | undefined;
  /** The service's page for resolving the cause. */
  readonly link: string | undefined;
  readonly #options: ProblemOptions;

  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    super(options.detail ?? KINDS[code].title, { cause: options.cause });
    this.code = code;
    this.status = options.status ?? KINDS[code].status;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.consoleOrigin = options.consoleOrigin;
    this.location = options.location;
    this.upstream = options.upstream;
    this.failure = options.failure ?? (options.missing?.scopes ? 'scope_missing' : KINDS[code].failure);
    this.link = options.link;
    this.#options = options;
  }

  /** Returns the body to send. `requestId` identifies the request in the logs. */
  toBody(requestId: string): Problem {
    const { detail, missing, upstream, retryable } = this.#options;
    const kind = KINDS[this.code];
    return {
      type: 'about:blank',
      title: kind.title,
      status: this.status,
      code: this.code,
      ...(detail !== undefined && { detail }),
      requestId,
      retryable: retryable ?? kind.retryable ?? false,
      ...(missing && { missing }),
      ...(upstream && { upstream }),
      ...(this.failure !== undefined && { failure: this.failure }),
      ...(this.link !== undefined && { link: this.link }),
    };
  }
}
