import { type KeyRing, seal, sealedKeyId, unseal } from '#platform/keys/key-ring.ts';
import type { Tokens } from './tokens.ts';

const PURPOSE = 'credential';

/** Where a credential's record belongs. It opens nowhere else. */
export type CredentialPlace = { id: string; subject: string; scopes: string; version: number };

/** A credential as it is stored. */
export type SealedCredential = CredentialPlace & { sealed: Uint8Array };

/** Seals the tokens of a credential; `key_id` names the key that did. */
export function sealTokens(ring: KeyRing, place: CredentialPlace, tokens: Tokens) {
  const sealed = seal(ring, PURPOSE, toBinding(place), JSON.stringify(tokens));
  return { sealed, key_id: sealedKeyId(sealed), access_expires_at: tokens.accessExpiresAt };
}

/** Opens the tokens of a credential. Throws SealBrokenError when the record is not the one that was sealed for it. */
export function openTokens(ring: KeyRing, row: SealedCredential): Tokens {
  return JSON.parse(unseal(ring, PURPOSE, toBinding(row), row.sealed));
}

function toBinding({ id, subject, scopes, version }: CredentialPlace): string {
  return JSON.stringify(['credentials', id, subject, scopes, version]);
}
