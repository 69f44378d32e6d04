import type { Role } from '@rotunda/api-client/roles';

/** Who a request comes from, as far as routes need to know. */
export type Principal = {
  sessionId: string;
  /** Names the person here: the identity provider together with the subject, which means nothing without it. */
  userId: string;
  /** Names the person in logs and traces, without revealing who it is. */
  userHash: string;
  subject: string;
  email: string;
  name: string;
  roles: readonly Role[];
  /** When the person last proved who they are, in Unix milliseconds; undefined when the provider did not tell. */
  authenticatedAt: number | undefined;
  /** Key of the credential in the vault. */
  credentialId: string;
  /** Full identifiers of the scopes that were granted. */
  scopes: ReadonlySet<string>;
  /** Unix milliseconds. */
  expiresAt: number;
};
