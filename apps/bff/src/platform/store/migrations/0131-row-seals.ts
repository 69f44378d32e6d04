import { sql } from 'kysely';
import { StartError } from '#domain/start-error.ts';
import { type FirstSeal, firstSeals } from './0131-sealed-columns.ts';
import type { MigrationStore } from './migration-store.ts';

/** Seals rows that have no seal. */
type SealAdopter = { adopt(name: string, columns: readonly string[], row: object): string };

/**
 * Adds row seals and seals the existing rows once, trusting them as genuine. Ends all sessions and their credentials, which are
 * now bound to their scopes. Throws StartError if there are rows but no key.
 */
export async function addRowSeals(store: MigrationStore, seals: SealAdopter | undefined): Promise<void> {
  const unsealed = ['sessions', 'live_channels'].map((table) => ({ table, seal: 'seal' }));
  for (const { table, seal } of [...unsealed, ...firstSeals]) {
    await store.schema.alterTable(table).addColumn(seal, 'text').execute();
  }
  await store.deleteFrom('sessions').execute();
  await store.deleteFrom('credentials').execute();
  for (const first of firstSeals) await sealRows(store, seals ?? NO_SEALS, first);
}

const NO_SEALS = {
  adopt(): string {
    throw new StartError('The store is from an earlier version: start the console once.');
  },
};

const BATCH = 500;

async function sealRows(store: MigrationStore, seals: SealAdopter, first: FirstSeal): Promise<void> {
  const { name, key, columns } = first;
  const table = sql.table(first.table);
  const seal = sql.ref(first.seal);
  for (;;) {
    const { rows } = await sql<Readonly<Record<string, unknown>>>`
      select * from ${table} where ${seal} is null and ${first.condition} limit ${BATCH}`.execute(store);
    if (rows.length === 0) return;
    for (const row of rows) {
      const isRow = sql.join(
        key.map((column) => sql`${sql.ref(column)} = ${row[column]}`),
        sql` and `,
      );
      const value = seals.adopt(name, [...key, ...columns], row);
      await sql`update ${table} set ${seal} = ${value} where ${isRow}`.execute(store);
    }
  }
}
