import type { Generated, Kysely } from 'kysely';
import type { StoreSchema } from '#store/schema.ts';

/** Tables of live events. */
export type LiveTables = {
  /** Watch channels that this BFF has opened at the services. */
  live_channels: {
    id: string;
    /** SHA-256 in hex of the token that messages of the channel carry. */
    token_hash: string;
    session_hash: string;
    credential_id: string;
    topic: string;
    /** What the service calls the watched thing; null until it has answered. */
    resource_id: string | null;
    last_message: number;
    expires_at: number;
    /** When somebody last looked at the topic. */
    looked_at: number;
    /** MAC over the row by a key outside the database; see `seals`. */
    seal: string | null;
  };
  /** The newest hint of each session and topic. Ids only grow, so that a stream can go on after the last it has seen. */
  live_hints: {
    id: Generated<number>;
    session_hash: string;
    topic: string;
    state: string;
    /** When it was put in, in Unix milliseconds; null for hints from before that was noted. */
    put_at: number | null;
  };
};

/** Creates the tables. What belongs to a session goes with it. */
export async function createLiveTables({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema
    .createTable('live_channels')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('session_hash', 'text', (column) =>
      column.notNull().references('sessions.id_hash').onDelete('cascade').onUpdate('cascade'),
    )
    .addColumn('credential_id', 'text', (column) => column.notNull())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('resource_id', 'text')
    .addColumn('last_message', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('looked_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('live_channels_by_session').on('live_channels').column('session_hash').execute();
  await schema.createIndex('live_channels_by_look').on('live_channels').column('looked_at').execute();
  await schema
    .createTable('live_hints')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('session_hash', 'text', (column) =>
      column.notNull().references('sessions.id_hash').onDelete('cascade').onUpdate('cascade'),
    )
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('live_hints_by_topic')
    .on('live_hints')
    .columns(['session_hash', 'topic'])
    .unique()
    .execute();
  await schema.createIndex('live_hints_by_session').on('live_hints').columns(['session_hash', 'id']).execute();
}

/** Notes when hints were put in, so that it can be told how long they take to their streams. */
export async function addTimeOfHints({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema.alterTable('live_hints').addColumn('put_at', 'bigint').execute();
}
