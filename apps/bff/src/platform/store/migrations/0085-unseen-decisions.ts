import type { Kysely } from 'kysely';
import type { StoreSchema } from '#platform/store/schema.ts';

/** Lets decisions be known that were made without having seen the content, from the wish to the history. */
export async function addUnseenDecisions({ schema }: Kysely<StoreSchema>): Promise<void> {
  for (const table of ['held_sends', 'job_items', 'approval_steps']) {
    await schema
      .alterTable(table)
      .addColumn('is_unseen', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
}
