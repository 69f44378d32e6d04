import { scryptSync } from 'node:crypto';

const COST = { N: 256, r: 1, p: 1 };
const SALT = Buffer.from('salt of a test');

/** Hashes a password for storage at a low cost, so that tests can sign in often. */
export function toQuickPasswordHash(password: string): string {
  const key = scryptSync(password, SALT, 32, COST);
  return ['scrypt', COST.N, COST.r, COST.p, SALT.toString('base64url'), key.toString('base64url')].join('$');
}
