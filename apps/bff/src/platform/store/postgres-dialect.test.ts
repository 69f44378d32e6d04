import fc from 'fast-check';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { toClientConfig } from './postgres-dialect.ts';

describe('a password from a file', () => {
  test.each([
    'postgresql://console@db.example:5432/console',
    'postgresql://console@db.example/console?sslmode=verify-full&application_name=a%20b',
    'postgresql:///console?host=/run/postgresql&user=console',
  ])('reaches the server unchanged, with %s', (url) => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (password) => {
        const client = new pg.Client(toClientConfig({ url, password }));
        expect(client).toMatchObject({ user: 'console', database: 'console', password });
      }),
    );
  });

  test('changes no other setting', () => {
    const url = 'postgresql://console@db.example:5433/console?sslmode=verify-full';
    const client = new pg.Client(toClientConfig({ url, password: 'secret' }));
    expect(client).toMatchObject({ host: 'db.example', port: 5433, ssl: {} });
  });
});
