import { afterAll, expect, test } from 'vitest';
import { openDatabase } from './open-database.ts';
import { RowBudgetError } from './row-budget.ts';

const db = openDatabase(':memory:');
afterAll(() => db.close());

const ROWS = 'WITH RECURSIVE rows (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM rows WHERE number < ?)';

const count = (query: number, rows: number) =>
  db.all(`${ROWS} SELECT number FROM rows WHERE spend_row(?, 3)`, rows, query).length;

test('a query ends that reads more rows than it may, and the next one begins anew', () => {
  expect(count(1, 3)).toBe(3);
  expect(() => count(1, 1)).toThrow(RowBudgetError);
  expect(count(2, 3)).toBe(3);
  expect(() => db.read(() => count(3, 4))).toThrow(RowBudgetError);
  expect(db.read(() => count(4, 3))).toBe(3);
});
