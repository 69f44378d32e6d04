import type { Clock } from '#domain/clock.ts';
import { CredentialVault, type LostCredential } from '#identity/credentials/credential-vault.ts';
import type { OidcClient } from '#identity/sessions/oidc/oidc-client.ts';
import type { Revocations } from '#identity/sessions/revocations.ts';
import type { SessionCache } from '#identity/sessions/session-cache.ts';
import type { Audit } from '#platform/audit-trail/open-audit.ts';
import type { KeyRing } from '#platform/keys/key-ring.ts';
import type { Metrics } from '#platform/observability/metrics.ts';
import type { Store } from '#platform/store/open-store.ts';

type VaultDeps = {
  store: Store;
  ring: KeyRing;
  clock: Clock;
  oidc: OidcClient;
  revocations: Revocations;
  metrics: Metrics;
  audit: Audit;
  sessionCache: SessionCache;
};

/** Opens the vault. Records and counts every credential found to be lost, regardless of which caller finds it. */
export function openVault({
  store,
  ring,
  clock,
  oidc,
  revocations,
  metrics,
  audit,
  sessionCache,
}: VaultDeps): CredentialVault {
  const provider = {
    refresh: (token: string) => metrics.countRefresh(oidc.refresh(token)),
    discard: (token: string) => revocations.add(token),
  };
  const onLost = async ({ error, ...actor }: LostCredential) => {
    metrics.countLoss(error.loss);
    const result = { outcome: 'failed', details: { reason: error.message } } as const;
    await audit.trail.recordEvent(actor, { action: 'credential.lost' }, result);
  };
  return new CredentialVault(store, ring, clock, provider, { onEnd: () => sessionCache.clear(), onLost });
}
