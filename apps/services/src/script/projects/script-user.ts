import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import { findAccount } from '#core/auth/directory.ts';
import type { Database } from '#db/database.ts';

/** A person as projects and files name one; undefined when there is no such account any more. */
export function toScriptUser(
  db: Database,
  accountId: string | null,
): ScriptSchemas['GoogleAppsScriptTypeUser'] | undefined {
  const account = accountId === null ? undefined : findAccount(db, accountId);
  return account && { domain: account.domain, email: account.email, name: account.displayName };
}
