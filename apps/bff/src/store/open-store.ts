import { Kysely, type SqliteDialect } from 'kysely';
import { StartError } from '#start-error.ts';
import { migrations } from './migrations.ts';
import type { StoreSchema } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

/** The BFF's database. */
export type Store = Kysely<StoreSchema>;

/** Opens the store in a SQLite file and brings it to the newest schema. Rejects with StartError when it cannot be opened. */
export async function openStore(path: string): Promise<Store> {
  const store = new Kysely<StoreSchema>({ dialect: openDialect(path) });
  await store.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute();
  const applied = await store.selectFrom('migrations').select('name').execute();
  const names = new Set(applied.map((row) => row.name));
  for (const migration of migrations) {
    if (names.has(migration.name)) continue;
    await store.transaction().execute(async (transaction) => {
      await migration.apply(transaction);
      await transaction.insertInto('migrations').values({ name: migration.name, applied_at: Date.now() }).execute();
    });
  }
  return store;
}

function openDialect(path: string): SqliteDialect {
  try {
    return sqliteDialect(path);
  } catch (cause) {
    throw new StartError(`The store ${path} cannot be opened: check DATA_DIR.`, { cause });
  }
}
