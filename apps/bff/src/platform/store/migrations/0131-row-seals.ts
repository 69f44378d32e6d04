import { type Kysely, type RawBuilder, sql } from 'kysely';
import { StartError } from '#domain/start-error.ts';
import type { RowSeals } from '#platform/store/row-seals.ts';
import type { StoreSchema } from '#platform/store/schema.ts';
import { sealUnsealed } from '#platform/store/seal-rows.ts';
import type { SealName } from '#platform/store/sealed-columns.ts';

/** Which rows of each seal still stand for something. */
const STANDING: readonly (readonly [name: SealName, condition: RawBuilder<unknown>])[] = [
  ['person_roles', sql`1 = 1`],
  ['download_tickets', sql`1 = 1`],
  ['held_sends', sql`state = 'held'`],
  ['jobs', sql`1 = 1`],
  ['job_items', sql`state not in ('done', 'skipped', 'final')`],
  ['job_undos', sql`undo is not null`],
  ['upload_sessions', sql`1 = 1`],
  ['named_calls', sql`state = 'answered'`],
  ['list_links', sql`1 = 1`],
  ['watches', sql`1 = 1`],
];

/**
 * Adds seals, and seals the rows that are there, once: they are taken for genuine at this moment. Sessions end, with
 * their credentials, since these are now bound to their scopes. Throws StartError when there are rows and no key.
 */
export async function addRowSeals(store: Kysely<StoreSchema>, seals: RowSeals | undefined): Promise<void> {
  const { schema } = store;
  for (const table of ['sessions', 'live_channels', ...STANDING.map(([name]) => name)]) {
    if (table === 'job_undos') await schema.alterTable('job_items').addColumn('undo_seal', 'text').execute();
    else await schema.alterTable(table).addColumn('seal', 'text').execute();
  }
  await store.deleteFrom('sessions').execute();
  await store.deleteFrom('credentials').execute();
  for (const [name, condition] of STANDING) await sealUnsealed(store, seals ?? NO_SEALS, name, condition);
}

const NO_SEALS = {
  adopt(): string {
    throw new StartError('The store is from an earlier version: start the console once.');
  },
};
