import type { Kysely } from 'kysely';
import type { StoreSchema } from '#store/schema.ts';

/** Tables of indexes. Everything in them is one person's: what that person's credential was shown. */
export type IndexTables = {
  /** How far an index of a person is. */
  index_crawls: {
    person: string;
    name: string;
    state: string;
    /** Why it is paused. */
    reason: string | null;
    /** Grows with every listing of all files, to tell files that are gone. */
    generation: number;
    /** Where listing goes on; null at its beginning. */
    list_token: string | null;
    is_listed: number;
    /** From where changes are to be read; null when they are not followed. */
    change_token: string | null;
    calls: number;
    as_of: number | null;
    /** When the person last looked. */
    looked_at: number;
    due_at: number;
    /** Until when the process that works at it is believed to live. */
    lease_until: number;
  };
  /** Files, or sources, that an index reads. */
  index_targets: {
    person: string;
    name: string;
    target_id: string;
    title: string;
    mime_type: string | null;
    drive_id: string | null;
    /** The folder that it lies in. */
    parent_id: string | null;
    modified_at: number | null;
    generation: number;
    /** `waiting`, `done` or `failed`. */
    state: string;
    reason: string | null;
    attempts: number;
    /** When it is read next; null when it is not by itself. */
    due_at: number | null;
  };
  index_rows: {
    person: string;
    name: string;
    row_id: string;
    target_id: string;
    title_key: string;
    /** Address of whoever began it. */
    who: string;
    /** Other words to filter by, each between spaces. */
    words: string;
    /** One more word: the status of an approval, the domain of who asks for access. */
    status: string;
    is_mine: number;
    is_changed: number;
    number: number;
    due_at: number;
    created_at: number;
    modified_at: number;
    drive_id: string | null;
    mime_type: string | null;
    /** JSON of the row as the API shows it. */
    body: string;
  };
};

/** Lets targets remember their folder. What was listed before is listed anew, since only that tells. */
export async function addFoldersOfTargets(store: Kysely<StoreSchema>): Promise<void> {
  await store.schema.alterTable('index_targets').addColumn('parent_id', 'text').execute();
  await store
    .updateTable('index_crawls')
    .set(({ eb }) => ({ is_listed: 0, list_token: null, generation: eb('generation', '+', 1) }))
    .where('name', '!=', 'projects')
    .execute();
}

/** Creates the tables. */
export async function createIndexTables({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema
    .createTable('index_crawls')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('generation', 'integer', (column) => column.notNull())
    .addColumn('list_token', 'text')
    .addColumn('is_listed', 'integer', (column) => column.notNull())
    .addColumn('change_token', 'text')
    .addColumn('calls', 'bigint', (column) => column.notNull())
    .addColumn('as_of', 'bigint')
    .addColumn('looked_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('index_crawls_key', ['person', 'name'])
    .execute();
  await schema.createIndex('index_crawls_by_look').on('index_crawls').column('looked_at').execute();
  await schema
    .createTable('index_targets')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('target_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('mime_type', 'text')
    .addColumn('drive_id', 'text')
    .addColumn('modified_at', 'bigint')
    .addColumn('generation', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addPrimaryKeyConstraint('index_targets_key', ['person', 'name', 'target_id'])
    .execute();
  await schema.createIndex('index_targets_by_time').on('index_targets').columns(['person', 'name', 'due_at']).execute();
  await schema.createIndex('index_targets_by_state').on('index_targets').columns(['person', 'name', 'state']).execute();
  await createRows(schema);
}

async function createRows(schema: Kysely<StoreSchema>['schema']): Promise<void> {
  await schema
    .createTable('index_rows')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('row_id', 'text', (column) => column.notNull())
    .addColumn('target_id', 'text', (column) => column.notNull())
    .addColumn('title_key', 'text', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('is_mine', 'integer', (column) => column.notNull())
    .addColumn('is_changed', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('modified_at', 'bigint', (column) => column.notNull())
    .addColumn('drive_id', 'text')
    .addColumn('mime_type', 'text')
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('index_rows_key', ['person', 'name', 'row_id'])
    .execute();
  const own = ['person', 'name'] as const;
  await schema
    .createIndex('index_rows_by_target')
    .on('index_rows')
    .columns([...own, 'target_id'])
    .execute();
  for (const column of ['title_key', 'who', 'number', 'due_at', 'created_at', 'modified_at'] as const) {
    await schema
      .createIndex(`index_rows_by_${column}`)
      .on('index_rows')
      .columns([...own, column, 'row_id'])
      .execute();
  }
}
