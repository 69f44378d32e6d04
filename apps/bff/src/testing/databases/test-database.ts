import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A test's database on a PostgreSQL server. */
export type TestDatabase = AsyncDisposable & { url: string };

/** Copies a database, which must have no connections. */
export async function copyDatabase(templateUrl: string): Promise<TestDatabase> {
  const url = new URL(templateUrl);
  const template = url.pathname.slice(1);
  const name = `test_${randomUUID()}`;
  // The file copy strategy takes half the time of the block strategy, because nothing waits for the disk.
  await administer(templateUrl, `create database "${name}" template "${template}" strategy file_copy`);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    [Symbol.asyncDispose]: async () => void (await administer(templateUrl, `drop database "${name}" with (force)`)),
  };
}

/** Runs one statement outside the databases that tests use. */
export async function administer(serverUrl: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(new URL('/postgres', serverUrl).href);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
