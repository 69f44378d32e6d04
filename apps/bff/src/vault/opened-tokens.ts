import { type CredentialPlace, openTokens } from './credential-seal.ts';
import type { Tokens } from './credential-vault.ts';
import type { KeyRing } from './key-ring.ts';

/** A credential as it is stored. */
export type SealedCredential = CredentialPlace & { sealed: Uint8Array };

/**
 * Opens records: each once for all requests that came in together, as a screen asks for several things at once. What was
 * opened is forgotten in the same turn of the event loop, before any of these requests is answered.
 */
export class OpenedTokens {
  readonly #ring: KeyRing;
  readonly #opened = new Map<SealedCredential, Tokens>();

  constructor(ring: KeyRing) {
    this.#ring = ring;
  }

  /** The tokens of a record. Throws SealBrokenError when it is not the one that was sealed for its place. */
  open(record: SealedCredential): Tokens {
    const known = this.#opened.get(record);
    if (known) return known;
    const tokens = openTokens(this.#ring, record);
    if (this.#opened.size === 0) setImmediate(() => this.#opened.clear());
    this.#opened.set(record, tokens);
    return tokens;
  }
}
