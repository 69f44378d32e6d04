import { type KeyRing, readSealedKeyId, seal, unseal } from '#platform/keys/key-ring.ts';
import type { Tokens } from './tokens.ts';

const PURPOSE = 'credential';

/** The place that a credential's record is bound to. It cannot be unsealed for any other place. */
export type CredentialBinding = { id: string; subject: string; scopes: string; version: number };

/** A stored credential. */
export type SealedCredential = CredentialBinding & { sealed: Uint8Array };

/** Seals the tokens of a credential. `key_id` is the ID of the key used. */
export function sealTokens(ring: KeyRing, place: CredentialBinding, tokens: Tokens) {
  const sealed = seal(ring, PURPOSE, toBinding(place), JSON.stringify(tokens));
  return { sealed, key_id: readSealedKeyId(sealed), access_expires_at: tokens.accessExpiresAt };
}

/** Unseals the tokens of a credential. Throws SealBrokenError if the record differs from the sealed record. */
export function openTokens(ring: KeyRing, row: SealedCredential): Tokens {
  return JSON.parse(unseal(ring, PURPOSE, toBinding(row), row.sealed));
}

function toBinding({ id, subject, scopes, version }: CredentialBinding): string {
  return JSON.stringify(['credentials', id, subject, scopes, version]);
}
