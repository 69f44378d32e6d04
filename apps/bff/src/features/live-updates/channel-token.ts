import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 32;
const NO_TOKEN_HASH = hash('');

/** Creates a token for the messages of a channel, and its SHA-256 in hex for storage. */
export function makeChannelToken(): { token: string; tokenHash: string } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, tokenHash: hash(token).toString('hex') };
}

/**
 * Whether a message contains the token of its channel. Runs in constant time and treats an unknown channel, which has no hash,
 * like a known one, so that timing reveals neither tokens nor channels.
 */
export function isChannelToken(token: string, tokenHash: string | undefined): boolean {
  const expected = tokenHash === undefined ? NO_TOKEN_HASH : Buffer.from(tokenHash, 'hex');
  return timingSafeEqual(hash(token), expected) && tokenHash !== undefined;
}

function hash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
