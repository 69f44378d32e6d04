import { createHmac, createSecretKey, hash, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Database } from '#db/database.ts';

/** The payload of a token: small JSON values. */
export type TokenPayload = readonly (string | number | null)[];

const SIGNATURE_BYTES = 12; // 96 bits. Even a forged token only gives access to data that the caller may read anyway.

/** Creates and reads opaque tokens for one purpose. Tokens for another purpose are rejected. */
export class SignedTokens {
  readonly #key: KeyObject;
  readonly #use: string;

  /** `use` identifies the purpose of the tokens and everything that they are bound to. */
  constructor(db: Database, use: unknown) {
    this.#key = signingKey(db);
    this.#use = hash('sha256', JSON.stringify(use), 'base64url');
  }

  /** Creates a token that can only be read for the same `use`. */
  write(payload: TokenPayload): string {
    const bytes = Buffer.from(JSON.stringify(payload));
    return Buffer.concat([this.#sign(bytes), bytes]).toString('base64url');
  }

  /** Returns the payload of a token, or undefined if it was not created for this use. */
  read(token: string): TokenPayload | undefined {
    const bytes = Buffer.from(token, 'base64url');
    const payload = bytes.subarray(SIGNATURE_BYTES);
    const signature = bytes.subarray(0, SIGNATURE_BYTES);
    if (signature.length !== SIGNATURE_BYTES || !timingSafeEqual(signature, this.#sign(payload))) return undefined;
    return JSON.parse(payload.toString('utf8'));
  }

  #sign(payload: Buffer): Buffer {
    return createHmac('sha256', this.#key).update(this.#use).update(payload).digest().subarray(0, SIGNATURE_BYTES);
  }
}

// Caches KeyObjects because creating a key from bytes takes as long as signing.
const keys = new WeakMap<Database, KeyObject>();

function signingKey(db: Database): KeyObject {
  const known = keys.get(db);
  if (known) return known;
  db.run("INSERT OR IGNORE INTO service_keys (name, bytes) VALUES ('page-tokens', randomblob(32))");
  const row = db.get<{ bytes: Uint8Array }>("SELECT bytes FROM service_keys WHERE name = 'page-tokens'");
  if (!row) throw new Error('the token key could not be stored');
  const key = createSecretKey(row.bytes);
  keys.set(db, key);
  return key;
}
