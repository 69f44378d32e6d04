import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ClientAuthConfig } from '#platform/config/oidc-config.ts';
import { openClientAuth } from './client-auth.ts';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'rotunda-client-'));
});

afterAll(() => rm(directory, { recursive: true, force: true }));

async function write(name: string, text: string): Promise<string> {
  const path = join(directory, name);
  await writeFile(path, text, { mode: 0o600 });
  return path;
}

/** Returns the body and headers of a token request at a provider with these methods. */
async function authenticate(config: ClientAuthConfig, methods?: string[]) {
  const server = {
    issuer: 'https://issuer.example',
    ...(methods && { token_endpoint_auth_methods_supported: methods }),
  };
  const [body, headers] = [new URLSearchParams(), new Headers()];
  const auth = await openClientAuth(config);
  // Signing is asynchronous, although the type of the library does not declare that.
  await Promise.resolve(auth(server, { client_id: 'console' }, body, headers));
  return { authorization: headers.get('authorization'), body: Object.fromEntries(body) };
}

test('a secret is sent by the method the provider supports, in the header if it supports both or states none', async () => {
  const auto = { method: 'auto', secretFile: await write('secret', 's3cret\n') } as const;
  const basic = { authorization: expect.stringMatching('^Basic ') };
  const post = { authorization: null, body: { client_id: 'console', client_secret: 's3cret' } };
  expect(await authenticate(auto)).toMatchObject(basic);
  expect(await authenticate(auto, ['client_secret_post', 'client_secret_basic'])).toMatchObject(basic);
  expect(await authenticate(auto, ['private_key_jwt', 'client_secret_post'])).toEqual(post);
  expect(await authenticate({ ...auto, method: 'client_secret_post' })).toEqual(post);
  expect(await authenticate({ ...auto, method: 'client_secret_basic' }, ['client_secret_post'])).toMatchObject(basic);
});

test.each([
  ['RS256', generateKeyPairSync('rsa', { modulusLength: 2_048 })],
  ['ES256', generateKeyPairSync('ec', { namedCurve: 'P-256' })],
  ['ES384', generateKeyPairSync('ec', { namedCurve: 'P-384' })],
])('a private key signs as %s, whether it is PEM or JWK', async (alg, { privateKey }) => {
  const pem = await write('pem', String(privateKey.export({ format: 'pem', type: 'pkcs8' })));
  const jwk = await write('jwk', JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid: 'k1' }));
  for (const [keyFile, kid] of [
    [pem, undefined],
    [jwk, 'k1'],
  ] as const) {
    const { body } = await authenticate({ method: 'private_key_jwt', keyFile });
    const assertion = String(body.client_assertion);
    expect(decodeProtectedHeader(assertion)).toMatchObject({ alg, ...(kid && { kid }) });
    expect(decodeJwt(assertion)).toMatchObject({ iss: 'console', sub: 'console' });
  }
});

test('a public client sends only its ID', async () => {
  expect(await authenticate({ method: 'none' })).toEqual({ authorization: null, body: { client_id: 'console' } });
});

test('a file without a private key is reported with its variable', async () => {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const texts = ['text', '{', '{}', JSON.stringify(publicKey.export({ format: 'jwk' }))];
  for (const text of texts) {
    const keyFile = await write('wrong', text);
    await expect(openClientAuth({ method: 'private_key_jwt', keyFile })).rejects.toThrow(
      `OIDC_CLIENT_KEY_FILE ${keyFile} is not a private key`,
    );
  }
  const secretFile = join(directory, 'none');
  await expect(openClientAuth({ method: 'auto', secretFile })).rejects.toThrow('OIDC_CLIENT_SECRET_FILE');
});
