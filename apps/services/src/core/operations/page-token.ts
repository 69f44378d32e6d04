import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { SignedTokens, type TokenPayload } from '#core/auth/signed-tokens.ts';
import { invalidPageToken } from '#core/errors/service-error-format.ts';
import type { Database } from '#db/database.ts';
import { readLongCursor, writeLongCursor } from './long-cursors.ts';

/** A position in a list, as defined by its handler. */
export type PageCursor = TokenPayload;

/**
 * Creates and reads the opaque page tokens of a list. A token contains its cursor and is bound to the operation and its filter.
 * Tokens of another list, filter or caller are rejected.
 */
export class PageTokens {
  readonly #tokens: SignedTokens;
  readonly #longTokens: () => SignedTokens;
  readonly #operation: Pick<OperationDescriptor, 'id' | 'service'>;

  /** `filter` contains everything that must be the same for all pages of a list. */
  constructor(db: Database, operation: Pick<OperationDescriptor, 'id' | 'service'>, filter: unknown) {
    this.#tokens = new SignedTokens(db, ['page', operation.id, filter]);
    this.#longTokens = () => new SignedTokens(db, ['long page', operation.id, filter]);
    this.#operation = operation;
  }

  /** Creates the token for a position in the list. */
  write(cursor: PageCursor): string {
    return writeLongCursor(this.#longTokens, cursor) ?? this.#tokens.write(cursor);
  }

  /**
   * Returns the cursor of a token, or undefined without a token. Throws the service's 400 if this list did not create the token.
   */
  read(token: string | undefined): PageCursor | undefined {
    if (token === undefined) return undefined;
    const cursor = this.#tokens.read(token) ?? readLongCursor(this.#longTokens, token);
    if (!cursor) throw invalidPageToken(this.#operation.service);
    return cursor;
  }
}
