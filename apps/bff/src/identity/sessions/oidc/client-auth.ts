import { createPrivateKey } from 'node:crypto';
import { type CryptoKey, importJWK, type JWK } from 'jose';
import { type ClientAuth, ClientSecretBasic, ClientSecretPost, None, PrivateKeyJwt } from 'openid-client';
import { StartError } from '#domain/start-error.ts';
import type { ClientAuthConfig } from '#platform/config/oidc-config.ts';
import { readSecret } from '#platform/config/read-secret.ts';

const KEY_VARIABLE = 'OIDC_CLIENT_KEY_FILE';

/**
 * Creates the client's authentication at the token endpoint. Rejects with StartError if the secret or the key cannot be read. A
 * key is a private JWK, whose `kid` and `alg` are used, or PEM (PKCS #8).
 */
export async function openClientAuth(config: ClientAuthConfig): Promise<ClientAuth> {
  switch (config.method) {
    case 'none':
      return None();
    case 'private_key_jwt':
      return PrivateKeyJwt(await readPrivateKey(config.keyFile));
    default:
      return openSecretAuth(config.method, readSecret('OIDC_CLIENT_SECRET_FILE', config.secretFile));
  }
}

function openSecretAuth(method: 'auto' | 'client_secret_basic' | 'client_secret_post', secret: string): ClientAuth {
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  if (method !== 'auto') return method === 'client_secret_post' ? post : basic;
  return (server, client, body, headers) => {
    // If the metadata field is missing, the default is client_secret_basic (OpenID Connect Discovery 1.0 section 3).
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const isPost = !methods.includes('client_secret_basic') && methods.includes('client_secret_post');
    return (isPost ? post : basic)(server, client, body, headers);
  };
}

async function readPrivateKey(path: string): Promise<{ key: CryptoKey; kid?: string }> {
  const text = readSecret(KEY_VARIABLE, path);
  try {
    const jwk: JWK = text.startsWith('{') ? JSON.parse(text) : createPrivateKey(text).export({ format: 'jwk' });
    const key = await importJWK(jwk, jwk.alg ?? getAlgorithm(jwk));
    if (key instanceof Uint8Array || key.type !== 'private') throw new TypeError('it is not a private key');
    return { key, ...(jwk.kid !== undefined && { kid: jwk.kid }) };
  } catch (cause) {
    throw new StartError(`${KEY_VARIABLE} ${path} is not a private key as JWK or PEM (PKCS #8).`, { cause });
  }
}

/** Returns the algorithm of a key that does not specify one (RFC 7518 section 3.1, RFC 8037 section 3.1). */
function getAlgorithm({ kty, crv }: JWK): string {
  if (kty === 'RSA') return 'RS256';
  if (kty === 'OKP') return 'EdDSA';
  return { 'P-384': 'ES384', 'P-521': 'ES512' }[crv ?? ''] ?? 'ES256';
}
