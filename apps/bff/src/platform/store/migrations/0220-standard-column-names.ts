import { sql } from 'kysely';
import type { MigrationStore } from './migration-store.ts';

const RENAMED_COLUMNS: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  approval_snoozes: [['until_at', 'snoozed_until']],
  approval_steps: [['is_here', 'is_from_console']],
  audit_writers: [['is_settled', 'is_closed']],
  call_budgets: [['lowered_at', 'quota_exceeded_at']],
  deployment_states: [['is_gone', 'is_deleted']],
  explorer_runs: [['made_at', 'created_at']],
  index_crawls: [
    ['looked_at', 'last_viewed_at'],
    ['sweep_passed', 'sweep_read_count'],
  ],
  index_rows: [
    ['who', 'principal_email'],
    ['words', 'keywords'],
  ],
  invalidations: [['put_at', 'added_at']],
  list_links: [['made_at', 'created_at']],
  live_channels: [['looked_at', 'last_used_at']],
  scheduled_deployments: [['is_tried', 'has_started']],
};

/**
 * Renames columns, a table and a state of job items to the terms of the code. Seals stay valid, because `toSealedName` maps to the
 * former names.
 */
export async function useStandardColumnNames(store: MigrationStore): Promise<void> {
  const { schema } = store;
  await schema.alterTable('alert_memory').renameTo('alert_known_subjects').execute();
  for (const [table, columns] of Object.entries(RENAMED_COLUMNS)) {
    for (const [from, to] of columns) await schema.alterTable(table).renameColumn(from, to).execute();
  }
  await sql`update job_items set state = 'notStarted' where state = 'notTried'`.execute(store);
}
