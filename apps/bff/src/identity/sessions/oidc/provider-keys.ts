import { compactVerify, createRemoteJWKSet, customFetch, errors, type FetchImplementation } from 'jose';
import { z } from 'zod';
import { fetchFromProvider } from './provider-fetch.ts';
import { SignInError } from './sign-in-error.ts';

/** The accepted signing algorithms: never `none`, and never one with a secret shared with the console. */
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
const KEYS_AGAIN_MS = 1_000; // A token with a new key may arrive right after a refresh, but unauthenticated clients can send many.

/** The published keys of an identity provider. */
export type ProviderKeys = ReturnType<typeof createRemoteJWKSet>;

/** Opens the keys that an identity provider publishes at an address. They are reloaded when a token refers to a new key. */
export function openProviderKeys(address: URL): ProviderKeys {
  return createRemoteJWKSet(address, {
    timeoutDuration: KEYS_TIMEOUT_MS,
    cooldownDuration: KEYS_AGAIN_MS,
    [customFetch]: fetchKeys,
  });
}

const keySet = z.object({ keys: z.array(z.looseObject({})) });

// For the library, keys that cannot be loaded are the same kind of error as a token that is invalid.
const fetchKeys: FetchImplementation = async (url, options) => {
  const response = await fetchFromProvider(url, options);
  const { status } = response;
  const isAway = status >= 500 || status === 429;
  if (isAway || status !== 200 || !keySet.safeParse(await readJson(response.clone())).success) {
    const cause = new Error(`no keys are at ${url}, which responded with ${status}`);
    throw new SignInError(isAway ? 'provider_unavailable' : 'provider_unusable', { cause });
  }
  return response;
};

function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => undefined);
}

/**
 * Verifies the signature of a token received directly from the provider. Nobody else can send such tokens, so an unknown key is
 * requested immediately. Rejects if the signature is invalid or the keys cannot be loaded.
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
