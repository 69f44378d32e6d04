import { SealBrokenError } from '#platform/keys/key-ring.ts';
import type { SecretStore } from '#platform/secrets/secret-store.ts';

/** Returns the key of a chain, or undefined if it is missing or cannot be unsealed. */
export async function readChainKey(secrets: SecretStore, writer: string): Promise<Buffer | undefined> {
  try {
    const text = await secrets.read('audit-key', writer);
    return text === undefined ? undefined : Buffer.from(text, 'base64');
  } catch (error) {
    if (error instanceof SealBrokenError) return undefined;
    throw error;
  }
}
