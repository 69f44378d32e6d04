import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { ProblemError } from '#domain/problem.ts';
import type { AppEnv } from './context.ts';

const MAX_KEY_CHARS = 128;

/** What a browser names a request by, so that it has its effect once however often it comes. */
export type RequestKey = {
  /** Undefined when the browser gave none. */
  key: string | undefined;
  /** Of what is asked for; the same key with another hash is another request by mistake. */
  hash: string;
};

/** What the browser names a request; undefined when it does not. Throws 400 for a name that cannot be kept. */
export function readIdempotencyKey({ env }: Context<AppEnv>): string | undefined {
  const key = env.incoming.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || key.length < 1 || key.length > MAX_KEY_CHARS) {
    throw new ProblemError('bad_request', { detail: `Idempotency-Key: has to have 1 to ${MAX_KEY_CHARS} characters.` });
  }
  return key;
}

/** The name of a request with this content. Throws 400 for a header that cannot be kept. */
export function readRequestKey(context: Context<AppEnv>, content: unknown): RequestKey {
  return {
    key: readIdempotencyKey(context),
    hash: createHash('sha256').update(JSON.stringify(content)).digest('hex'),
  };
}

/** What a second request with the key of another one is told: 422, which no retry changes. */
export function otherRequest(): ProblemError {
  return new ProblemError('bad_request', {
    status: 422,
    detail: 'Idempotency-Key: has already been used for another request.',
  });
}
