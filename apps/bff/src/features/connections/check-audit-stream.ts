import type { AuditStreamConfig } from '#platform/config/audit-stream-config.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { Finding } from './finding.ts';

const SUBJECT = 'Audit stream';
const REMEDY = 'check BFF_AUDIT_STREAM_URL and the receiver; records are sent again until it accepts them';

/** Checks that the audit trail reaches its receiver. Returns no finding if none is configured. */
export async function checkAuditStream(store: Store, config: AuditStreamConfig | undefined): Promise<Finding[]> {
  if (!config) return [];
  const { host } = new URL(config.url);
  const row = await store
    .selectFrom('audit_streams')
    .select(['status', 'last_response', 'status_since', 'delivered_at'])
    .executeTakeFirst();
  const deliveredAt = Number(row?.delivered_at ?? 0);
  if (!row || (deliveredAt === 0 && row.status === 'delivering'))
    return [{ level: 'info', subject: SUBJECT, text: `nothing was sent to ${host} yet` }];
  if (row.status === 'delivering')
    return [{ level: 'ok', subject: SUBJECT, text: `${host} accepts records`, atMs: deliveredAt }];
  const text = `${host} does not accept records: ${row.last_response}`;
  return [{ level: 'error', subject: SUBJECT, text, remedy: REMEDY, atMs: Number(row.status_since) }];
}
