import type { Audit } from '#platform/audit-trail/open-audit.ts';
import type { TokenSource } from '#upstream/proxy/access-token.ts';
import type { UploadStore } from './upload-store.ts';
import type { UploadUpstream } from './upload-upstream.ts';

/** What the routes of uploads work with. Sessions are checked before they are reached. */
export type UploadRouteDeps = TokenSource & {
  audit: Pick<Audit, 'trail' | 'usage'>;
  uploads: UploadStore;
  upstream: UploadUpstream;
  scopeBase: string;
};
