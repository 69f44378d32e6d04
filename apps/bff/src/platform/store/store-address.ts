import { join } from 'node:path';
import { readSecret } from '#platform/config/read-secret.ts';
import type { StoreConfig } from '#platform/config/store-config.ts';
import type { PostgresAddress } from './postgres-dialect.ts';

/** The location of the store: a SQLite file on one machine, or a PostgreSQL server shared by replicas. */
export type StoreAddress = { path: string } | PostgresAddress;

/** Returns the store's address from the configuration. Throws StartError if the password file cannot be read. */
export function toStoreAddress({ database, dataDir }: Pick<StoreConfig, 'database' | 'dataDir'>): StoreAddress {
  if (!database) return { path: join(dataDir, 'bff.db') };
  const { url, passwordFile } = database;
  return { url, password: passwordFile && readSecret('DATABASE_PASSWORD_FILE', passwordFile) };
}
