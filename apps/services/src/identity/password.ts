import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

type Cost = { N: number; r: number; p: number };

// 32 MiB and about 60 ms: OWASP's scrypt setting N=2^15, r=8, p=3.
const COST: Cost = { N: 2 ** 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/**
 * Hashes a password for storage: `scrypt$N$r$p$salt$key`, salt and key in base64url. Includes the cost, so that it can be raised
 * later without locking out users.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether a password matches a hash, compared in constant time. A hash with an unknown format matches nothing. */
export async function matchesPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || !N || !r || !p || !salt || !key) return false;
  const expected = Buffer.from(key, 'base64url');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt, 'base64url'), cost);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Takes as long as a real comparison, so that timing does not reveal whether an account exists. */
export async function simulatePasswordCheck(password: string): Promise<void> {
  await derive(password, Buffer.alloc(SALT_BYTES), COST);
}

function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  // Twice the memory that the cost requires. Node's default limit of 32 MiB would reject it.
  const options: ScryptOptions = { ...cost, maxmem: 256 * cost.N * cost.r };
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  // NFKC, so that the same characters typed on different keyboards are the same password.
  scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
  return promise;
}
