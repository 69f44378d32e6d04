import type { Kysely } from 'kysely';
import type { StoreSchema } from '#store/schema.ts';

/** Tables of watches. */
export type WatchTables = {
  /** Watch channels that people opened themselves. */
  watches: {
    /** Id of the channel. */
    id: string;
    person: string;
    /** SHA-256 in hex of the token that messages of the channel carry. */
    token_hash: string;
    kind: string;
    /** File, calendar or shared drive that is watched; null where the kind needs none. */
    target: string | null;
    label: string;
    /** What the service calls the watched thing; null until it has answered. */
    resource_id: string | null;
    resource_uri: string | null;
    created_at: number;
    expires_at: number;
    message_count: number;
    /** Number of the newest message; 0 before the first. */
    last_message: number;
    last_at: number | null;
    last_state: string | null;
    /** What the service said has changed, where it says so. */
    last_changed: string | null;
    /** MAC over the row by a key outside the database; see `seals`. */
    seal: string | null;
  };
};

/** Creates the table. */
export async function createWatchTables({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema
    .createTable('watches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('target', 'text')
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('resource_id', 'text')
    .addColumn('resource_uri', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('message_count', 'integer', (column) => column.notNull())
    .addColumn('last_message', 'bigint', (column) => column.notNull())
    .addColumn('last_at', 'bigint')
    .addColumn('last_state', 'text')
    .addColumn('last_changed', 'text')
    .execute();
  await schema.createIndex('watches_by_person').on('watches').columns(['person', 'created_at']).execute();
  await schema.createIndex('watches_by_expiry').on('watches').column('expires_at').execute();
}
