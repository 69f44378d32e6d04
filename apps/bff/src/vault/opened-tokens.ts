import { BriefMemory } from '#brief-memory.ts';
import { oncePer } from '#once-per.ts';
import { openTokenParts, type SealedCredential, takeTokensApart } from './credential-seal.ts';
import type { Tokens } from './credential-vault.ts';
import type { KeyRing } from './key-ring.ts';
import type { SealedParts } from './seal.ts';

// Unless much is asked, what was opened stays in memory for longer than this anyway, as garbage.
const FORGET_AFTER_MS = 200;

/**
 * Opens records: each once for all requests that come in a moment. What is remembered as long as a record is how to open it, which
 * takes as long to find out as opening it.
 */
export class OpenedTokens {
  readonly #takeApart: (record: SealedCredential) => SealedParts;
  readonly #opened = new BriefMemory<SealedCredential, Tokens>(FORGET_AFTER_MS);

  constructor(ring: KeyRing) {
    this.#takeApart = oncePer((record) => takeTokensApart(ring, record));
  }

  /** The tokens of a record. Throws SealBrokenError when it is not the one that was sealed for its place. */
  open(record: SealedCredential): Tokens {
    return this.#opened.get(record, this.#openRecord);
  }

  readonly #openRecord = (record: SealedCredential) => openTokenParts(this.#takeApart(record));
}
