import type { Account as OidcAccount } from 'oidc-provider';
import { findAccount } from '#core/auth/directory.ts';
import type { Database } from '#db/database.ts';

/** Claims by scope. `roles` contains the console role of the user, if any. */
export const CLAIMS = { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'roles'] };

/** Returns the account in the form of the identity provider. */
export function findOidcAccount(db: Database, accountId: string): OidcAccount | undefined {
  const account = findAccount(db, accountId);
  return (
    account && {
      accountId: account.id,
      claims: () => ({
        sub: account.id,
        email: account.email,
        // The organisation creates accounts together with their addresses.
        email_verified: true,
        name: account.displayName,
        roles: account.role ? [account.role] : [],
      }),
    }
  );
}
