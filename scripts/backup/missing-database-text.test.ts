import { expect, test } from 'vitest';
import { describeMissingDatabase } from './missing-database-text.ts';

test('a data directory without a database is explained by where the database is', () => {
  expect(describeMissingDatabase('/data', undefined)).toBe('/data contains no database: set DATA_DIR.');
  expect(describeMissingDatabase('/data', 'postgresql://console@db/console')).toMatch(/DATABASE_URL.*pg_dump/);
});
