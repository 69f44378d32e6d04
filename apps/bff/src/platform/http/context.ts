import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Principal } from '#domain/principal.ts';

/** The facts about a request that are collected for its log line. */
export type LoggedRequest = { userHash: string | undefined };

/** The types that Hono carries through a request. */
export type AppEnv = {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** The trace that the request belongs to (W3C Trace Context). */
    traceId: string;
    /** Opens the logger of the request, whose lines include the request ID. */
    log: () => Logger;
    /** Additional fields of the request's log line. */
    logged: LoggedRequest;
    /** The client address of the request. */
    clientAddress: string;
    principal: Principal;
    /** Returns the audit action of the request, once known. */
    audited?: () => { action: string; service?: string | undefined; target?: string | undefined; details?: object };
  };
};
