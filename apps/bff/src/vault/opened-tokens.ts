import { oncePer } from '#once-per.ts';
import { openTokenParts, type SealedCredential, takeTokensApart } from './credential-seal.ts';
import type { Tokens } from './credential-vault.ts';
import type { KeyRing } from './key-ring.ts';
import type { SealedParts } from './seal.ts';

/**
 * Opens records: each once for all requests that came in together, as a screen asks for several things at once. What was
 * opened is forgotten in the same turn of the event loop, before any of these requests is answered. What is remembered as long
 * as a record is how to open it, which takes as long to find out as opening it.
 */
export class OpenedTokens {
  readonly #takeApart: (record: SealedCredential) => SealedParts;
  readonly #opened = new Map<SealedCredential, Tokens>();

  constructor(ring: KeyRing) {
    this.#takeApart = oncePer((record) => takeTokensApart(ring, record));
  }

  /** The tokens of a record. Throws SealBrokenError when it is not the one that was sealed for its place. */
  open(record: SealedCredential): Tokens {
    const known = this.#opened.get(record);
    if (known) return known;
    const tokens = openTokenParts(this.#takeApart(record));
    if (this.#opened.size === 0) setImmediate(() => this.#opened.clear());
    this.#opened.set(record, tokens);
    return tokens;
  }
}
