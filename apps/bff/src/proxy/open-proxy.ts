import type { Logger } from 'pino';
import type { Agent } from 'undici';
import type { Audit } from '#audit/open-audit.ts';
import type { Clock } from '#clock.ts';
import type { BffConfig } from '#config.ts';
import type { LeaseLines } from '#limits/lease-lines.ts';
import type { RateLimits } from '#limits/rate-limits.ts';
import type { Metrics } from '#observability/metrics.ts';
import type { Store } from '#store/open-store.ts';
import type { CredentialVault } from '#vault/credential-vault.ts';
import type { ForwardDeps } from './forward-call.ts';
import { NamedCalls } from './named-calls.ts';
import { UpstreamProxy, type UpstreamProxyOptions } from './upstream-proxy.ts';

/** Bounds other than the usual ones, for tests. */
export type ProxyLimits = Pick<UpstreamProxyOptions, 'callLimits' | 'guardLimits'>;

type ProxyParts = {
  config: BffConfig;
  log: Logger;
  clock: Clock;
  store: Store;
  agent: Agent;
  vault: CredentialVault;
  audit: Audit;
  watch: ForwardDeps['watch'];
  readBefore: ForwardDeps['readBefore'];
  requireProof: ForwardDeps['requireProof'];
  limits: RateLimits;
  lines: LeaseLines;
  metrics: Metrics;
  proxyLimits: ProxyLimits | undefined;
};

/** Puts together what the proxy's routes work with. */
export function openProxy({
  config,
  clock,
  log,
  store,
  agent,
  vault,
  audit,
  watch,
  readBefore,
  requireProof,
  limits,
  lines,
  metrics,
  proxyLimits,
}: ProxyParts): ForwardDeps {
  return {
    proxy: new UpstreamProxy({
      agent,
      upstreams: config.upstreams,
      namedCalls: new NamedCalls(store, clock),
      ...proxyLimits,
      onPause: (service, lane) => {
        log.warn({ service, lane }, 'service is down: calls are held back');
        metrics.countPause(service, lane);
      },
      onRetry: (service) => metrics.countRetry(service),
    }),
    vault,
    audit,
    watch,
    readBefore,
    scopeBase: config.scopeBase,
    limits,
    lines,
    requireProof,
  };
}
