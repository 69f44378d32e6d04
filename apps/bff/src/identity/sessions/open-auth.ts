import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import type { CredentialVault } from '#identity/credentials/credential-vault.ts';
import type { RecentAuthCheck } from '#identity/sessions/require-recent-auth.ts';
import type { Audit } from '#platform/audit-trail/open-audit.ts';
import type { BffConfig } from '#platform/config/config.ts';
import type { KeyRing } from '#platform/keys/key-ring.ts';
import type { DistributedMutex } from '#platform/limits/distributed-mutex.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { AuthDeps } from './auth-deps.ts';
import { Cookies } from './cookies.ts';
import { LogoutTokens } from './oidc/logout-tokens.ts';
import type { OidcClient } from './oidc/oidc-client.ts';
import { RevocableSessions } from './revocable-sessions.ts';
import type { Revocations } from './revocations.ts';
import type { RoleTable } from './role-table.ts';
import { SessionExpiry } from './session-expiry.ts';
import { SessionRequests } from './session-requests.ts';
import type { SessionStore } from './session-store.ts';
import { SignInTransactions } from './sign-in-transaction.ts';

type OpenAuthDeps = {
  config: BffConfig;
  clock: Clock;
  log: Logger;
  store: Store;
  ring: KeyRing;
  oidc: OidcClient;
  roles: RoleTable;
  sessions: SessionStore;
  vault: CredentialVault;
  revocations: Revocations;
  audit: Audit;
  mutex: DistributedMutex;
  limits: RateLimits;
  proof: RecentAuthCheck;
} & Pick<AuthDeps, 'capabilities' | 'prober'>;

/** Creates the dependencies of the sign-in routes. */
export function openAuth({ audit, store, ring, clock, config, oidc, revocations, ...parts }: OpenAuthDeps): AuthDeps {
  const revocable = new RevocableSessions(store, clock, config.oidc.issuer);
  const expiry = new SessionExpiry({ ...parts, clock, revocable, revocations, audit: audit.trail });
  const requests = new SessionRequests({ ...parts, clock });
  return {
    ...parts,
    clock,
    config,
    oidc,
    revocations,
    ring,
    audit: audit.trail,
    expiry,
    requests,
    background: [expiry.background, requests.background],
    logoutTokens: new LogoutTokens(store, clock, oidc, config.oidc),
    cookies: new Cookies(config.insecureCookies, config.basePath),
    transactions: new SignInTransactions(store, ring, clock),
  };
}
