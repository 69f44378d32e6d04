import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { findAccount } from '#core/auth/directory.ts';
import type { Database } from '#db/database.ts';

/** The users in the resources of one response. Reads each account once. */
export class UserResources {
  readonly #db: Database;
  readonly #callerId: string;
  readonly #known = new Map<string, DriveSchemas['User'] | undefined>();

  constructor(db: Database, callerId: string) {
    this.#db = db;
    this.#callerId = callerId;
  }

  /** Returns the User resource of an account, or undefined without an account. */
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
