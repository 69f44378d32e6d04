import type { Kysely } from 'kysely';
import type { StoredCall } from '#calls/stored-call.ts';
import type { StoreSchema } from '#store/schema.ts';

/** Tables of held calls. */
export type SendTables = {
  held_sends: StoredCall & {
    id: string;
    /** Person id of whoever wants the call. */
    person: string;
    /** What the browser names the request by, so that it is accepted once. */
    idempotency_key: string | null;
    /** SHA-256 in hex of what was asked for. */
    request_hash: string;
    /** Versions of what the call is about when it was chosen; null when they do not matter. */
    stamp: string | null;
    label: string;
    state: string;
    created_at: number;
    send_at: number;
    ended_at: number | null;
    /** Until when the process that sends it is believed to live. */
    lease_until: number;
    /** JSON body of the service's answer. */
    answer: string | null;
    /** JSON problem. */
    problem: string | null;
    /** JSON problem that kept the content from being kept, of a call that was carried out. */
    not_kept: string | null;
    /** MAC over the row by a key outside the database; see `seals`. */
    seal: string | null;
  };
};

/** Lets held calls remember what they were decided on. */
export async function addStampsOfSends({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema.alterTable('held_sends').addColumn('stamp', 'text').execute();
}

/** Creates the tables. */
export async function createSendTables({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema
    .createTable('held_sends')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text')
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('operation_id', 'text', (column) => column.notNull())
    .addColumn('params', 'text', (column) => column.notNull())
    .addColumn('body', 'text')
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('send_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('problem', 'text')
    .execute();
  await schema
    .createIndex('held_sends_by_key')
    .on('held_sends')
    .columns(['person', 'idempotency_key'])
    .unique()
    .execute();
  await schema.createIndex('held_sends_by_person').on('held_sends').columns(['person', 'created_at']).execute();
  await schema.createIndex('held_sends_by_end').on('held_sends').column('ended_at').execute();
  await schema.createIndex('held_sends_by_time').on('held_sends').columns(['state', 'send_at']).execute();
}
