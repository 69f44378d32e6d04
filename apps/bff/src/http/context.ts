import type { HttpBindings } from '@hono/node-server';
import type { Role } from '@rotunda/api-client/roles';
import type { Logger } from 'pino';

/** Who a request comes from, as far as routes need to know. */
export type Principal = {
  sessionId: string;
  /** Names the person here: the identity provider together with the subject, which means nothing without it. */
  personId: string;
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

/** What Hono carries through a request. */
export type AppEnv = {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** The trace that the request belongs to (W3C Trace Context). */
    traceId: string;
    /** Opens the logger of the request, whose lines name it. */
    log: () => Logger;
    /** Where the request comes from. */
    clientAddress: string;
    principal: Principal;
    /** What a request is on record as, once that is known. */
    audited?: { action: string; service?: string | undefined; target?: string | undefined; details?: object };
  };
};
