/**
 * Returns the message about a data directory without a database. With `DATABASE_URL`, the database of the console is elsewhere,
 * and only the embedded services have one here.
 */
export function describeMissingDatabase(dataDir: string, databaseUrl = process.env.DATABASE_URL): string {
  const text = `${dataDir} contains no database`;
  return databaseUrl
    ? `${text}: that of the console is at DATABASE_URL. Back it up with pg_dump (docs/backup.md).`
    : `${text}: set DATA_DIR.`;
}
