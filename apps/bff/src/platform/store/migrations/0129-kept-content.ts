import type { MigrationStore } from './migration-store.ts';

/** Adds whether the content that an approval is started or decided on is stored permanently, and whether that failed. */
export async function addKeptContent({ schema }: MigrationStore): Promise<void> {
  for (const table of ['held_sends', 'job_items']) {
    await schema
      .alterTable(table)
      .addColumn('keeps_content', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await schema.alterTable('held_sends').addColumn('not_kept', 'text').execute();
}
