import { compactVerify, createRemoteJWKSet, errors } from 'jose';

/** How the identity provider may sign: never `none`, and never with a secret that the console shares. */
export const SIGNING_ALGORITHMS: string[] = [
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
  'PS256',
  'PS384',
  'PS512',
  'RS256',
  'RS384',
  'RS512',
];

const KEYS_TIMEOUT_MS = 2_000; // Providers wait a few seconds for the whole response to a logout token.
const KEYS_AGAIN_MS = 1_000; // A token of a new key may come right after the keys were read; strangers may send many.

/** The published keys of an identity provider. */
export type ProviderKeys = ReturnType<typeof createRemoteJWKSet>;

/** The keys that an identity provider publishes at an address. They are read again when a token names one that is new. */
export function openProviderKeys(address: URL): ProviderKeys {
  return createRemoteJWKSet(address, { timeoutDuration: KEYS_TIMEOUT_MS, cooldownDuration: KEYS_AGAIN_MS });
}

/**
 * Checks the signature of a token that came from the provider itself. As nobody else can send one, a key that is not
 * known is asked for at once. Rejects when the signature is not the provider's, or its keys cannot be read.
 */
export async function checkSignature(token: string, keys: ProviderKeys): Promise<void> {
  const options = { algorithms: SIGNING_ALGORITHMS };
  try {
    await compactVerify(token, keys, options);
  } catch (error) {
    if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
    await keys.reload();
    await compactVerify(token, keys, options);
  }
}
