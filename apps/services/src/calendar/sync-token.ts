import type { OperationId } from '@rotunda/api-client/operations';
import { SignedTokens, type TokenPayload } from '#core/auth/signed-tokens.ts';
import { ServiceError } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';

/**
 * Creates and reads the sync tokens of one list. A token holds the change sequence number that its list reached and the state
 * that the next list needs.
 */
export class SyncTokens {
  readonly #tokens: SignedTokens;

  /** `owner` identifies the owner of the list. Tokens of other owners are rejected. */
  constructor(db: Database, operationId: OperationId, owner: readonly (string | number)[]) {
    this.#tokens = new SignedTokens(db, ['sync', operationId, owner]);
  }

  /** Creates the token for the client's next incremental list. */
  write(payload: TokenPayload): string {
    return this.#tokens.write(payload);
  }

  /** Returns the payload of a token. Throws 410 `fullSyncRequired` if this list did not create it. */
  read(token: string): TokenPayload {
    const payload = this.#tokens.read(token);
    if (!payload) throw fullSyncRequired();
    return payload;
  }
}

/** 410: the client must clear its data and list everything again. */
export function fullSyncRequired(): ServiceError {
  return new ServiceError(410, {
    domain: 'calendar',
    reason: 'fullSyncRequired',
    message: 'Sync token is no longer valid, a full sync is required.',
    locationType: 'parameter',
    location: 'syncToken',
  });
}

/** 400: a parameter cannot be combined with a sync token. */
export function rejectWithSyncToken(params: Readonly<Record<string, unknown>>, names: readonly string[]): void {
  const name = names.find((candidate) => params[candidate] !== undefined);
  if (name === undefined) return;
  throw new ServiceError(400, {
    domain: 'global',
    reason: 'badRequest',
    message: 'Sync token cannot be used with other request restrictions.',
    locationType: 'parameter',
    location: name,
  });
}
