import { constants, DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { SqliteConnection } from './sqlite-connection.ts';

test('a query is prepared once, whatever limits are bound', () => {
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  const connection = new SqliteConnection(':memory:');
  connection.exec("create table files (name text); insert into files values ('a'), ('b'), ('c')");
  const list = (limit: number) =>
    connection.execute({ sql: 'select name from files limit ? offset ?', parameters: [limit, 1] }).rows.length;
  list(1);
  let prepared = 0;
  const [database] = prepare.mock.contexts;
  if (!(database instanceof DatabaseSync)) throw new Error('The query was not prepared.');
  database.setAuthorizer(() => {
    prepared += 1;
    return constants.SQLITE_OK;
  });
  list(1); // A new authorizer makes SQLite prepare every statement again.
  expect(prepared).toBeGreaterThan(0);
  prepared = 0;
  expect([1, 2, 300].map(list)).toEqual([1, 2, 2]);
  expect(prepared).toBe(0);
  connection.close();
});
