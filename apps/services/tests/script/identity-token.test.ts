import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueAccessToken } from '#core/auth/access-tokens.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { makeProject } from './script-project.ts';

const BASE = 'https://www.googleapis.com/auth';
const RUN_SCOPES = ['openid', `${BASE}/userinfo.email`, `${BASE}/script.scriptapp`];

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services[Symbol.asyncDispose]());

/** Returns the result of `ScriptApp.getIdentityToken` with these scopes in the manifest. */
async function identityTokenOf(oauthScopes: readonly string[]) {
  const { id: accountId, email } = services.account('ana@example.com');
  const manifest = { executionApi: {}, oauthScopes };
  const code = { Code: 'function main() { return ScriptApp.getIdentityToken(); }' };
  const scriptId = makeProject(services, { owner: email, manifest, code });
  const expiresAt = Date.now() + 60_000;
  const token = issueAccessToken(services.db, { accountId, clientId: 'test-client', scopes: RUN_SCOPES, expiresAt });
  const response = await fetch(`${services.origin}/v1/scripts/${scriptId}:run`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ function: 'main', devMode: true }),
  });
  expect(response.status).toBe(200);
  return { scriptId, accountId, email, result: Object(await response.json()).response.result };
}

test('a script with the openid scope gets an ID token for its user, issued to the project', async () => {
  const { scriptId, accountId, email, result } = await identityTokenOf(['openid', `${BASE}/userinfo.email`]);
  const claims = decodeJwt(result);
  const issuer = `${services.origin}/oidc`;
  expect(claims).toMatchObject({ iss: issuer, aud: scriptId, azp: scriptId, sub: accountId, email });
  expect(Number(claims.exp) - Number(claims.iat)).toBe(3600);
  expect(claims).not.toHaveProperty('name');
});

test('the token omits the address if only openid is requested', async () => {
  const { accountId, result } = await identityTokenOf(['openid']);
  expect(decodeJwt(result)).toMatchObject({ sub: accountId });
  expect(decodeJwt(result)).not.toHaveProperty('email');
});

test('a script without the scope gets none', async () => {
  expect((await identityTokenOf([`${BASE}/userinfo.email`])).result).toBeNull();
});
