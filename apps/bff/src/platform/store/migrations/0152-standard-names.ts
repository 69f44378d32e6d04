import type { MigrationStore } from './migration-store.ts';

const CALL = [
  ['stamp', 'if_match'],
  ['keeps_content', 'pins_content'],
] as const;
const USER = ['person', 'user_id'] as const;

const RENAMED_COLUMNS: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  delayed_calls: [USER, ...CALL, ['answer', 'response'], ['not_kept', 'pin_problem']],
  jobs: [USER, ['keeps_undo', 'stores_undo'], ['is_whole', 'is_atomic']],
  job_items: [...CALL, ['thing', 'resource_key']],
  idempotency_keys: [USER],
  list_links: [USER],
  watches: [USER],
  preferences: [USER],
  views: [USER],
  places: [USER],
  explorer_runs: [USER],
  index_crawls: [USER],
  index_targets: [USER],
  index_rows: [USER],
  approval_steps: [
    ['person_email', 'user_email'],
    ['person_name', 'user_name'],
  ],
  deployment_intents: [['begun_at', 'started_at']],
};

const INDEXES_OF_CALLS: readonly (readonly [from: string, to: string, columns: string[]])[] = [
  ['by_key', 'by_key', ['user_id', 'idempotency_key']],
  ['by_person', 'by_user', ['user_id', 'created_at']],
  ['by_end', 'by_end', ['ended_at']],
  ['by_time', 'by_time', ['state', 'send_at']],
];
const RENAMED_INDEXES = [
  ...INDEXES_OF_CALLS.map(([from, to, columns]) => ({
    from: `held_sends_${from}`,
    to: `delayed_calls_${to}`,
    table: 'delayed_calls',
    columns,
    isUnique: from === 'by_key',
  })),
  {
    from: 'named_calls_by_expiry',
    to: 'idempotency_keys_by_expiry',
    table: 'idempotency_keys',
    columns: ['expires_at'],
    isUnique: false,
  },
  {
    from: 'person_roles_by_subject',
    to: 'user_roles_by_subject',
    table: 'user_roles',
    columns: ['issuer', 'subject'],
    isUnique: true,
  },
];

/**
 * Renames tables and columns to the terms of the code. Seals stay valid, because `toSealedName` maps to the former names. SQLite
 * cannot rename indexes, so those named after a table are recreated.
 */
export async function useStandardNames(store: MigrationStore): Promise<void> {
  const { schema } = store;
  await schema.alterTable('person_roles').renameTo('user_roles').execute();
  await schema.alterTable('held_sends').renameTo('delayed_calls').execute();
  await schema.alterTable('named_calls').renameTo('idempotency_keys').execute();
  for (const [table, columns] of Object.entries(RENAMED_COLUMNS)) {
    for (const [from, to] of columns) await schema.alterTable(table).renameColumn(from, to).execute();
  }
  for (const { from, to, table, columns, isUnique } of RENAMED_INDEXES) {
    await schema.dropIndex(from).execute();
    const index = schema.createIndex(to).on(table).columns(columns);
    await (isUnique ? index.unique() : index).execute();
  }
}
