import type { Kysely } from 'kysely';
import type { StoreSchema } from '#store/schema.ts';

/** Tables of what changes were about. */
export type ChangeTables = {
  /** Content of recorded calls. Kept beside the records, which are never changed, so that it can be removed. */
  audit_changes: {
    /** The intent. */
    entry_id: string;
    at: number;
    /** Random; keeps the digest in the record from telling anything once the content is removed. */
    salt: string;
    /** JSON of what was asked for, and of the thing before and after. */
    content: string;
    /** JSON of the call that takes it back; null when none does. */
    undo: string | null;
    undone_at: number | null;
    /** Address of whoever took it back. */
    undone_by: string | null;
  };
};

/** Creates the table. */
export async function createChangeTables({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema
    .createTable('audit_changes')
    .addColumn('entry_id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('undo', 'text')
    .addColumn('undone_at', 'bigint')
    .addColumn('undone_by', 'text')
    .execute();
  await schema.createIndex('audit_changes_by_time').on('audit_changes').column('at').execute();
}
