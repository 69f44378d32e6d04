import type { Context } from 'hono';
import type { AppEnv } from '#platform/http/context.ts';
import type { AuditActor } from './audit-record.ts';

/** Who makes a request, as the audit trail names people. */
export function requestActor(context: Context<AppEnv>): AuditActor {
  // Absent on routes that need no session.
  const principal: AppEnv['Variables']['principal'] | undefined = context.get('principal');
  return {
    requestId: context.get('requestId'),
    subject: principal?.subject,
    email: principal?.email,
    sessionId: principal?.sessionId,
    source: context.get('clientAddress'),
  };
}
