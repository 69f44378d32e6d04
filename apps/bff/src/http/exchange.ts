import type { Context } from 'hono';
import type { AppEnv } from './context.ts';

/**
 * A request and its answer, with what steps before it noted: the part of Hono's context that does not depend on its
 * routes. Reads of the services come in one that has no more.
 */
export type Exchange = Pick<Context<AppEnv>, 'env' | 'get' | 'set'> & {
  /** The path is as it came, or decoded: it is for records and answers, and decides nothing. */
  req: Pick<Context<AppEnv>['req'], 'method' | 'path'>;
};
