import { expect, test } from 'vitest';
import { missingDatabaseText } from './missing-database-text.ts';

test('a data directory without a database is explained by where the database is', () => {
  expect(missingDatabaseText('/data', undefined)).toBe('/data contains no database: set DATA_DIR.');
  expect(missingDatabaseText('/data', 'postgresql://console@db/console')).toMatch(/DATABASE_URL.*pg_dump/);
});
