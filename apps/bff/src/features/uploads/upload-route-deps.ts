import type { CredentialVault } from '#identity/credentials/credential-vault.ts';
import type { CallAudit } from '#upstream/client/audit-call.ts';
import type { UploadStore } from './upload-store.ts';
import type { UploadUpstream } from './upload-upstream.ts';

/** The dependencies of the upload routes. Sessions are checked before the routes are reached. */
export type UploadRouteDeps = {
  vault: CredentialVault;
  audit: CallAudit;
  uploads: UploadStore;
  upstream: UploadUpstream;
  scopeBase: string;
  /** The path below which browsers reach the console. Empty at the root. */
  basePath: string;
};
