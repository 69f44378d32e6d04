import { createHmac, createSecretKey, hash, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Database } from '#db/database.ts';

/** What a token holds: small and JSON. */
export type TokenPayload = readonly (string | number | null)[];

const SIGNATURE_BYTES = 12; // 96 bits: a forged token only moves within what the caller may read anyway.

/** Makes and reads opaque tokens for one use; a token made for another use is not one of them. */
export class SignedTokens {
  readonly #key: KeyObject;
  readonly #use: string;

  /** `use` names the use of the tokens, with everything that they are bound to. */
  constructor(db: Database, use: unknown) {
    this.#key = signingKey(db);
    this.#use = hash('sha256', JSON.stringify(use), 'base64url');
  }

  /** A token that `read` of the same use, and no other, understands. */
  write(payload: TokenPayload): string {
    const bytes = Buffer.from(JSON.stringify(payload));
    return Buffer.concat([this.#sign(bytes), bytes]).toString('base64url');
  }

  /** The payload of a token; undefined for one that was not made for this use. */
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

// As objects: bytes are made into one anew for each signature, which takes as long as signing.
const keys = new WeakMap<Database, KeyObject>();

function signingKey(db: Database): KeyObject {
  const known = keys.get(db);
  if (known) return known;
  db.run("INSERT OR IGNORE INTO service_keys (name, bytes) VALUES ('page-tokens', randomblob(32))");
  const row = db.get<{ bytes: Uint8Array }>("SELECT bytes FROM service_keys WHERE name = 'page-tokens'");
  if (!row) throw new Error('the key of tokens could not be stored');
  const key = createSecretKey(row.bytes);
  keys.set(db, key);
  return key;
}
