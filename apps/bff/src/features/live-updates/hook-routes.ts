import { type Context, Hono } from 'hono';
import { ProblemError } from '#domain/problem.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { consumeRateLimit } from '#platform/limits/limit-requests.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import type { HookMessage } from './channel-store.ts';

/** A receiver of channel messages. */
type Receiver = {
  /** Processes a message. Returns false if the channel does not belong to this receiver or the token differs. */
  receive(message: HookMessage): Promise<boolean>;
};

export type HookDeps = {
  receivers: readonly Receiver[];
  /** Limits the messages of each channel, and the messages without a known channel from each address. */
  limits: RateLimits;
  /** Called with the time from receiving a message until its content was stored, in milliseconds. */
  watchLag: (lagMs: number) => void;
};

const MAX_BODY_BYTES = 64 * 1024;

/**
 * `/hooks/{service}/{channelId}`: receives messages of watch channels. They come from services rather than browsers, so they have
 * no session and authenticate with the channel's token. Every error gets the same 404, too many requests from one address get
 * 429, and the route makes no calls.
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
    // Rejected briefly with a status that services retry.
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

// The header names follow the public push documentation. The body is never read.
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
