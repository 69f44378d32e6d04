import type { Kysely } from 'kysely';
import type { StoreSchema } from '#platform/store/schema.ts';

/** Adds the format of records: those from before have the first one, which the triggers do not mind. */
export async function addRecordFormat({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema
    .alterTable('audit_records')
    .addColumn('format', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
