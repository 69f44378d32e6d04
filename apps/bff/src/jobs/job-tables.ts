import type { Kysely } from 'kysely';
import type { StoredCall } from '#calls/stored-call.ts';
import type { StoreSchema } from '#store/schema.ts';

/** Tables of jobs. */
export type JobTables = {
  jobs: {
    id: string;
    /** Person id of whoever wants the job. */
    person: string;
    /** What the browser names the request by, so that it is accepted once. */
    idempotency_key: string | null;
    /** SHA-256 in hex of what was asked for. */
    request_hash: string;
    title: string;
    operation_id: string;
    state: string;
    pause_reason: string | null;
    keeps_undo: number;
    /** 1 when its items are steps of one thing, which are all done or all taken back. */
    is_whole: number;
    total: number;
    /** The job that this one undoes. */
    undoes: string | null;
    /** The job that undoes this one. */
    undone_by: string | null;
    created_at: number;
    updated_at: number;
    ended_at: number | null;
    /** Until when the process that runs it is believed to live. */
    lease_until: number;
    /** MAC over the row by a key outside the database; see `seals`. */
    seal: string | null;
    /** From when on it is worked at: until then its person can undo it. */
    start_at: number;
  };
  job_items: StoredCall & {
    job_id: string;
    position: number;
    item_id: string;
    label: string;
    /** Version of the thing when it was chosen; null when that does not matter. */
    stamp: string | null;
    /** 1 when it is about a part of what the job makes. */
    is_part: number;
    /** The thing that is changed: calls of one job that share it are made one after the other. */
    thing: string | null;
    state: string;
    attempts: number;
    reason: string | null;
    /** JSON problem. */
    problem: string | null;
    result_id: string | null;
    /** JSON of the call that undoes it; null when none does. */
    undo: string | null;
    ended_at: number | null;
    /** MAC over the call by a key outside the database; null once the call was carried out. */
    seal: string | null;
    /** MAC over the call that undoes it; null when none does. */
    undo_seal: string | null;
  };
};

/** Lets jobs be done as a whole, step by step. */
export async function addWholeJobs({ schema }: Kysely<StoreSchema>): Promise<void> {
  for (const [table, column] of [
    ['jobs', 'is_whole'],
    ['job_items', 'is_part'],
  ] as const) {
    await schema
      .alterTable(table)
      .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(0))
      .execute();
  }
}

/** Lets jobs be held until they start. */
export async function addStartOfJobs({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema
    .alterTable('jobs')
    .addColumn('start_at', 'bigint', (definition) => definition.notNull().defaultTo(0))
    .execute();
}

/** Creates the tables. */
export async function createJobTables({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema
    .createTable('jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text')
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('operation_id', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('pause_reason', 'text')
    .addColumn('keeps_undo', 'integer', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('undoes', 'text')
    .addColumn('undone_by', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('jobs_by_key').on('jobs').columns(['person', 'idempotency_key']).unique().execute();
  await schema.createIndex('jobs_by_person').on('jobs').columns(['person', 'created_at', 'id']).execute();
  await schema.createIndex('jobs_by_state').on('jobs').columns(['state', 'lease_until']).execute();
  await schema.createIndex('jobs_by_end').on('jobs').column('ended_at').execute();
  await schema
    .createTable('job_items')
    .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('item_id', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('operation_id', 'text', (column) => column.notNull())
    .addColumn('params', 'text', (column) => column.notNull())
    .addColumn('body', 'text')
    .addColumn('stamp', 'text')
    .addColumn('thing', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('problem', 'text')
    .addColumn('result_id', 'text')
    .addColumn('undo', 'text')
    .addColumn('ended_at', 'bigint')
    .addPrimaryKeyConstraint('job_items_key', ['job_id', 'position'])
    .execute();
  await schema.createIndex('job_items_by_state').on('job_items').columns(['job_id', 'state', 'position']).execute();
}
