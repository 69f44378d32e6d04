import type { MigrationStore } from '#platform/store/migrations/migration-store.ts';
import { migrations } from '#platform/store/migrations.ts';
import { connectStore } from '#platform/store/open-store.ts';
import type { RowSeals } from '#platform/store/row-seals.ts';
import type { StoreAddress } from '#platform/store/store-address.ts';

/** Creates a store as of the version whose last migration was `last`. */
export async function createOldSchemaStore(
  address: StoreAddress,
  last: string,
  seals?: RowSeals,
): Promise<MigrationStore> {
  const count = migrations.findIndex(({ name }) => name === last) + 1;
  if (count === 0) throw new Error(`There is no migration ${last}.`);
  const store = connectStore(address) as unknown as MigrationStore;
  await store.schema
    .createTable('migrations')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute();
  for (const { name, apply } of migrations.slice(0, count)) {
    await apply(store, seals);
    await store.insertInto('migrations').values({ name, applied_at: 1 }).execute();
  }
  return store;
}
