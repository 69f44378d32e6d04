import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { findAccessToken, issueAccessToken, revokeAccessToken, saveAccessToken } from './access-tokens.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services[Symbol.asyncDispose]());

const grant = () => ({
  accountId: services.account('ana@example.com').id,
  clientId: 'console',
  scopes: ['https://example.com/auth/a', 'https://example.com/auth/b'],
  expiresAt: 2_000,
});

describe('access tokens', () => {
  test('a token represents its grant until it expires', () => {
    const token = issueAccessToken(services.db, grant());
    expect(findAccessToken(services.db, token, 1_999)).toEqual(grant());
    expect(findAccessToken(services.db, token, 2_000)).toBeUndefined();
  });

  test('a token contains 256 random bits and is not stored', () => {
    const token = issueAccessToken(services.db, grant());
    expect(Buffer.from(token.slice('rt.'.length), 'base64url')).toHaveLength(32);
    const rows = services.db.all<Record<string, unknown>>('SELECT * FROM access_tokens');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('a revoked token represents nothing', () => {
    const token = issueAccessToken(services.db, grant());
    revokeAccessToken(services.db, token);
    revokeAccessToken(services.db, token);
    expect(findAccessToken(services.db, token, 0)).toBeUndefined();
  });

  test('saving a token again changes its permissions', () => {
    saveAccessToken(services.db, 'issued-elsewhere', grant());
    saveAccessToken(services.db, 'issued-elsewhere', { ...grant(), scopes: ['c'], expiresAt: 3_000 });
    expect(findAccessToken(services.db, 'issued-elsewhere', 2_500)).toMatchObject({ scopes: ['c'] });
  });
});
