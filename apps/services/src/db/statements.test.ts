import { constants, DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { Statements } from './statements.ts';

const TEXTS = 3000;

test('endlessly varying SQL does not evict statements in use', () => {
  const statements = new Statements(new DatabaseSync(':memory:'));
  const [common, rare] = [statements.prepare('SELECT 1 AS one'), statements.prepare('SELECT 2 AS two')];
  for (let index = 0; index < TEXTS; index += 1) {
    statements.prepare(`SELECT ${index} AS found_${index}`);
    expect(statements.prepare('SELECT 1 AS one')).toBe(common);
  }
  expect(statements.prepare('SELECT 2 AS two')).not.toBe(rare);
  expect(rare.get([])).toEqual({ two: 2 });
});

test('a statement is prepared once, whatever limits are bound', () => {
  const connection = new DatabaseSync(':memory:');
  connection.exec('CREATE TABLE files (name TEXT)');
  const limited = new Statements(connection).prepare('SELECT name FROM (SELECT name FROM files LIMIT ?) LIMIT ?2');
  let prepared = 0;
  connection.setAuthorizer(() => {
    prepared += 1;
    return constants.SQLITE_OK;
  });
  limited.all([1, 1]); // A new authorizer makes SQLite prepare every statement again.
  expect(prepared).toBeGreaterThan(0);
  prepared = 0;
  for (const limit of [1, 20, 300]) limited.all([limit, limit]);
  expect(prepared).toBe(0);
});
