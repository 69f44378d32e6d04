import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import type { ClientMetadata } from 'oidc-provider';
import type { ProviderSetting } from './openid-provider.ts';
import { CLIENT_ID, CLIENT_SECRET } from './test-issuer.ts';

/** A provider configuration of an organisation, and the console's variables for it. */
export type OpenIdSetting = ProviderSetting & {
  /** The console's variables other than the issuer, the client and its secret. */
  variables?: Readonly<Record<string, string>>;
};

/** The keys and secrets of the console as a client, in separate files. */
export type ClientFiles = AsyncDisposable & { secretFile: string; privateKeyFile: string; publicKey: object };

/** Writes a client secret and a new private key. */
export async function makeClientFiles(): Promise<ClientFiles> {
  const directory = await mkdtemp(join(tmpdir(), 'rotunda-client-'));
  const [secretFile, privateKeyFile] = [join(directory, 'secret'), join(directory, 'key')];
  const names = { kid: 'console-1', alg: 'ES256' };
  const pair = await generateKeyPair('ES256', { extractable: true });
  await writeFile(secretFile, CLIENT_SECRET, { mode: 0o600 });
  await writeFile(privateKeyFile, JSON.stringify({ ...(await exportJWK(pair.privateKey)), ...names }), { mode: 0o600 });
  return {
    secretFile,
    privateKeyFile,
    publicKey: { ...(await exportJWK(pair.publicKey)), ...names },
    [Symbol.asyncDispose]: () => rm(directory, { recursive: true, force: true }),
  };
}

/** Returns the metadata of the console as a client with a secret, below this origin. */
export function consoleClient(origin: string): ClientMetadata {
  return {
    client_id: CLIENT_ID,
    client_secret: CLIENT_SECRET,
    redirect_uris: [`${origin}/auth/callback`],
    post_logout_redirect_uris: [`${origin}/`],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
  };
}

/** A provider like Google: it rejects `offline_access`, and issues a refresh token for `access_type=offline`. */
const GOOGLE_LIKE: OpenIdSetting = { isGoogleLike: true, variables: { OIDC_PROFILE: 'google' } };

/** The provider variants by name. All use opaque access tokens. */
export const OPENID_SETTINGS = {
  'default configuration': () => ({}),
  'pushed authorization requests (PAR)': () => ({ isPushed: true }),
  'no scope in the token response': () => ({ omitsScope: true }),
  'claims only in the userinfo response': () => ({ configuration: { conformIdTokenClaims: true } }),
  'userinfo as the configured claims source': () => ({ variables: { OIDC_CLAIMS_FROM: 'userinfo' } }),
  'rotating refresh tokens': () => ({ configuration: { rotateRefreshToken: true } }),
  'non-rotating refresh tokens': () => ({ configuration: { rotateRefreshToken: false } }),
  'client_secret_post only': () => ({
    client: { token_endpoint_auth_method: 'client_secret_post' },
    configuration: { clientAuthMethods: ['client_secret_post'] },
  }),
  private_key_jwt: ({ publicKey, privateKeyFile }) => ({
    client: withoutSecret({ token_endpoint_auth_method: 'private_key_jwt', jwks: { keys: [publicKey] } }),
    variables: { OIDC_CLIENT_AUTH: 'private_key_jwt', OIDC_CLIENT_KEY_FILE: privateKeyFile },
  }),
  'public client with PKCE': () => ({
    client: withoutSecret({ token_endpoint_auth_method: 'none' }),
    variables: { OIDC_CLIENT_AUTH: 'none' },
  }),
  'nested groups claim with custom group names': () => ({
    claims: { roles: undefined, realm_access: { roles: ['/everyone', '/console admins'] } },
    variables: { OIDC_GROUPS_CLAIM: 'realm_access.roles', OIDC_ROLE_MAP: '{"/console admins":"operator"}' },
  }),
  'unverified email addresses': () => ({
    claims: { email_verified: undefined },
    variables: { OIDC_EMAIL_TRUST: 'always' },
  }),
  'no auth_time claim': () => ({ omitsSignInTime: true }),
  'Google-like provider': () => GOOGLE_LIKE,
} as const satisfies Readonly<Record<string, (files: ClientFiles) => OpenIdSetting>>;

export type OpenIdSettingName = keyof typeof OPENID_SETTINGS;

function withoutSecret(metadata: Partial<ClientMetadata>): Partial<ClientMetadata> {
  return { ...metadata, client_secret: undefined } as Partial<ClientMetadata>;
}
