import type { Agent } from 'undici';
import type { Clock } from '#domain/clock.ts';
import type { CredentialVault } from '#identity/credentials/credential-vault.ts';
import type { Audit } from '#platform/audit-trail/open-audit.ts';
import type { BffConfig } from '#platform/config/config.ts';
import type { DistributedMutex } from '#platform/limits/distributed-mutex.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { RowSeals } from '#platform/store/row-seals.ts';
import type { CallLimits } from './call-limits.ts';
import type { ForwardDeps } from './forward-call.ts';
import { IdempotencyStore } from './idempotency-store.ts';
import type { ServiceGuards } from './service-guards.ts';
import type { BulkheadLimits } from './upstream-bulkhead.ts';
import { UpstreamProxy } from './upstream-proxy.ts';
import type { UserConcurrencyLimiter } from './user-concurrency-limiter.ts';

/** Bounds other than the usual ones, for tests. */
export type ProxyLimits = { callLimits?: Partial<CallLimits>; guardLimits?: Partial<BulkheadLimits> };

type ProxyParts = {
  config: BffConfig;
  clock: Clock;
  store: Store;
  seals: RowSeals;
  agent: Agent;
  vault: CredentialVault;
  audit: Audit;
  watch: ForwardDeps['watch'];
  readSnapshot: ForwardDeps['readSnapshot'];
  checkProof: ForwardDeps['checkProof'];
  proof: ForwardDeps['proof'];
  limits: RateLimits;
  lines: DistributedMutex;
  guards: ServiceGuards;
  slots: UserConcurrencyLimiter;
  proxyLimits: ProxyLimits | undefined;
};

/** Puts together what the proxy's routes work with. */
export function openProxy({
  config,
  clock,
  store,
  seals,
  agent,
  vault,
  audit,
  watch,
  readSnapshot,
  checkProof,
  proof,
  limits,
  lines,
  guards,
  slots,
  proxyLimits,
}: ProxyParts): ForwardDeps {
  return {
    proxy: new UpstreamProxy({
      agent,
      upstreams: config.upstreams,
      namedCalls: new IdempotencyStore(store, clock, seals),
      guards,
      slots,
      callLimits: proxyLimits?.callLimits,
    }),
    vault,
    audit,
    watch,
    readSnapshot,
    checkProof,
    scopeBase: config.scopeBase,
    limits,
    lines,
    proof,
  };
}
