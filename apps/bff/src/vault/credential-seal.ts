import type { Tokens } from './credential-vault.ts';
import type { KeyRing } from './key-ring.ts';
import { openParts, type SealedParts, seal, sealedKeyId, takeApart } from './seal.ts';

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
  return openTokenParts(takeTokensApart(ring, row));
}

/** Takes the record of a credential apart that is opened more than once. Throws SealBrokenError as opening it does. */
export function takeTokensApart(ring: KeyRing, row: SealedCredential): SealedParts {
  return takeApart(ring, PURPOSE, toBinding(row), row.sealed);
}

/** Opens a record of a credential that was taken apart. Throws SealBrokenError as opening it does. */
export function openTokenParts(parts: SealedParts): Tokens {
  return JSON.parse(openParts(parts));
}

function toBinding({ id, subject, scopes, version }: CredentialPlace): string {
  return JSON.stringify(['credentials', id, subject, scopes, version]);
}
