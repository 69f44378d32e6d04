import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Database } from '#db/database.ts';
import type { Standing } from './answer.ts';
import type { Clock } from './clock.ts';

const MAX_CHARACTERS = 8 * 2 ** 20;
const MAX_TEXT_CHARACTERS = 2 ** 18;
const MAX_AGE_MS = 60_000; // Links in answers hold for hours: one that is a minute old is as good as a new one.

/**
 * JSON answers that stand: lists that are open on many screens are asked for again and again, and mostly nothing has been
 * written in between. Anything that is written, and the end of a token or a grant, ends all of them at once.
 */
export class KeptAnswers {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #texts = new LRUCache<string, { text: string; until: number }>({
    maxSize: MAX_CHARACTERS,
    maxEntrySize: MAX_TEXT_CHARACTERS,
    sizeCalculation: ({ text }, key) => text.length + key.length,
  });
  #version = -1;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** The text that a request was answered with before, if that still stands. */
  find(request: IncomingMessage): string | undefined {
    if (request.method !== 'GET') return undefined;
    const kept = this.#texts.get(toKey(request));
    if (!kept || kept.until <= this.#clock.nowMs()) return undefined;
    return this.#db.version() === this.#version ? kept.text : undefined;
  }

  /** How long what is read now stands for a caller whose token ends at that time. Ask before anything is read. */
  toStanding(tokenExpiresAt: number): Standing {
    const grants = this.#db.get<{ expiresAt: number | null }>(
      'SELECT min(expires_at) AS expiresAt FROM permissions WHERE expires_at IS NOT NULL',
    );
    const until = Math.min(
      this.#clock.nowMs() + MAX_AGE_MS,
      tokenExpiresAt,
      grants?.expiresAt ?? Number.POSITIVE_INFINITY,
    );
    return { version: this.#db.version(), until };
  }

  /** Keeps the text of an answer for as long as it stands. */
  put(request: IncomingMessage, text: string, { version, until }: Standing): void {
    if (request.method !== 'GET') return;
    if (version !== this.#version) this.#texts.clear();
    this.#version = version;
    this.#texts.set(toKey(request), { text, until });
  }
}

// The token is part of it: what one person is answered is for that person alone.
function toKey({ url, headers }: IncomingMessage): string {
  return `${headers.authorization} ${url}`;
}
