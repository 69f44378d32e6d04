import type { MigrationStore } from './migration-store.ts';

/** Stores whether a decision was made without viewing the content, from the request to the history. */
export async function addUnseenDecisions({ schema }: MigrationStore): Promise<void> {
  for (const table of ['held_sends', 'job_items', 'approval_steps']) {
    await schema
      .alterTable(table)
      .addColumn('is_unseen', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
}
