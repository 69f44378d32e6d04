import type { OperationId } from '@rotunda/api-client/operations';
import { SignedTokens, type TokenPayload } from '#core/auth/signed-tokens.ts';
import { ServiceError } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';

/**
 * Makes and reads the sync tokens of one list. A token holds the place in the order of changes that its list had
 * reached, with what else its next list has to know.
 */
export class SyncTokens {
  readonly #tokens: SignedTokens;

  /** `owner` names whose list it is: a token of another one is refused. */
  constructor(db: Database, operationId: OperationId, owner: readonly (string | number)[]) {
    this.#tokens = new SignedTokens(db, ['sync', operationId, owner]);
  }

  /** The token from which a client goes on later. */
  write(payload: TokenPayload): string {
    return this.#tokens.write(payload);
  }

  /** What a token holds. Throws 410 `fullSyncRequired` for one that this list did not make. */
  read(token: string): TokenPayload {
    const payload = this.#tokens.read(token);
    if (!payload) throw fullSyncRequired();
    return payload;
  }
}

/** 410: the client has to throw away what it knows and list everything again. */
export function fullSyncRequired(): ServiceError {
  return new ServiceError(410, {
    domain: 'calendar',
    reason: 'fullSyncRequired',
    message: 'Sync token is no longer valid, a full sync is required.',
    locationType: 'parameter',
    location: 'syncToken',
  });
}

/** 400: a parameter that cannot be asked for together with a sync token. */
export function refuseWithSyncToken(params: Readonly<Record<string, unknown>>, names: readonly string[]): void {
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
