import { type KeyRing, readSealedKeyId, seal, unseal } from '#platform/keys/key-ring.ts';
import type { Store } from '#platform/store/open-store.ts';

/** The purposes of secrets. */
export type SecretPurpose = 'audit-key' | 'upload' | 'alert-channel';

/** Secrets other than credentials, sealed in the store. Each can only be unsealed for its own purpose and ID. */
export class SecretStore {
  readonly #store: Store;
  readonly #ring: KeyRing;

  constructor(store: Store, ring: KeyRing) {
    this.#store = store;
    this.#ring = ring;
  }

  /** Returns a store of the same secrets that writes in a transaction. */
  withTransaction(transaction: Store): SecretStore {
    return new SecretStore(transaction, this.#ring);
  }

  /** Returns the IDs of all secrets for a purpose. */
  async listIds(purpose: SecretPurpose): Promise<string[]> {
    const rows = await this.#store.selectFrom('sealed_secrets').select('id').where('purpose', '=', purpose).execute();
    return rows.map(({ id }) => id);
  }

  /** Seals a new secret. */
  async add(purpose: SecretPurpose, id: string, text: string): Promise<void> {
    const row = { purpose, id, ...sealSecret(this.#ring, purpose, id, text) };
    await this.#store.insertInto('sealed_secrets').values(row).execute();
  }

  /**
   * Unseals a secret, or returns undefined if it is not found. Throws SealBrokenError if the record differs from the sealed
   * record.
   */
  async read(purpose: SecretPurpose, id: string): Promise<string | undefined> {
    const row = await this.#store
      .selectFrom('sealed_secrets')
      .select('sealed')
      .where('purpose', '=', purpose)
      .where('id', '=', id)
      .executeTakeFirst();
    return row && openSecret(this.#ring, purpose, id, row.sealed);
  }

  /** Deletes a secret, if it exists. */
  async delete(purpose: SecretPurpose, id: string): Promise<void> {
    await this.#store.deleteFrom('sealed_secrets').where('purpose', '=', purpose).where('id', '=', id).execute();
  }
}

/** Seals a secret for its row. `key_id` is the ID of the key used. */
export function sealSecret(ring: KeyRing, purpose: string, id: string, text: string) {
  const sealed = seal(ring, purpose, toBinding(id), text);
  return { sealed, key_id: readSealedKeyId(sealed) };
}

/** Unseals a secret. Throws SealBrokenError if it was not sealed for this row. */
export function openSecret(ring: KeyRing, purpose: string, id: string, sealed: Uint8Array): string {
  return unseal(ring, purpose, toBinding(id), sealed);
}

function toBinding(id: string): string {
  return JSON.stringify(['sealed_secrets', id]);
}
