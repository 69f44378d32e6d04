import type { AccessGrant } from './access-tokens.ts';
import type { Account } from './directory.ts';
import { opensContent, type Reach, toReach } from './scopes.ts';

/** The account on whose behalf a request runs, with what its token allows. */
export type Caller = {
  /** Key of the account; never leaves the services. */
  accountId: string;
  email: string;
  displayName: string;
  /** Decimal id that stands for this account in permissions, the same on every item. */
  permissionId: string;
  /** Organisation of the account: the part of its address after the `@`. */
  domain: string;
  /** May administer the organisation (`useDomainAdminAccess`, `useAdminAccess`). */
  isDomainAdmin: boolean;
  /** Client that the token was issued to; private properties belong to it. */
  clientId: string;
  /** Full scope identifiers of the token. */
  scopes: ReadonlySet<string>;
  /** Which of the files that the account may read the token opens. */
  reach: Reach;
  /** Whether the token opens what files hold, and not only what is known of them. */
  readsContent: boolean;
};

/** The caller that an account is when it comes with a grant to an operation that accepts scopes with these suffixes. */
export function toCaller(
  account: Account,
  grant: Pick<AccessGrant, 'clientId' | 'scopes'>,
  acceptedSuffixes: readonly string[],
): Caller {
  const scopes = new Set(grant.scopes);
  return {
    accountId: account.id,
    email: account.email,
    displayName: account.displayName,
    permissionId: account.permissionId,
    domain: account.domain,
    isDomainAdmin: account.isDomainAdmin,
    clientId: grant.clientId,
    scopes,
    reach: toReach(acceptedSuffixes, scopes),
    readsContent: opensContent(acceptedSuffixes, scopes),
  };
}
