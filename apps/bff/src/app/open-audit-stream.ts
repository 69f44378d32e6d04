import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import { openEventSender } from '#features/audit-stream/event-sender.ts';
import { StreamStore } from '#features/audit-stream/stream-store.ts';
import { createStreamWorker } from '#features/audit-stream/stream-worker.ts';
import type { BackgroundTask } from '#platform/background/background-task.ts';
import type { BffConfig } from '#platform/config/config.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { OutboundAgent } from './outbound-agent.ts';

type AuditStreamDeps = { config: BffConfig; store: Store; clock: Clock; log: Logger; agent: OutboundAgent };

/** Wires up the task that forwards the audit trail. Returns no task if forwarding is not configured. */
export function openAuditStream({ config, store, clock, log, agent }: AuditStreamDeps): BackgroundTask[] {
  const { auditStream } = config;
  if (!auditStream) return [];
  // The administrator configures the address, and it may be in a private network.
  const webhooks = { policy: { findFault: () => undefined }, dispatcher: agent, clock };
  const send = openEventSender(auditStream, webhooks);
  return [createStreamWorker({ stream: new StreamStore(store, clock), send, clock, log })];
}
