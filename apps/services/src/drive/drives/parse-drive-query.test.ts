import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ServiceError } from '#core/errors/service-error.ts';
import { openTestDatabase } from '#testing/open-test-database.ts';
import { parseDriveQuery } from './parse-drive-query.ts';

let database: ReturnType<typeof openTestDatabase>;

beforeAll(() => {
  database = openTestDatabase();
  for (const [index, name] of ['Alpha', 'Beta', 'Gamma'].entries()) {
    database.db.run(
      `INSERT INTO drives (id, name, name_key, domain, theme_id, color_rgb, created_at)
       VALUES (?, ?, ?, 'example.com', 'paper', '#4986e7', ?)`,
      `drive-${index}`,
      name,
      name.toLowerCase(),
      Date.UTC(2026, index),
    );
  }
});
afterAll(() => database[Symbol.dispose]());

function find(q: string): string[] {
  const { condition } = parseDriveQuery(q, 'ana');
  const sql = `SELECT d.name FROM drives AS d WHERE ${condition.sql} ORDER BY d.name`;
  return database.db.all<{ name: string }>(sql, ...condition.values).map(({ name }) => name);
}

describe('a search for shared drives', () => {
  test.each([
    ["name = 'ALPHA'", ['Alpha']],
    ["name contains 'a' and name != 'beta'", ['Alpha', 'Gamma']],
    ["not name = 'alpha'", ['Beta', 'Gamma']],
    ["name = 'alpha' or name = 'beta' and name = 'gamma'", []],
    ["name = 'alpha' or (name = 'beta' and createdTime > '2026-01-15')", ['Alpha', 'Beta']],
    ["createdTime >= '2026-02-01T00:00:00'", ['Beta', 'Gamma']],
    ['hidden = true', []],
    ['hidden != true and memberCount = 0', ['Alpha', 'Beta', 'Gamma']],
    ["orgUnitId = 'x'", []],
  ])('%s finds %j', (q, names) => {
    expect(find(q)).toEqual(names);
  });

  test.each([
    ['hidden = true', false],
    ["name = 'x' or createdTime < '2026-01-01'", false],
    ["hidden = true and (name = 'x' or memberCount > 1)", true],
    ['not organizerCount = 0', true],
  ])('%s requires an administrator: %s', (q, needsAdmin) => {
    expect(parseDriveQuery(q, 'ana').needsAdmin).toBe(needsAdmin);
  });

  test.each([
    'name',
    "name > 'x'",
    'hidden = 1',
    "memberCount = '1'",
    "mimeType = 'x'",
    "name = 'x' and",
    "name = 'x')",
  ])('rejects %s', (q) => {
    expect(() => parseDriveQuery(q, 'ana')).toThrow(
      expect.objectContaining({ httpStatus: 400, errors: [expect.objectContaining({ location: 'q' })] }),
    );
  });

  test('returns drives or an error for any words of the language', () => {
    const word = fc.constantFrom('name', 'hidden', 'memberCount', '=', '!=', '>', 'contains', "'a'", '1', 'true');
    const joint = fc.constantFrom('and', 'or', 'not', '(', ')', 'constructor');
    fc.assert(
      fc.property(fc.array(fc.oneof(word, joint), { maxLength: 12 }), (words) => {
        try {
          expect(find(words.join(' '))).toBeInstanceOf(Array);
        } catch (error) {
          expect(error).toBeInstanceOf(ServiceError);
        }
      }),
    );
  });
});
