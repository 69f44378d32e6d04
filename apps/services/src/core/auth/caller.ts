import type { AccessGrant } from './access-tokens.ts';
import type { Account } from './directory.ts';
import { type FileAccessRange, grantsContent, toAccessRange } from './scopes.ts';

/** The account that a request runs for, with the permissions of its token. */
export type Caller = {
  /** Account key. Never exposed outside the services. */
  accountId: string;
  email: string;
  displayName: string;
  /** Decimal ID of this account in permissions, the same on every item. */
  permissionId: string;
  /** Organisation of the account: the part of its address after the `@`. */
  domain: string;
  /** Whether the account may administer the organisation (`useDomainAdminAccess`, `useAdminAccess`). */
  isDomainAdmin: boolean;
  /** Client that the token was issued to, and that owns its private properties. */
  clientId: string;
  /** Full scope identifiers of the token. */
  scopes: ReadonlySet<string>;
  /** The files that the token grants access to, among those that the account may read. */
  reach: FileAccessRange;
  /** Whether the token grants access to file content, and not only to metadata. */
  readsContent: boolean;
};

/** Returns the caller for an account and a grant, for an operation that accepts scopes with these suffixes. */
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
    reach: toAccessRange(acceptedSuffixes, scopes),
    readsContent: grantsContent(acceptedSuffixes, scopes),
  };
}
