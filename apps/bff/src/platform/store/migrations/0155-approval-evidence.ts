import type { MigrationStore } from './migration-store.ts';

/** Creates the tables of evidence of approvals. */
export async function createEvidenceTables({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('approval_evidence')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('user_email', 'text', (column) => column.notNull())
    .addColumn('user_name', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('filters', 'text', (column) => column.notNull())
    .addColumn('notes', 'text', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('digest', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('compiled_at', 'bigint')
    .execute();
  await schema
    .createIndex('approval_evidence_by_user')
    .on('approval_evidence')
    .columns(['user_id', 'created_at'])
    .execute();
  await schema
    .createTable('approval_evidence_entries')
    .addColumn('evidence_id', 'text', (column) =>
      column.notNull().references('approval_evidence.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('file_id', 'text', (column) => column.notNull())
    .addColumn('approval_id', 'text', (column) => column.notNull())
    .addColumn('content', 'text')
    .addColumn('digest', 'text')
    .addColumn('is_partial', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('approval_evidence_entries_key', ['evidence_id', 'position'])
    .execute();
}
