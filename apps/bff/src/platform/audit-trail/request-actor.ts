import type { Context } from 'hono';
import type { AppEnv } from '#platform/http/context.ts';
import type { AuditActor } from './audit-record.ts';

/** Returns the actor of a request for the audit trail. */
export function requestActor(context: Context<AppEnv>): AuditActor {
  // Undefined on routes that do not require a session.
  const principal: AppEnv['Variables']['principal'] | undefined = context.get('principal');
  return {
    requestId: context.get('requestId'),
    subject: principal?.subject,
    email: principal?.email,
    sessionId: principal?.sessionId,
    source: context.get('clientAddress'),
  };
}
