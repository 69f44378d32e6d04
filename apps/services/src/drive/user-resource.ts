import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { findAccount } from '#core/auth/directory.ts';
import type { Database } from '#db/database.ts';

/** People as the resources of one response name them; each account is read once. */
export class UserResources {
  readonly #db: Database;
  readonly #callerId: string;
  readonly #known = new Map<string, DriveSchemas['User'] | undefined>();

  constructor(db: Database, callerId: string) {
    this.#db = db;
    this.#callerId = callerId;
  }

  /** The User resource of an account; undefined for no account. */
  find(accountId: string | null): DriveSchemas['User'] | undefined {
    if (accountId === null) return undefined;
    if (!this.#known.has(accountId)) this.#known.set(accountId, this.#read(accountId));
    return this.#known.get(accountId);
  }

  #read(accountId: string): DriveSchemas['User'] | undefined {
    const account = findAccount(this.#db, accountId);
    if (!account) return undefined;
    const { displayName, permissionId, email } = account;
    return {
      kind: 'drive#user',
      displayName,
      me: account.id === this.#callerId,
      permissionId,
      emailAddress: email,
    };
  }
}
