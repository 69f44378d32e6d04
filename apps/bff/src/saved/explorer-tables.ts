import type { Kysely } from 'kysely';
import type { StoreSchema } from '#store/schema.ts';

/** The table of calls that people made by hand. */
export type ExplorerTables = {
  explorer_runs: {
    id: string;
    person: string;
    operation_id: string;
    /** JSON record of lists of values. */
    params: string;
    body: string | null;
    status: number;
    duration_ms: number;
    name: string | null;
    is_pinned: number;
    made_at: number;
  };
};

/** Creates the table. */
export async function createExplorerTables({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema
    .createTable('explorer_runs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('operation_id', 'text', (column) => column.notNull())
    .addColumn('params', 'text', (column) => column.notNull())
    .addColumn('body', 'text')
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('duration_ms', 'integer', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('is_pinned', 'integer', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('explorer_runs_by_time').on('explorer_runs').columns(['person', 'made_at']).execute();
}
