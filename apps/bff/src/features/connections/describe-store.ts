import type { BffConfig } from '#platform/config/config.ts';

/** Returns the location of the store without its password, such as `PostgreSQL at db.internal:5432/console`. */
export function describeStore({ database, dataDir }: Pick<BffConfig, 'database' | 'dataDir'>): string {
  if (!database) return `SQLite in ${dataDir}`;
  const { host, pathname } = new URL(database.url);
  return `PostgreSQL at ${host}${pathname}`;
}
