import { randomFillSync } from 'node:crypto';

// Requesting a few random bytes costs as much as requesting thousands.
const pool = Buffer.allocUnsafeSlow(8192);
let taken = pool.length;

/** Returns distinct cryptographically secure random bytes, at most 8,192. */
export function generateRandomBytes(count: number): Buffer {
  if (taken + count > pool.length) {
    randomFillSync(pool);
    taken = 0;
  }
  taken += count;
  return Buffer.from(pool.subarray(taken - count, taken));
}
