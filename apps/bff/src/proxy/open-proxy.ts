import type { Logger } from 'pino';
import type { Agent } from 'undici';
import type { Audit } from '#audit/open-audit.ts';
import type { Clock } from '#clock.ts';
import type { BffConfig } from '#config.ts';
import type { Store } from '#store/open-store.ts';
import type { CredentialVault } from '#vault/credential-vault.ts';
import { DownloadTickets } from './download-tickets.ts';
import type { ProxyRouteDeps } from './proxy-routes.ts';
import { UpstreamProxy, type UpstreamProxyOptions } from './upstream-proxy.ts';

/** Bounds other than the usual ones, for tests. */
export type ProxyLimits = Pick<UpstreamProxyOptions, 'callLimits' | 'guardLimits'>;

type ProxyParts = {
  config: BffConfig;
  clock: Clock;
  log: Logger;
  store: Store;
  agent: Agent;
  vault: CredentialVault;
  audit: Audit;
  requireProof: ProxyRouteDeps['requireProof'];
  limits: ProxyLimits | undefined;
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
  requireProof,
  limits,
}: ProxyParts): ProxyRouteDeps {
  return {
    proxy: new UpstreamProxy({
      agent,
      upstreams: config.upstreams,
      ...limits,
      onPause: (service, lane) => log.warn({ service, lane }, 'service is down: calls are held back'),
    }),
    tickets: new DownloadTickets(store, clock),
    vault,
    audit,
    scopeBase: config.scopeBase,
    requireProof,
  };
}
