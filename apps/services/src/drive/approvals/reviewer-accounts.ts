import { type Account, findAccountByEmail } from '#core/auth/directory.ts';
import { globalError } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';

/** Returns the account of a reviewer by address. Throws 400 if it does not exist. */
export function requireReviewerAccount(db: Database, email: string | undefined, location: string): Account {
  const account = email === undefined ? undefined : findAccountByEmail(db, email);
  if (!account) throw globalError(400, 'invalid', `There is no account for the reviewer ${email ?? ''}.`, location);
  return account;
}
