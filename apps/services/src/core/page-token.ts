import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import type { Database } from '#db/database.ts';
import { invalidPageToken } from './dialect.ts';

/** A place in a list, as its handler defines it; small and JSON. */
export type PageCursor = readonly (string | number | null)[];

const SIGNATURE_BYTES = 12; // 96 bits: a forged token only moves within what the caller may read anyway.

/**
 * Makes and reads the opaque page tokens of one list. A token holds its cursor and is bound to the operation and its
 * filter, so that one made for another list, filter or caller is refused.
 */
export class PageTokens {
  readonly #key: Buffer;
  readonly #operation: Pick<OperationDescriptor, 'id' | 'service'>;
  readonly #binding: string;

  /** `filter` holds everything that the pages of one list have to agree on. */
  constructor(db: Database, operation: Pick<OperationDescriptor, 'id' | 'service'>, filter: unknown) {
    this.#key = signingKey(db);
    this.#operation = operation;
    this.#binding = createHash('sha256')
      .update(`${operation.id}\n${JSON.stringify(filter)}`)
      .digest('base64url');
  }

  write(cursor: PageCursor): string {
    const payload = Buffer.from(JSON.stringify(cursor));
    return Buffer.concat([this.#sign(payload), payload]).toString('base64url');
  }

  /** The cursor of a token; undefined for no token. Throws the service's 400 for one that this list did not make. */
  read(token: string | undefined): PageCursor | undefined {
    if (token === undefined) return undefined;
    const bytes = Buffer.from(token, 'base64url');
    const payload = bytes.subarray(SIGNATURE_BYTES);
    const signature = bytes.subarray(0, SIGNATURE_BYTES);
    if (signature.length !== SIGNATURE_BYTES || !timingSafeEqual(signature, this.#sign(payload))) {
      throw invalidPageToken(this.#operation.service);
    }
    return JSON.parse(payload.toString('utf8'));
  }

  #sign(payload: Buffer): Buffer {
    return createHmac('sha256', this.#key).update(this.#binding).update(payload).digest().subarray(0, SIGNATURE_BYTES);
  }
}

const keys = new WeakMap<Database, Buffer>();

function signingKey(db: Database): Buffer {
  const known = keys.get(db);
  if (known) return known;
  db.run("INSERT OR IGNORE INTO service_keys (name, bytes) VALUES ('page-tokens', randomblob(32))");
  const row = db.get<{ bytes: Uint8Array }>("SELECT bytes FROM service_keys WHERE name = 'page-tokens'");
  if (!row) throw new Error('the page token key could not be stored');
  const key = Buffer.from(row.bytes);
  keys.set(db, key);
  return key;
}
