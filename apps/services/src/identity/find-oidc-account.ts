import type { Account as OidcAccount } from 'oidc-provider';
import { findAccount } from '#core/auth/directory.ts';
import type { Database } from '#db/database.ts';

/** Claims by the scope that asks for them. `roles` holds the console role of the person, if there is one. */
export const CLAIMS = { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'roles'] };

/** The account as the identity provider sees it. */
export function findOidcAccount(db: Database, accountId: string): OidcAccount | undefined {
  const account = findAccount(db, accountId);
  return (
    account && {
      accountId: account.id,
      claims: () => ({
        sub: account.id,
        email: account.email,
        // Accounts are made by the organisation, together with their address.
        email_verified: true,
        name: account.displayName,
        roles: account.role ? [account.role] : [],
      }),
    }
  );
}
