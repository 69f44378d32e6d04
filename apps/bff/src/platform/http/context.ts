import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Principal } from '#domain/principal.ts';

/** What becomes known of a request for its line in the log. */
export type LoggedRequest = { userHash: string | undefined };

/** What Hono carries through a request. */
export type AppEnv = {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** The trace that the request belongs to (W3C Trace Context). */
    traceId: string;
    /** Opens the logger of the request, whose lines name it. */
    log: () => Logger;
    /** What the line of the request in the log says besides. */
    logged: LoggedRequest;
    /** Where the request comes from. */
    clientAddress: string;
    principal: Principal;
    /** Says what a request is on record as, once that is known. */
    audited?: () => { action: string; service?: string | undefined; target?: string | undefined; details?: object };
  };
};
