import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { StoreSchema } from '#platform/store/schema.ts';
import { type RowSeals, SEAL_KEY_START } from './row-seals.ts';
import { SEAL_NAMES, type SealName, SEALED_COLUMNS as specs } from './sealed-columns.ts';

type Row = Readonly<Record<string, unknown>>;

const BATCH = 500;

/** The result of resealing rows. */
export type ResealedRows = { resealed: number; refused: number };

/** Reseals the rows that were sealed with other keys with the first key. Rows with an invalid seal lose it. */
export async function resealRows(store: Kysely<StoreSchema>, seals: RowSeals, others: string[]): Promise<ResealedRows> {
  const total: ResealedRows = { resealed: 0, refused: 0 };
  for (const name of SEAL_NAMES) {
    const { table, seal } = specs[name];
    for (;;) {
      const keys = sql.join(others);
      const found = sql<Row>`select * from ${sql.table(table)} where ${getKey(seal)} in (${keys}) limit ${BATCH}`;
      const { rows } = await found.execute(store);
      if (rows.length === 0) break;
      for (const row of rows) {
        const isGenuine = seals.isValidSeal(name, row, String(row[seal]));
        await write(store, specs[name], row, isGenuine ? seals.sealStored(name, row) : null);
        total[isGenuine ? 'resealed' : 'refused'] += 1;
      }
    }
  }
  return total;
}

/** Counts the rows sealed with each key. */
export async function countSealedRows(
  store: Kysely<StoreSchema>,
  names: readonly SealName[] = SEAL_NAMES,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const name of names) {
    const { table, seal } = specs[name];
    const { rows } = await sql<{ key_id: string; count: number }>`
      select ${getKey(seal)} as key_id, count(*) as count from ${sql.table(table)}
      where ${sql.ref(seal)} is not null group by ${getKey(seal)}`.execute(store);
    for (const { key_id, count } of rows) counts.set(key_id, (counts.get(key_id) ?? 0) + Number(count));
  }
  return counts;
}

function getKey(seal: string): RawBuilder<string> {
  return sql<string>`substr(${sql.ref(seal)}, ${sql.lit(SEAL_KEY_START)})`;
}

// A row that was changed in the meantime keeps the seal from that change.
async function write(
  store: Kysely<StoreSchema>,
  { table, seal, key }: (typeof specs)[SealName],
  row: Row,
  value: string | null,
): Promise<void> {
  const isRow = sql.join(
    key.map((column) => sql`${sql.ref(column)} = ${row[column]}`),
    sql` and `,
  );
  const before = row[seal];
  const isUnchanged = before === null ? sql`${sql.ref(seal)} is null` : sql`${sql.ref(seal)} = ${before}`;
  await sql`update ${sql.table(table)} set ${sql.ref(seal)} = ${value} where ${isRow} and ${isUnchanged}`.execute(
    store,
  );
}
