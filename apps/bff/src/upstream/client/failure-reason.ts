import { isRecord } from '@rotunda/api-client/is-record';
import { readMember } from '@rotunda/api-client/read-member';
import type { FailureReason } from '#domain/problem.ts';

/** The parts of a service's error that determine its reason. */
export type ErrorDetails = {
  status: number;
  /** The body as JSON. Undefined if it is not JSON. */
  body: unknown;
  /** Whether there is a body at all. */
  hasBody: boolean;
  /** The `WWW-Authenticate` header. */
  challenge: string | undefined;
};

/**
 * The meaning of the public services' reasons: `errors[].reason` of older operations, `details[].reason` (ErrorInfo) of newer
 * ones. Sources: developers.google.com/workspace/drive/api/guides/handle-errors,
 * developers.google.com/workspace/calendar/api/guides/errors, cloud.google.com/apis/design/errors. For other reasons, the status
 * decides.
 */
const REASONS: ReadonlyMap<string, FailureReason> = new Map([
  ['rateLimitExceeded', 'quota'],
  ['userRateLimitExceeded', 'quota'],
  ['sharingRateLimitExceeded', 'quota'],
  ['dailyLimitExceeded', 'quota'],
  ['quotaExceeded', 'quota'],
  ['calendarUsageLimitsExceeded', 'quota'],
  ['concurrentLimitExceeded', 'quota'],
  ['RATE_LIMIT_EXCEEDED', 'quota'],
  ['RESOURCE_QUOTA_EXCEEDED', 'quota'],
  ['insufficientPermissions', 'scope_missing'],
  ['ACCESS_TOKEN_SCOPE_INSUFFICIENT', 'scope_missing'],
  ['accessNotConfigured', 'api_disabled'],
  // Calls of a project that is not registered with the service's API.
  ['dailyLimitExceededUnreg', 'api_disabled'],
  ['rateLimitExceededUnreg', 'api_disabled'],
  ['userRateLimitExceededUnreg', 'api_disabled'],
  ['SERVICE_DISABLED', 'api_disabled'],
  ['API_DISABLED', 'api_disabled'],
  ['domainPolicy', 'domain_policy'],
  ['ORG_RESTRICTION_VIOLATION', 'domain_policy'],
  ['SECURITY_POLICY_VIOLATED', 'domain_policy'],
  ['USER_BLOCKED_BY_ADMIN', 'domain_policy'],
  ['conditionNotMet', 'conflict'],
]);

/** The meaning of `error.status` if no reason is given. */
const CANONICAL: ReadonlyMap<string, FailureReason> = new Map([
  ['RESOURCE_EXHAUSTED', 'quota'],
  ['UNIMPLEMENTED', 'not_offered'],
]);

const STATUSES: ReadonlyMap<number, FailureReason> = new Map([
  [404, 'not_found'],
  [405, 'not_offered'],
  [408, 'outage'],
  [409, 'conflict'],
  [410, 'not_found'],
  [412, 'conflict'],
  [429, 'quota'],
  [501, 'not_offered'],
]);

// An API that users must enable themselves has no reason of its own.
const DISABLED_MESSAGE = /\bhas not enabled the [\w ]{1,60} API\b/;
const UNKNOWN_METHOD = /^method not found\b/i;

/** Returns why a call failed, for a response with a status of 400 or higher. This is the only place that decides it. */
export function readFailureReason({ status, body, hasBody, challenge }: ErrorDetails): FailureReason {
  if (status === 429) return 'quota';
  const error = readMember(body, 'error');
  const reasons = readReasons(error);
  const named = reasons.map((reason) => REASONS.get(reason)).find((reason) => reason !== undefined);
  if (named !== undefined) return named;
  if (challenge !== undefined && /\berror="?insufficient_scope\b/.test(challenge)) return 'scope_missing';
  const message = String(readMember(error, 'message') ?? '');
  if (status === 403 && DISABLED_MESSAGE.test(message)) return 'api_disabled';
  const canonical = reasons.length === 0 ? CANONICAL.get(String(readMember(error, 'status'))) : undefined;
  if (canonical !== undefined) return canonical;
  // A front end that knows the service but not the operation's URL responds with its own page.
  const isUnknownAddress = hasBody && (!isRecord(error) || UNKNOWN_METHOD.test(message));
  if (status === 404 && isUnknownAddress) return 'not_offered';
  return STATUSES.get(status) ?? (status >= 500 ? 'outage' : 'refused');
}

/** Returns the reasons in an error, the most specific first. */
export function readReasons(error: unknown): string[] {
  const lists = [readMember(error, 'details'), readMember(error, 'errors')];
  return lists
    .flatMap((list): unknown[] => (Array.isArray(list) ? list : []))
    .map((entry) => readMember(entry, 'reason'))
    .filter((reason) => typeof reason === 'string');
}
