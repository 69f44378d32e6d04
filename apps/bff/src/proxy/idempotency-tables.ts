import type { Kysely } from 'kysely';
import type { StoreSchema } from '#store/schema.ts';

/** The table of calls that browsers named, so that none is made twice. */
export type IdempotencyTables = {
  named_calls: {
    /** Issuer and subject of whoever made the call. */
    person: string;
    /** What the browser named it. */
    key: string;
    /** SHA-256 in hex of everything that was asked. */
    request_hash: string;
    /** `running`, `answered`, or `lost` when it is not known what became of it. */
    state: string;
    status: number | null;
    /** JSON record of the answer's headers. */
    headers: string | null;
    /** The answer's body in base64. */
    body: string | null;
    expires_at: number;
    /** Until when the process that makes a running call is believed to be alive. */
    running_until: number;
    /** MAC over the row by a key outside the database; see `seals`. */
    seal: string | null;
  };
};

/** Creates the table. */
export async function createIdempotencyTables({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema
    .createTable('named_calls')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('status', 'integer')
    .addColumn('headers', 'text')
    .addColumn('body', 'text')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('named_calls_key', ['person', 'key'])
    .execute();
  await schema.createIndex('named_calls_by_expiry').on('named_calls').column('expires_at').execute();
}

/** Adds until when a call is believed to be under way: those of before are not. */
export async function addEndOfNamedCalls({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema
    .alterTable('named_calls')
    .addColumn('running_until', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}
