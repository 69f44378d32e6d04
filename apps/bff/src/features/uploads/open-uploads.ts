import type { Clock } from '#domain/clock.ts';
import type { CredentialVault } from '#identity/credentials/credential-vault.ts';
import type { Audit } from '#platform/audit-trail/open-audit.ts';
import type { BffConfig } from '#platform/config/config.ts';
import type { ContentHosts } from '#platform/config/content-hosts.ts';
import type { SecretStore } from '#platform/secrets/secret-store.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { RowSeals } from '#platform/store/row-seals.ts';
import type { UpstreamClient } from '#upstream/client/upstream-client.ts';
import type { UserConcurrencyLimiter } from '#upstream/client/user-concurrency-limiter.ts';
import type { UploadRouteDeps } from './upload-route-deps.ts';
import { UploadStore } from './upload-store.ts';
import { UploadUpstream } from './upload-upstream.ts';

export type UploadDeps = {
  config: BffConfig;
  contentHosts: ContentHosts;
  clock: Clock;
  store: Store;
  secrets: SecretStore;
  seals: RowSeals;
  client: UpstreamClient;
  slots: UserConcurrencyLimiter;
  vault: CredentialVault;
  audit: Audit;
};

/** Wires up uploads. */
export function openUploads(parts: UploadDeps): UploadRouteDeps {
  const { config, contentHosts, clock, store, secrets, seals, client, slots, vault, audit } = parts;
  return {
    uploads: new UploadStore(store, secrets, clock, config.oidc.issuer, seals),
    upstream: new UploadUpstream({ client, upstreams: config.upstreams, contentHosts, slots }),
    vault,
    audit,
    scopeBase: config.scopeBase,
    basePath: config.basePath,
  };
}
