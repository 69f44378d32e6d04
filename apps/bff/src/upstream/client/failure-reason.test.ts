import { describe, expect, test } from 'vitest';
import type { FailureReason, ProblemCode } from '#domain/problem.ts';
import { toUpstreamProblem } from './upstream-error.ts';

/** Returns an error in the format of older operations, with a reason and a domain in `errors`. */
const older = (reason: string, domain = 'global', message = 'In words') =>
  JSON.stringify({ error: { code: 403, message, errors: [{ domain, reason, message }] } });

/** Returns an error in the format of newer operations, with a canonical status and ErrorInfo in `details`. */
const newer = (status: string, reason?: string, message = 'In words') =>
  JSON.stringify({
    error: {
      status,
      message,
      details: reason === undefined ? [] : [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason }],
    },
  });

const both = (legacy: string, info: string, status = 'PERMISSION_DENIED') =>
  JSON.stringify({
    error: { status, message: 'In words', errors: [{ reason: legacy }], details: [{ reason: info }] },
  });

const HTML = '<html><title>Error 404 (Not Found)</title></html>';

/** Errors of the public services and their reasons. */
const TABLE: readonly (readonly [number, string, FailureReason])[] = [
  [403, older('userRateLimitExceeded', 'usageLimits'), 'quota'],
  [403, older('rateLimitExceeded', 'usageLimits'), 'quota'],
  [403, older('dailyLimitExceeded', 'usageLimits'), 'quota'],
  [403, older('sharingRateLimitExceeded'), 'quota'],
  [403, older('quotaExceeded', 'usageLimits'), 'quota'],
  [403, older('calendarUsageLimitsExceeded', 'usageLimits'), 'quota'],
  [403, newer('RESOURCE_EXHAUSTED'), 'quota'],
  [403, newer('RESOURCE_EXHAUSTED', 'RATE_LIMIT_EXCEEDED'), 'quota'],
  [429, newer('RESOURCE_EXHAUSTED', 'RATE_LIMIT_EXCEEDED'), 'quota'],
  [429, older('rateLimitExceeded', 'usageLimits'), 'quota'],
  [429, '', 'quota'],
  [503, older('rateLimitExceeded', 'usageLimits'), 'quota'],
  [403, older('storageQuotaExceeded'), 'refused'],
  [403, both('storageQuotaExceeded', 'STORAGE_QUOTA_EXCEEDED', 'RESOURCE_EXHAUSTED'), 'refused'],
  [403, older('downloadQuotaExceeded'), 'refused'],
  [403, older('numChildrenInNonRootLimitExceeded'), 'refused'],
  [403, older('teamDriveFileLimitExceeded'), 'refused'],
  [403, older('insufficientFilePermissions'), 'refused'],
  [403, older('appNotAuthorizedToFile'), 'refused'],
  [403, older('cannotDownloadAbusiveFile'), 'refused'],
  [403, older('forbidden'), 'refused'],
  [403, '', 'refused'],
  [403, HTML, 'refused'],
  [403, older('insufficientPermissions'), 'scope_missing'],
  [403, both('insufficientPermissions', 'ACCESS_TOKEN_SCOPE_INSUFFICIENT'), 'scope_missing'],
  [403, newer('PERMISSION_DENIED', 'ACCESS_TOKEN_SCOPE_INSUFFICIENT'), 'scope_missing'],
  [403, older('accessNotConfigured', 'usageLimits'), 'api_disabled'],
  [403, newer('PERMISSION_DENIED', 'SERVICE_DISABLED'), 'api_disabled'],
  [403, older('dailyLimitExceededUnreg', 'usageLimits'), 'api_disabled'],
  [403, older('forbidden', 'global', 'User has not enabled the Apps Script API. Enable it by'), 'api_disabled'],
  [403, older('domainPolicy'), 'domain_policy'],
  [403, newer('PERMISSION_DENIED', 'ORG_RESTRICTION_VIOLATION'), 'domain_policy'],
  [404, HTML, 'not_offered'],
  [404, 'Cannot GET /drive/v3/files/x/approvals', 'not_offered'],
  [404, '{"error":"Not Found"}', 'not_offered'],
  [404, newer('NOT_FOUND', undefined, 'Method not found.'), 'not_offered'],
  [405, '', 'not_offered'],
  [501, newer('UNIMPLEMENTED'), 'not_offered'],
  [400, newer('UNIMPLEMENTED'), 'not_offered'],
  [404, older('notFound'), 'not_found'],
  [404, '{"error":{"code":404,"message":"File not found"}}', 'not_found'],
  [404, '', 'not_found'],
  [410, older('deleted'), 'not_found'],
  [409, older('fileIdInUse'), 'conflict'],
  [412, older('conditionNotMet'), 'conflict'],
  [400, older('invalid'), 'refused'],
  [400, '', 'refused'],
  [422, HTML, 'refused'],
  [500, older('backendError'), 'outage'],
  [502, HTML, 'outage'],
  [503, '', 'outage'],
  [408, '', 'outage'],
];

