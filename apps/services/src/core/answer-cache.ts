import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Database } from '#db/database.ts';
import type { Validity } from './answer.ts';
import type { Clock } from './clock.ts';
import { MINUTE_MS } from './durations.ts';

const MAX_CHARACTERS = 8 * 2 ** 20;
const MAX_TEXT_CHARACTERS = 2 ** 18;
const MAX_AGE_MS = MINUTE_MS; // Links in answers hold for hours, so one that is a minute old is as good as a new one.

/**
 * A cache of JSON answers: lists that are open on many screens are read again and again, mostly with nothing written in
 * between. Any write invalidates all of them, and so does the end of a token or a grant.
 */
export class AnswerCache {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #texts = new LRUCache<string, { text: string; expiresAt: number }>({
    maxSize: MAX_CHARACTERS,
    maxEntrySize: MAX_TEXT_CHARACTERS,
    sizeCalculation: ({ text }, key) => text.length + key.length,
  });
  #version = -1;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** The text that the same request was answered with, if that is still valid. */
  find(request: IncomingMessage): string | undefined {
    if (request.method !== 'GET') return undefined;
    const cached = this.#texts.get(toKey(request));
    if (!cached || cached.expiresAt <= this.#clock.nowMs()) return undefined;
    return this.#db.version() === this.#version ? cached.text : undefined;
  }

  /** How long an answer is valid for a caller whose token expires at this time. Call it before anything is read. */
  validityOf(tokenExpiresAt: number): Validity {
    const grants = this.#db.get<{ expiresAt: number | null }>(
      'SELECT min(expires_at) AS expiresAt FROM permissions WHERE expires_at IS NOT NULL',
    );
    const grantExpiresAt = grants?.expiresAt ?? Number.POSITIVE_INFINITY;
    const expiresAt = Math.min(this.#clock.nowMs() + MAX_AGE_MS, tokenExpiresAt, grantExpiresAt);
    return { version: this.#db.version(), expiresAt };
  }

  /** Stores the text of an answer for as long as it is valid. */
  put(request: IncomingMessage, text: string, { version, expiresAt }: Validity): void {
    if (request.method !== 'GET') return;
    if (version !== this.#version) this.#texts.clear();
    this.#version = version;
    this.#texts.set(toKey(request), { text, expiresAt });
  }
}

// The credential is part of the key: an answer is for the person who asked.
function toKey({ url, headers }: IncomingMessage): string {
  return `${headers.authorization} ${url}`;
}
