import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from './context.ts';

/** A step before a request is answered: notes something for those behind it, or throws the problem that refuses it. */
export type Step = (context: Context<AppEnv>) => void | Promise<void>;

/**
 * Takes steps one after the other. They share one layer, as each layer of its own takes longer than most of what steps
 * do, and every request passes all of them.
 */
export function inOrder(...steps: readonly Step[]): MiddlewareHandler<AppEnv> {
  return async function takeSteps(context, next) {
    for (const step of steps) {
      const pending = step(context);
      if (pending) await pending;
    }
    await next();
  };
}
