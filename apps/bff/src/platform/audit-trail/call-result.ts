import type { ServerResponse } from 'node:http';
import { ProblemError } from '#domain/problem.ts';
import { readUpstreamStatus } from '#platform/http/call-headers.ts';
import type { AuditOutcome, AuditResult } from './audit-record.ts';

/** The error codes that leave the outcome of a call unknown. */
const UNCERTAIN = new Set(['upstream_unreachable', 'upstream_timeout', 'upstream_invalid', 'upload_retry', 'internal']);

/** The status of a response, and the service's own latest status. */
type DoneResponse = { status: number; upstreamStatus?: number | undefined };

/** Returns the result of a proxied call. The browser may have disconnected before the response. */
export function toProxiedResult(response: ServerResponse, startedAt: number): AuditResult {
  const hasResponded = response.headersSent;
  const status = hasResponded ? response.statusCode : undefined;
  return {
    outcome: hasResponded ? 'succeeded' : 'unknown',
    status,
    details: {
      durationMs: measureMillisecondsSince(startedAt),
      ...findDifferingStatus(status, readUpstreamStatus(response)),
      ...(!response.writableFinished && { isCut: true }),
    },
  };
}

/** Returns the result of a successful call made by the BFF itself. */
export function toDoneResult({ status, upstreamStatus }: DoneResponse, startedAt: number): AuditResult {
  const details = { durationMs: measureMillisecondsSince(startedAt), ...findDifferingStatus(status, upstreamStatus) };
  return { outcome: 'succeeded', status, details };
}

/** Returns the status of the last attempt, if an earlier one had already succeeded. */
function findDifferingStatus(status: number | undefined, upstreamStatus: number | undefined) {
  return upstreamStatus === undefined || upstreamStatus === status ? {} : { upstreamStatus };
}

/** Returns the result of a failed call. */
export function toProblemResult(error: unknown, startedAt: number): AuditResult {
  const details = { durationMs: measureMillisecondsSince(startedAt) };
  if (!(error instanceof ProblemError)) return { outcome: 'unknown', details };
  const reason = error.upstream?.reason;
  return {
    outcome: toOutcome(error),
    status: error.upstream?.status ?? error.status,
    details: { ...details, code: error.code, ...(reason !== undefined && { reason }) },
  };
}

function toOutcome({ code, status, upstream }: ProblemError): AuditOutcome {
  if (code === 'policy_denied' || code === 'step_up_required') return 'denied';
  if (UNCERTAIN.has(code)) return upstream && upstream.status < 500 ? 'failed' : 'unknown';
  return status < 500 ? 'refused' : 'failed';
}

function measureMillisecondsSince(startedAt: number): number {
  return Math.round(performance.now() - startedAt);
}
