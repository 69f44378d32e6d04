import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { SignedTokens, type TokenPayload } from '#core/auth/signed-tokens.ts';
import { invalidPageToken } from '#core/errors/service-error-format.ts';
import type { Database } from '#db/database.ts';

/** A place in a list, as its handler defines it. */
export type PageCursor = TokenPayload;

/**
 * Makes and reads the opaque page tokens of one list. A token holds its cursor and is bound to the operation and its
 * filter, so that one made for another list, filter or caller is refused.
 */
export class PageTokens {
  readonly #tokens: SignedTokens;
  readonly #operation: Pick<OperationDescriptor, 'id' | 'service'>;

  /** `filter` holds everything that the pages of one list have to agree on. */
  constructor(db: Database, operation: Pick<OperationDescriptor, 'id' | 'service'>, filter: unknown) {
    this.#tokens = new SignedTokens(db, ['page', operation.id, filter]);
    this.#operation = operation;
  }

  /** The token of a place in the list. */
  write(cursor: PageCursor): string {
    return this.#tokens.write(cursor);
  }

  /** The cursor of a token; undefined for no token. Throws the service's 400 for one that this list did not make. */
  read(token: string | undefined): PageCursor | undefined {
    if (token === undefined) return undefined;
    const cursor = this.#tokens.read(token);
    if (!cursor) throw invalidPageToken(this.#operation.service);
    return cursor;
  }
}
