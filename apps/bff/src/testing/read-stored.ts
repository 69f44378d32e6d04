import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestBff } from './test-bff.ts';

/**
 * Reads everything that a BFF has written: each file in its directory, and each value in its store. Bytes are decoded as Latin-1.
 */
export async function readStored(bff: TestBff): Promise<string[]> {
  const { dataDir } = bff.config;
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const own = entries.filter((entry) => entry.isFile() && entry.name !== 'client-secret');
  const files = await Promise.all(own.map((entry) => readFile(join(entry.parentPath, entry.name), 'latin1')));
  await using store = bff.openStore();
  const tables = await store.introspection.getTables();
  const results = await Promise.all(
    tables.map(({ name }) => sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(store)),
  );
  const values = results.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)));
  return [...files, ...values.map(toText)];
}

function toText(value: unknown): string {
  return value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value);
}
