import { existsSync } from 'node:fs';
import { Kysely, type LogEvent, SelectQueryNode, sql } from 'kysely';
import { StartError } from '#domain/start-error.ts';
import type { RowSeals } from '#platform/store/row-seals.ts';
import type { MigrationStore } from './migrations/migration-store.ts';
import { migrations } from './migrations.ts';
import { type PostgresAddress, postgresDialect } from './postgres-dialect.ts';
import type { StoreSchema } from './schema.ts';
import { openSqlite } from './sqlite-dialect.ts';
import type { StoreAddress } from './store-address.ts';
import type { StoreMetrics } from './store-metrics.ts';
import { toUnusable } from './unusable-store.ts';

/** The BFF's database. */
export type Store = Kysely<StoreSchema>;

// How long a write to a file waits for another writing process.
const LOCK_WAIT_MS = 1_000;
const MIGRATION_LOCK_WAIT_MS = 30_000;
const MIGRATION_LOCK = 7_301_001; // An arbitrary number that no other application of the database uses.

/**
 * Opens the store and migrates it to the newest schema, which may require sealing existing rows. `watch` is notified of
 * statements, and of queries that wait for a connection. Rejects with StartError if the store cannot be opened.
 */
export async function openStore(address: StoreAddress, seals?: RowSeals, watch?: StoreMetrics): Promise<Store> {
  if (!('path' in address)) {
    await migrateUnderLock(address, seals);
    return connectStore(address, watch);
  }
  {
    await using migrating: MigrationStore = connectFile(address.path, MIGRATION_LOCK_WAIT_MS);
    await migrate(migrating, seals);
  }
  return connectStore(address, watch);
}

/**
 * Opens the store without migrating it, for inspection. Returns undefined if it does not exist yet or still has to be migrated.
 * Rejects with StartError if a start would.
 */
export async function connectExisting(address: StoreAddress): Promise<Store | undefined> {
  if ('path' in address && !existsSync(address.path)) return undefined;
  await using opened = new AsyncDisposableStack();
  const store = opened.adopt(connectStore(address), (connected) => connected.destroy());
  try {
    if (!(await hasMigrations(store, address))) return undefined;
    const applied = new Set((await store.selectFrom('migrations').select('name').execute()).map(({ name }) => name));
    requireKnownMigrations(applied);
    if (migrations.some(({ name }) => !applied.has(name))) return undefined;
  } catch (cause) {
    throw cause instanceof StartError ? cause : toUnusable(address, cause);
  }
  opened.move();
  return store;
}

// Queries a single table, because listing all tables fails in PostgreSQL while another process renames some of them.
async function hasMigrations(store: Store, address: StoreAddress): Promise<boolean> {
  const query =
    'path' in address
      ? sql`select name from sqlite_master where type = 'table' and name = 'migrations'`
      : sql`select 1 where to_regclass('migrations') is not null`;
  return (await query.execute(store)).rows.length > 0;
}

/** Opens the store without migrating it. */
export function connectStore(address: StoreAddress, watch?: StoreMetrics): Store {
  if ('path' in address) return connectFile(address.path, LOCK_WAIT_MS, watch);
  return new Kysely<StoreSchema>({ dialect: postgresDialect(address, { room: watch }), ...toLog(watch) });
}

function connectFile<Tables>(path: string, lockWaitMs: number, watch?: StoreMetrics): Kysely<Tables> {
  try {
    return new Kysely<Tables>({ dialect: openSqlite(path, lockWaitMs), ...toLog(watch) });
  } catch (cause) {
    throw new StartError(`The store ${path} cannot be opened: check DATA_DIR.`, { cause });
  }
}

function toLog(watch: StoreMetrics | undefined) {
  if (!watch) return {};
  return { log: ({ query }: LogEvent) => watch.onStatement(SelectQueryNode.is(query.query) ? 'read' : 'write') };
}

// Replicas that start concurrently wait until one of them has migrated the schema. The lock is released with the connection, even
// if the process is lost.
async function migrateUnderLock(address: PostgresAddress, seals: RowSeals | undefined): Promise<void> {
  await using store: MigrationStore = new Kysely({ dialect: postgresDialect(address, { statementTimeoutMs: 0 }) });
  try {
    await store.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(connection);
      await migrate(connection, seals);
    });
  } catch (cause) {
    throw cause instanceof StartError ? cause : toUnusable(address, cause);
  }
}

async function migrate(store: MigrationStore, seals: RowSeals | undefined): Promise<void> {
  await store.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute();
  const applied = await store.selectFrom('migrations').select('name').execute();
  const names = new Set(applied.map((row) => row.name));
  requireKnownMigrations(names);
  for (const migration of migrations) {
    if (names.has(migration.name)) continue;
    await store.transaction().execute(async (transaction) => {
      // Written first: in SQLite, this makes other processes wait, and reveals whether another one was faster.
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('migrations')
        .values({ name: migration.name, applied_at: Date.now() })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 1n) await migration.apply(transaction, seals);
    });
  }
}

function requireKnownMigrations(applied: ReadonlySet<string>): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied].find((name) => !known.has(name));
  if (unknown === undefined) return;
  throw new StartError(
    `The store was written by a newer version (it has the migration ${unknown}): update, or restore a backup.`,
  );
}
