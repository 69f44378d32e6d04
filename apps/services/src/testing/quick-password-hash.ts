import { scryptSync } from 'node:crypto';

const COST = { N: 256, r: 1, p: 1 };
const SALT = Buffer.from('salt of a test');

/** Hash of a password as it is stored, of a cost that lets tests sign in often. */
export function toQuickPasswordHash(password: string): string {
  const key = scryptSync(password, SALT, 32, COST);
  return ['scrypt', COST.N, COST.r, COST.p, SALT.toString('base64url'), key.toString('base64url')].join('$');
}
