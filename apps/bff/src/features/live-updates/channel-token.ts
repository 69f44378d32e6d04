import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 32;
const NO_TOKEN_HASH = hash('');

/** A new token for the messages of a channel, and the SHA-256 in hex that is stored of it. */
export function makeChannelToken(): { token: string; tokenHash: string } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, tokenHash: hash(token).toString('hex') };
}

/**
 * Whether a message carries the token of its channel. An unknown channel, which has no hash, takes the same way as one
 * that is known, and what does not match takes as long as what does: time tells nobody which channels there are.
 */
export function isChannelToken(token: string, tokenHash: string | undefined): boolean {
  const expected = tokenHash === undefined ? NO_TOKEN_HASH : Buffer.from(tokenHash, 'hex');
  return timingSafeEqual(hash(token), expected) && tokenHash !== undefined;
}

function hash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