const CODES: Readonly<Partial<Record<FailureReason, ProblemCode>>> = {
  quota: 'rate_limited',
  scope_missing: 'upstream_forbidden',
  api_disabled: 'upstream_forbidden',
  domain_policy: 'upstream_forbidden',
};

describe('the reason of a service error determines its meaning', () => {
  test.each(TABLE)('%d %s means %s', (status, body, failure) => {
    const problem = toUpstreamProblem({ status, headers: {}, body });
    expect(problem.failure).toBe(failure);
    expect(problem.toBody('id')).toMatchObject({ failure, upstream: { status } });
    const code = CODES[failure];
    if (code) expect(problem.code).toBe(code);
  });

  test.each(TABLE.filter(([, , failure]) => failure === 'quota'))('%d %s may be retried', (status, body) => {
    expect(toUpstreamProblem({ status, headers: {}, body })).toMatchObject({ status: 429 });
    expect(toUpstreamProblem({ status, headers: {}, body }).toBody('id').retryable).toBe(true);
  });
});

test.each(TABLE.filter(([, body]) => body.startsWith('{')))(
  '%d [%s], as a list, means %s, too',
  (status, body, failure) => {
    const [one, listed] = [body, `[${body}]`].map((text) => toUpstreamProblem({ status, headers: {}, body: text }));
    expect(listed?.failure).toBe(failure);
    expect(listed?.toBody('id')).toEqual(one?.toBody('id'));
  },
);

test('a quota is awaited for as long as the service states, in a header or in the details', () => {
  const details = [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '3.5s' }];
  const body = JSON.stringify({ error: { status: 'RESOURCE_EXHAUSTED', details } });
  expect(toUpstreamProblem({ status: 429, headers: {}, body }).retryAfterSeconds).toBe(4);
  expect(toUpstreamProblem({ status: 429, headers: { 'retry-after': '7' }, body }).retryAfterSeconds).toBe(7);
});

test('a missing scope is named according to the challenge or the details', () => {
  const challenge = 'Bearer realm="x", error="insufficient_scope", scope="https://a/auth/drive https://a/auth/docs"';
  const byHeader = toUpstreamProblem({ status: 403, headers: { 'www-authenticate': challenge }, body: '' });
  const scopes = ['https://a/auth/drive', 'https://a/auth/docs'];
  expect(byHeader.toBody('id')).toMatchObject({ failure: 'scope_missing', missing: { scopes } });
  const details = [{ reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT', metadata: { scopes: scopes.join(' ') } }];
  const byDetails = toUpstreamProblem({ status: 403, headers: {}, body: JSON.stringify({ error: { details } }) });
  expect(byDetails.toBody('id')).toMatchObject({ failure: 'scope_missing', missing: { scopes } });
});

describe('a disabled API is reported with the page that enables it', () => {
  const URL = 'https://console.cloud.google.com/apis/library/drive.googleapis.com?project=1';
  const disabled = (error: object) => JSON.stringify({ error });
  test.each([
    ['Help', disabled({ details: [{ reason: 'SERVICE_DISABLED' }, { links: [{ url: URL }] }] }), URL],
    ['extendedHelp', disabled({ errors: [{ reason: 'accessNotConfigured', extendedHelp: URL }] }), URL],
    [
      'the message',
      disabled({ message: `Enable it by visiting ${URL}.`, errors: [{ reason: 'accessNotConfigured' }] }),
      URL,
    ],
    [
      'no https address',
      disabled({ errors: [{ reason: 'accessNotConfigured', extendedHelp: 'javascript:alert(1)' }] }),
      undefined,
    ],
  ])('in %s', (_, body, link) => {
    expect(toUpstreamProblem({ status: 403, headers: {}, body }).link).toBe(link);
  });
});
