import { type Context, Hono } from 'hono';
import { ProblemError } from '#domain/problem.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { consumeRateLimit } from '#platform/limits/limit-requests.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import type { HookMessage } from './channel-store.ts';

/** Something that messages of its channels are for. */
type Receiver = {
  /** Takes a message in; false when it is of no channel of this receiver, or carries another token. */
  receive(message: HookMessage): Promise<boolean>;
};

export type HookDeps = {
  receivers: readonly Receiver[];
  /** Bounds the messages of one channel, and those of one address that are of no channel. */
  limits: RateLimits;
  /** Is told, in milliseconds, how long a message took until what it says was stored. */
  watchLag: (lagMs: number) => void;
};

const MAX_BODY_BYTES = 64 * 1024;

/**
 * `/hooks/{service}/{channelId}`: takes messages of watch channels. They come from services, not from browsers, so they
 * carry no session but the channel's token. Every fault gets the same 404, too many of one address 429, and nothing is called
 * from here.
 */
export function hookRoutes({ receivers, limits, watchLag }: HookDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const refuse = async (context: Context<AppEnv>): Promise<never> => {
    await consumeRateLimit(limits, 'anonymous', context.get('clientAddress'));
    throw new ProblemError('not_found');
  };
  routes.post('/:service{calendar|drive}/:channelId', async (context) => {
    const arrivedAt = performance.now();
    const message = readMessage(context);
    if (!message) return refuse(context);
    // Refused for a moment with a status that services answer by trying again.
    const { isLimited } = await limits.consume('hook', message.channelId);
    if (isLimited) throw new ProblemError('overloaded', { retryAfterSeconds: 1 });
    for (const receiver of receivers) {
      if (!(await receiver.receive(message))) continue;
      watchLag(performance.now() - arrivedAt);
      return context.body(null, 200);
    }
    return refuse(context);
  });
  return routes;
}

// Header names as in the public push documentation. The body is never read.
function readMessage({ req }: Context<AppEnv>): HookMessage | undefined {
  const channelId = req.param('channelId') ?? '';
  const messageNumber = Number(req.header('x-goog-message-number') ?? '');
  const isKnownShape = Number.isSafeInteger(messageNumber) && messageNumber > 0 && /^[\da-f]{48}$/.test(channelId);
  const isOversized = Number(req.header('content-length') ?? 0) > MAX_BODY_BYTES;
  if (!isKnownShape || isOversized || req.header('x-goog-channel-id') !== channelId) return undefined;
  return {
    channelId,
    messageNumber,
    token: req.header('x-goog-channel-token') ?? '',
    resourceId: req.header('x-goog-resource-id') ?? '',
    resourceState: req.header('x-goog-resource-state') ?? '',
    changed: req.header('x-goog-changed'),
  };
}
