import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import type { Principal } from '#domain/principal.ts';
import type { CredentialVault } from '#identity/credentials/credential-vault.ts';
import type { RecentAuthCheck } from '#identity/sessions/require-recent-auth.ts';
import type { AuditTrail } from '#platform/audit-trail/audit-trail.ts';
import type { ServiceCapabilities } from '#platform/capabilities/service-capabilities.ts';
import type { BffConfig } from '#platform/config/config.ts';
import type { KeyRing } from '#platform/keys/key-ring.ts';
import type { DistributedMutex } from '#platform/limits/distributed-mutex.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import type { Cookies } from './cookies.ts';
import type { LogoutTokens } from './logout-tokens.ts';
import type { OidcClient } from './oidc-client.ts';
import type { Revocations } from './revocations.ts';
import type { RoleTable } from './role-table.ts';
import type { SessionExpiry } from './session-expiry.ts';
import type { SessionStore } from './session-store.ts';
import type { SignInTransactions } from './sign-in-transaction.ts';

/** What the sign-in routes work with. */
export type AuthDeps = {
  audit: AuditTrail;
  clock: Clock;
  config: BffConfig;
  cookies: Cookies;
  endings: SessionExpiry;
  limits: RateLimits;
  lines: DistributedMutex;
  logoutTokens: LogoutTokens;
  oidc: OidcClient;
  proof: RecentAuthCheck;
  revocations: Revocations;
  ring: KeyRing;
  roles: RoleTable;
  sessions: SessionStore;
  transactions: SignInTransactions;
  vault: CredentialVault;
  capabilities: ServiceCapabilities;
  /** Finds out in the background what services offer to somebody who opens the console. */
  prober: { probe: (principal: Principal, requestId: string) => void };
  log: Logger;
};
