import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './context.ts';
import type { Exchange } from './exchange.ts';

/** A step before a request is answered: notes something for those behind it, or throws the problem that refuses it. */
export type Step = (exchange: Exchange) => void | Promise<void>;

/**
 * Takes steps one after the other. They share one layer, as each layer of its own takes longer than most of what steps
 * do, and every request passes all of them.
 */
export function inOrder(...steps: readonly Step[]): MiddlewareHandler<AppEnv> {
  return async function takeSteps(context, next) {
    await takeInOrder(steps, context);
    await next();
  };
}

/** The same for a request that passes no routes. */
export async function takeInOrder(steps: readonly Step[], exchange: Exchange): Promise<void> {
  for (const step of steps) {
    const pending = step(exchange);
    if (pending) await pending;
  }
}
