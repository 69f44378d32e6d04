import { DatabaseSync } from 'node:sqlite';
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
