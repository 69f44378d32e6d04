import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import { findAccount } from '#core/auth/directory.ts';
import type { Database } from '#db/database.ts';

/** Returns a user in the form of projects and files, or undefined if the account no longer exists. */
export function toScriptUser(
  db: Database,
  accountId: string | null,
): ScriptSchemas['GoogleAppsScriptTypeUser'] | undefined {
  const account = accountId === null ? undefined : findAccount(db, accountId);
  return account && { domain: account.domain, email: account.email, name: account.displayName };
}
