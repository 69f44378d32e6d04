import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppEnv } from '#http/context.ts';
import type { Exchange } from '#http/exchange.ts';
import { type Step, takeInOrder } from '#http/in-order.ts';
import type { AnswerError } from '#http/on-error.ts';
import { type ForwardDeps, forwardCall } from './forward-call.ts';
import { KnownReads } from './known-reads.ts';
import { isCallTarget } from './match-call.ts';

/** Whether a request only reads from a service. Its path is as it came, so nothing else than a call can begin like this. */
export function isRead({ method, url = '' }: IncomingMessage): boolean {
  return method === 'GET' && isCallTarget(url);
}

/**
 * Answers reads of the services, of which each screen makes several. They pass the same steps as all calls but no routes:
 * finding one, and its own kinds of requests and answers, took a sixth of the processor time of a read.
 */
export function answerReads(deps: ForwardDeps, steps: readonly Step[], answerError: AnswerError) {
  const known = new KnownReads();
  return async function answerRead(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const exchange = toExchange(incoming, outgoing);
    try {
      const pending = takeInOrder(steps, exchange);
      if (pending !== undefined) await pending;
      await forwardCall(deps, exchange, known.match(incoming.url ?? ''));
    } catch (error) {
      await send(outgoing, await answerError(error instanceof Error ? error : new Error(String(error)), exchange));
    }
  };
}

function toExchange(incoming: IncomingMessage, outgoing: ServerResponse): Exchange {
  const { method = '', url = '' } = incoming;
  const noted: Partial<AppEnv['Variables']> = {};
  return {
    env: { incoming, outgoing },
    req: { method, path: url.split('?', 1)[0] ?? '' },
    // What steps have noted is there for those behind them, as it is in the context of a route.
    get: ((name: keyof AppEnv['Variables']) => noted[name]) as Exchange['get'],
    set: ((name: keyof AppEnv['Variables'], value: never) => {
      noted[name] = value;
    }) as Exchange['set'],
  };
}

async function send(outgoing: ServerResponse, answer: Response): Promise<void> {
  // What has begun must not look as if it had come to its end.
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
}
