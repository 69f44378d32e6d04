import { randomFillSync } from 'node:crypto';

// Asking for random bytes costs the same for a few as for thousands.
const pool = Buffer.allocUnsafeSlow(8192);
let taken = pool.length;

/** Random bytes of its own for each call, from the source for secrets; at most 8,192. */
export function randomBytes(count: number): Buffer {
  if (taken + count > pool.length) {
    randomFillSync(pool);
    taken = 0;
  }
  taken += count;
  return Buffer.from(pool.subarray(taken - count, taken));
}
