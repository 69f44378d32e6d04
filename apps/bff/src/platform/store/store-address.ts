import { join } from 'node:path';
import { readSecret } from '#platform/config/read-secret.ts';
import type { StoreConfig } from '#platform/config/store-config.ts';
import type { PostgresAddress } from './postgres-dialect.ts';

/** Where the store is: in a SQLite file of one machine, or at a PostgreSQL server that replicas share. */
export type StoreAddress = { path: string } | PostgresAddress;

/** The store that a configuration names. Throws StartError when the file of the password cannot be read. */
export function toStoreAddress({ database, dataDir }: Pick<StoreConfig, 'database' | 'dataDir'>): StoreAddress {
  if (!database) return { path: join(dataDir, 'bff.db') };
  const { url, passwordFile } = database;
  return { url, password: passwordFile && readSecret('DATABASE_PASSWORD_FILE', passwordFile) };
}
