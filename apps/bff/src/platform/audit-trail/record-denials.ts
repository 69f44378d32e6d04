import { ProblemError } from '#domain/problem.ts';
import type { FailureWatch } from '#platform/http/on-error.ts';
import type { AuditTrail } from './audit-trail.ts';
import { requestActor } from './request-actor.ts';

const DENIALS: ReadonlySet<string> = new Set(['policy_denied', 'step_up_required', 'deployments_frozen']);

/** Records what signed-in users were denied, on any route. */
export function recordDenials(trail: AuditTrail): FailureWatch {
  return async function recordDenial(error, context) {
    if (!(error instanceof ProblemError && DENIALS.has(error.code))) return;
    const described = context.get('audited')?.() ?? { action: 'console.request', target: context.req.path };
    const details = { code: error.code, method: context.req.method, ...described.details };
    await trail.recordEvent(
      requestActor(context),
      { ...described, details },
      { outcome: 'denied', status: error.status },
    );
  };
}
