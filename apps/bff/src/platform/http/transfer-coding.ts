import type { MiddlewareHandler } from 'hono';
import { ProblemError } from '#domain/problem.ts';
import type { AppEnv } from './context.ts';

/** Rejects transfer codings other than chunked, which Node accepts but does not decode (RFC 9112 section 6.1). */
export const requireKnownTransferCoding: MiddlewareHandler<AppEnv> = function refuseTransferCodings({ env }, next) {
  const coding = env.incoming.headers['transfer-encoding'];
  if (coding !== undefined && coding.trim().toLowerCase() !== 'chunked') {
    throw new ProblemError('bad_request', { status: 501, detail: 'The only supported transfer coding is chunked.' });
  }
  return next();
};
