import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { ProblemError } from '#domain/problem.ts';
import type { AppEnv } from './context.ts';

const MAX_KEY_CHARS = 128;

/** The idempotency key of a request, so that repeated requests have their effect only once. */
export type RequestKey = {
  /** Undefined if the browser sent none. */
  key: string | undefined;
  /** The hash of the request's content. The same key with a different hash indicates a reused key. */
  hash: string;
};

/** Reads the request's idempotency key, or returns undefined if there is none. Throws 400 if it cannot be stored. */
export function readIdempotencyKey({ env }: Context<AppEnv>): string | undefined {
  const key = env.incoming.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || key.length < 1 || key.length > MAX_KEY_CHARS) {
    throw new ProblemError('bad_request', { detail: `Idempotency-Key: must have 1 to ${MAX_KEY_CHARS} characters.` });
  }
  return key;
}

/** Returns the key of a request with this content. Throws 400 if the header cannot be stored. */
export function readRequestKey(context: Context<AppEnv>, content: unknown): RequestKey {
  return {
    key: readIdempotencyKey(context),
    hash: createHash('sha256').update(JSON.stringify(content)).digest('hex'),
  };
}

/** Returns the error for a request that reuses the key of a different one: 422, because a retry cannot succeed. */
export function createReusedKeyProblem(): ProblemError {
  return new ProblemError('bad_request', {
    status: 422,
    detail: 'Idempotency-Key: has already been used for another request.',
  });
}
