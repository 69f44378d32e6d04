import type { Logger } from 'pino';
import type { Agent } from 'undici';
import type { Audit } from '#audit/open-audit.ts';
import type { BffConfig } from '#config.ts';
import type { LeaseLines } from '#limits/lease-lines.ts';
import type { RateLimits } from '#limits/rate-limits.ts';
import type { CredentialVault } from '#vault/credential-vault.ts';
import type { ForwardDeps } from './forward-call.ts';
import { UpstreamProxy, type UpstreamProxyOptions } from './upstream-proxy.ts';

/** Bounds other than the usual ones, for tests. */
export type ProxyLimits = Pick<UpstreamProxyOptions, 'callLimits' | 'guardLimits'>;

type ProxyParts = {
  config: BffConfig;
  log: Logger;
  agent: Agent;
  vault: CredentialVault;
  audit: Audit;
  requireProof: ForwardDeps['requireProof'];
  limits: RateLimits;
  lines: LeaseLines;
  proxyLimits: ProxyLimits | undefined;
};

/** Puts together what the proxy's routes work with. */
export function openProxy({
  config,
  log,
  agent,
  vault,
  audit,
  requireProof,
  limits,
  lines,
  proxyLimits,
}: ProxyParts): ForwardDeps {
  return {
    proxy: new UpstreamProxy({
      agent,
      upstreams: config.upstreams,
      ...proxyLimits,
      onPause: (service, lane) => log.warn({ service, lane }, 'service is down: calls are held back'),
    }),
    vault,
    audit,
    scopeBase: config.scopeBase,
    limits,
    lines,
    requireProof,
  };
}
