import { countOf } from '@rotunda/api-client/count-of';
import type { ServiceHealthReport } from '#platform/observability/service-health.ts';
import type { Finding } from './finding.ts';

/** Describes the running console's calls to a service: their number, quota rejections, and the last failure. */
export function describeHealth(subject: string, health: ServiceHealthReport): Finding[] {
  const { calls, quotaRefusals, lastFailure, lastSuccessMs } = health;
  const amount = `${countOf(calls, 'call')} in the last hour`;
  const quota: Finding =
    quotaRefusals === 0
      ? { level: 'info', subject, text: `${amount}, no quota errors` }
      : {
          level: 'warning',
          subject,
          text: `${amount}, ${countOf(quotaRefusals, 'quota error')}`,
          remedy:
            'the console slows down automatically; raise the quota of the project of OIDC_CLIENT_ID if this lasts',
        };
  if (!lastFailure) return [quota];
  const { operationId, reason, message, atMs } = lastFailure;
  const hasRecovered = (lastSuccessMs ?? 0) > atMs;
  const text = `last failure: ${operationId}${reason === undefined ? '' : ` (${reason})`}: ${message}`;
  const since = hasRecovered ? '; calls have succeeded since' : '';
  return [quota, { level: hasRecovered ? 'info' : 'warning', subject, text: text.replace(/\.$/, '') + since, atMs }];
}
