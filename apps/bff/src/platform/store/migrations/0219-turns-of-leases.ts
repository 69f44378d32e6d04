import type { MigrationStore } from './migration-store.ts';

const LEASED = [
  'absences',
  'alert_channels',
  'alert_feeds',
  'approval_escalations',
  'audit_streams',
  'calendar_access_periods',
  'credentials',
  'delayed_calls',
  'deployment_watches',
  'idempotency_keys',
  'index_crawls',
  'jobs',
  'leases',
  'reports',
  'scheduled_deployments',
  'upload_sessions',
] as const;

/**
 * Counts how often the lease of a row was taken, because after a clock was set back, two processes may hold leases with the same
 * expiry.
 */
export async function addTurnsOfLeases({ schema }: MigrationStore): Promise<void> {
  for (const table of LEASED) {
    await schema
      .alterTable(table)
      .addColumn('lease_turn', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  }
}
