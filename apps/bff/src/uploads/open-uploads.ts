import type { Agent } from 'undici';
import type { Audit } from '#audit/open-audit.ts';
import type { Clock } from '#clock.ts';
import type { BffConfig } from '#config.ts';
import type { ServiceGuards } from '#proxy/service-guards.ts';
import type { UserConcurrencyLimiter } from '#proxy/user-concurrency-limiter.ts';
import type { Store } from '#store/open-store.ts';
import type { CredentialVault } from '#vault/credential-vault.ts';
import type { RowSeals } from '#vault/row-seals.ts';
import type { SecretStore } from '#vault/secret-store.ts';
import type { UploadRouteDeps } from './upload-routes.ts';
import { UploadStore } from './upload-store.ts';
import { UploadUpstream } from './upload-upstream.ts';

/** What uploads need of the BFF. */
export type UploadParts = {
  config: BffConfig;
  clock: Clock;
  store: Store;
  secrets: SecretStore;
  seals: RowSeals;
  agent: Agent;
  guards: ServiceGuards;
  slots: UserConcurrencyLimiter;
  vault: CredentialVault;
  audit: Audit;
};

/** Puts the parts of uploads together. */
export function openUploads(parts: UploadParts): UploadRouteDeps {
  const { config, clock, store, secrets, seals, agent, guards, slots, vault, audit } = parts;
  return {
    uploads: new UploadStore(store, secrets, clock, config.oidc.issuer, seals),
    upstream: new UploadUpstream({ agent, upstreams: config.upstreams, guard: guards.drive, slots }),
    vault,
    audit,
    scopeBase: config.scopeBase,
  };
}
