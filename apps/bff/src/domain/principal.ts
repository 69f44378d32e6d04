import type { Role } from '@rotunda/api-client/roles';

/** The authenticated source of a request, as routes need it. */
export type Principal = {
  sessionId: string;
  /** Identifies the user: the identity provider plus the subject, which is only unique within that provider. */
  userId: string;
  /** Identifies the user in logs and traces without revealing their identity. */
  userHash: string;
  subject: string;
  email: string;
  name: string;
  roles: readonly Role[];
  /** When the user last authenticated, in Unix milliseconds. Undefined if the provider did not report it. */
  authenticatedAt: number | undefined;
  /** Key of the credential in the vault. */
  credentialId: string;
  /** The full identifiers of the granted scopes. */
  scopes: ReadonlySet<string>;
  /** Unix milliseconds. */
  expiresAt: number;
};
