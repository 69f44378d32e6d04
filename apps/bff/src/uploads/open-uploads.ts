import type { Agent } from 'undici';
import type { Audit } from '#audit/open-audit.ts';
import type { Clock } from '#clock.ts';
import type { BffConfig } from '#config.ts';
import type { Store } from '#store/open-store.ts';
import type { CredentialVault } from '#vault/credential-vault.ts';
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
  agent: Agent;
  vault: CredentialVault;
  audit: Audit;
};

/** Puts the parts of uploads together. */
export function openUploads({ config, clock, store, secrets, agent, vault, audit }: UploadParts): UploadRouteDeps {
  return {
    uploads: new UploadStore(store, secrets, clock, config.oidc.issuer),
    upstream: new UploadUpstream(agent, config.upstreams),
    vault,
    audit,
    scopeBase: config.scopeBase,
  };
}
