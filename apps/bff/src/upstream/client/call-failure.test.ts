import { errors } from 'undici';
import { describe, expect, test } from 'vitest';
import { ProblemError } from '#domain/problem.ts';
import {
  type CallFailure,
  isCausedByRequest,
  isInDoubt,
  isNotProcessed,
  isQuota,
  isTransient,
  toTransportFailure,
} from './call-failure.ts';

type Judged = { transient?: true; quota?: true; inDoubt?: true; notProcessed?: true; ofRequest?: true };

const plain = new ProblemError('upstream_invalid');
const outage = new ProblemError('upstream_unreachable');
const quota = new ProblemError('rate_limited');
const later = new ProblemError('upstream_unavailable', { retryAfterSeconds: 1 });
const response = (status: number, problem = plain): CallFailure => ({ fault: 'response', status, problem });
const fault = (name: CallFailure['fault'], problem = outage): CallFailure => ({
  fault: name,
  status: undefined,
  problem,
});

const table: [what: string, failure: CallFailure, judged: Judged][] = [
  ['a refused connection', fault('connectionRefused'), { notProcessed: true }],
  ['no connection', fault('noConnection'), { notProcessed: true }],
  ['a broken connection', fault('reset'), { inDoubt: true }],
  ['a broken connection with a reason', fault('reset', new ProblemError('conflict')), { inDoubt: true }],
  ['a timeout', fault('timeout'), { inDoubt: true }],
  ['a call that its sender ended', fault('internal', plain), { ofRequest: true }],
  ['a rule that reads like a quota', fault('internal', quota), { ofRequest: true }],
  ['400', response(400), {}],
  ['403 as a refusal', response(403, new ProblemError('upstream_forbidden')), { ofRequest: true }],
  ['404', response(404, new ProblemError('not_found')), { ofRequest: true }],
  ['408', response(408), { transient: true, inDoubt: true }],
  ['409', response(409, new ProblemError('conflict')), { ofRequest: true }],
  ['429', response(429, quota), { transient: true, quota: true, notProcessed: true }],
  ['403 as a quota', response(403, quota), { transient: true, quota: true, notProcessed: true }],
  ['503 as a quota', response(503, quota), { transient: true, quota: true, notProcessed: true }],
  ['499', response(499), {}],
  ['500', response(500), { inDoubt: true }],
  ['501', response(501), { inDoubt: true }],
  ['502', response(502), { transient: true, inDoubt: true }],
  ['503', response(503, outage), { transient: true, inDoubt: true }],
  ['503 with a time', response(503, later), { transient: true, inDoubt: true, notProcessed: true }],
  ['504 with a time', response(504, later), { transient: true, inDoubt: true }],
];

test.each(table)('the classification of a call that ended with %s', (_what, failure, judged) => {
  expect({
    transient: isTransient(failure),
    quota: isQuota(failure),
    inDoubt: isInDoubt(failure),
    notProcessed: isNotProcessed(failure),
    ofRequest: isCausedByRequest(failure),
  }).toEqual({ transient: false, quota: false, inDoubt: false, notProcessed: false, ofRequest: false, ...judged });
});

const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
const unknownHost = Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' });

describe('a connection error', () => {
  test.each<[what: string, error: Error, fault: CallFailure['fault'], code: string]>([
    ['refused', refused, 'connectionRefused', 'upstream_unreachable'],
    ['refused at every address', new AggregateError([refused, refused]), 'connectionRefused', 'upstream_unreachable'],
    ['refused at one address', new AggregateError([refused, unknownHost]), 'noConnection', 'upstream_unreachable'],
    ['refused with something else', new AggregateError([refused, 'x']), 'noConnection', 'upstream_unreachable'],
    ['to an unknown host', unknownHost, 'noConnection', 'upstream_unreachable'],
    ['without a code', new Error('broken'), 'noConnection', 'upstream_unreachable'],
    ['that is slow', new errors.ConnectTimeoutError(), 'noConnection', 'upstream_timeout'],
    ['of our own', quota, 'internal', 'rate_limited'],
  ])('%s before the connection was established means that nothing was sent', (_what, error, name, code) => {
    expect(toTransportFailure(error, false)).toMatchObject({ fault: name, status: undefined, problem: { code } });
  });

  test.each<[what: string, error: Error, fault: CallFailure['fault'], code: string]>([
    ['that breaks', new errors.SocketError('closed'), 'reset', 'upstream_unreachable'],
    ['that was refused', refused, 'reset', 'upstream_unreachable'],
    ['without a response', new errors.HeadersTimeoutError(), 'timeout', 'upstream_timeout'],
    ['that stalls', new errors.BodyTimeoutError(), 'timeout', 'upstream_timeout'],
    ['that is not HTTP', new errors.HTTPParserError('bad'), 'reset', 'upstream_invalid'],
    ['with too many headers', new errors.HeadersOverflowError(), 'reset', 'upstream_invalid'],
    ['of our own', quota, 'internal', 'rate_limited'],
  ])('%s during a call leaves its outcome in doubt', (_what, error, name, code) => {
    const failure = toTransportFailure(error, true);
    expect(failure).toMatchObject({ fault: name, status: undefined, problem: { code } });
    expect(failure.problem === error || failure.problem.cause === error).toBe(true);
  });
});
