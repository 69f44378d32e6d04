import type { CredentialVault } from '#identity/credentials/credential-vault.ts';
import type { CallAudit } from '#upstream/client/audit-call.ts';
import type { UploadStore } from './upload-store.ts';
import type { UploadUpstream } from './upload-upstream.ts';

/** Sessions are checked before these routes are reached. */
export type UploadRouteDeps = {
  vault: CredentialVault;
  audit: CallAudit;
  uploads: UploadStore;
  upstream: UploadUpstream;
  scopeBase: string;
  /** Below which browsers reach the console; empty at the root. */
  basePath: string;
};
