import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SignedTokens, TokenPayload } from '#core/auth/signed-tokens.ts';

const MAX_CURSOR_CHARACTERS = 2000;
const MAX_STORED_CHARACTERS = 16 * 2 ** 20;

const stored = new LRUCache<string, string>({
  maxSize: MAX_STORED_CHARACTERS,
  sizeCalculation: (json) => json.length,
});

/**
 * Stores a cursor that is too long for an address, as of a list sorted by long names. Returns a token with its key, or undefined
 * if the cursor is short. The token is valid until the process ends, or until many others have been stored.
 */
export function writeLongCursor(toTokens: () => SignedTokens, cursor: TokenPayload): string | undefined {
  const json = JSON.stringify(cursor);
  if (json.length <= MAX_CURSOR_CHARACTERS) return undefined;
  const key = randomUUID();
  stored.set(key, json);
  return toTokens().write([key]);
}

/** Returns the stored cursor of a token, if it still exists. */
export function readLongCursor(toTokens: () => SignedTokens, token: string): TokenPayload | undefined {
  const json = stored.get(String(toTokens().read(token)?.[0]));
  return json === undefined ? undefined : JSON.parse(json);
}
