import type { AppEnv } from '#http/context.ts';
import type { Exchange } from '#http/exchange.ts';
import type { AuditActor } from './audit-entry.ts';

/** Who makes a request, as the audit trail names people. */
export function requestActor(exchange: Exchange): AuditActor {
  // Absent on routes that need no session.
  const principal: AppEnv['Variables']['principal'] | undefined = exchange.get('principal');
  return {
    requestId: exchange.get('requestId'),
    subject: principal?.subject,
    email: principal?.email,
    sessionId: principal?.sessionId,
    source: exchange.get('clientAddress'),
  };
}
