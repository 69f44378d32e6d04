import type { Kysely } from 'kysely';
import type { StoreSchema } from '#store/schema.ts';

/** Table of what became of approvals. It is shared by all who may see the approval. */
export type ApprovalTables = {
  approval_steps: {
    id: string;
    file_id: string;
    approval_id: string;
    kind: string;
    /** Whose step it is; null when that is not known. */
    person_email: string | null;
    person_name: string | null;
    message: string | null;
    /** 1 when it was done here; 0 when it was noticed later. */
    is_here: number;
    /** 1 when somebody decided without having seen the content. */
    is_unseen: number;
    /** Id of the record of the call in the audit, and its MAC; null for what was not done here. */
    audit_id: string | null;
    audit_mac: string | null;
    happened_at: number;
  };
};

/** Lets decisions be known that were made without having seen the content, from the wish to the history. */
export async function addUnseenDecisions({ schema }: Kysely<StoreSchema>): Promise<void> {
  for (const table of ['held_sends', 'job_items', 'approval_steps']) {
    await schema
      .alterTable(table)
      .addColumn('is_unseen', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
}

/** Lets content be kept for ever that an approval is started or decided on, and be known that it could not be. */
export async function addKeptContent({ schema }: Kysely<StoreSchema>): Promise<void> {
  for (const table of ['held_sends', 'job_items']) {
    await schema
      .alterTable(table)
      .addColumn('keeps_content', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await schema.alterTable('held_sends').addColumn('not_kept', 'text').execute();
}

/** Creates the table. */
export async function createApprovalTables({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema
    .createTable('approval_steps')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('file_id', 'text', (column) => column.notNull())
    .addColumn('approval_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('person_email', 'text')
    .addColumn('person_name', 'text')
    .addColumn('message', 'text')
    .addColumn('is_here', 'integer', (column) => column.notNull())
    .addColumn('audit_id', 'text')
    .addColumn('audit_mac', 'text')
    .addColumn('happened_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('approval_steps_by_approval')
    .on('approval_steps')
    .columns(['file_id', 'approval_id', 'happened_at'])
    .execute();
}
