import { SealBrokenError } from '#platform/keys/key-ring.ts';
import type { SecretStore } from '#platform/secrets/secret-store.ts';

/** The key of a chain; undefined when it is gone or does not open. */
export async function readChainKey(secrets: SecretStore, writer: string): Promise<Buffer | undefined> {
  try {
    const text = await secrets.read('audit-key', writer);
    return text === undefined ? undefined : Buffer.from(text, 'base64');
  } catch (error) {
    if (error instanceof SealBrokenError) return undefined;
    throw error;
  }
}
