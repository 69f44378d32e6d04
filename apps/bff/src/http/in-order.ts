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

/** The same for a request that passes no routes, from one of the steps on. Undefined when none had to be waited for. */
export function takeInOrder(steps: readonly Step[], exchange: Exchange, from = 0): Promise<void> | undefined {
  for (let index = from; index < steps.length; index += 1) {
    const pending = steps[index]?.(exchange);
    if (pending) return pending.then(() => takeInOrder(steps, exchange, index + 1));
  }
  return undefined;
}
