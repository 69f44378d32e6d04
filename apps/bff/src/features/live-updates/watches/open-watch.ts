import type { Context } from 'hono';
import { z } from 'zod';
import type { UserCall } from '#domain/calls/user-call.ts';
import type { Clock } from '#domain/clock.ts';
import { ProblemError } from '#domain/problem.ts';
import { getService, toStopCall, type WatchKind } from '#features/live-updates/watch-kind.ts';
import type { WatchStore } from '#features/live-updates/watch-store.ts';
import type { AppEnv } from '#platform/http/context.ts';
import type { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import type { CallResponse } from '#upstream/calls/call-response.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';

/** The dependencies for opening watches. */
export type WatchDeps = {
  watches: WatchStore;
  calls: UserCallExecutor;
  clock: Clock;
  invalidations: UserInvalidations;
  /** The origin where services reach this BFF. Undefined if they cannot. */
  hookOrigin: () => string | undefined;
};

/** A requested watch. `expiresAt` is in Unix milliseconds. */
export type WatchRequest = {
  kind: WatchKind;
  target: string | undefined;
  label: string;
  expiresAt: number;
  /** Creates the call that opens the watch, without a body. A function, so that the call is prepared last. */
  toCall: () => Promise<UserCall>;
};

/** The default and maximum lifetime of a watch. */
export const WATCH_TTL_SECONDS = { usual: 24 * 3_600, most: 7 * 24 * 3_600 } as const;

const STOP_FAILED = 'failed to stop a channel that was not stored';

const openedChannel = z.object({
  resourceId: z.string().min(1),
  resourceUri: z.string().optional(),
  expiration: z.coerce.number().optional(),
});

/**
 * Opens a channel whose messages are sent to this BFF. Its ID, token and address are generated here: a caller who could choose
 * them could make a service call another address on this network, or forge messages. Throws 409 if services cannot reach the BFF,
 * and if the limit of watches is exceeded. Stops the channel if it cannot be stored.
 */
export async function openWatch(
  { watches, calls, invalidations, hookOrigin }: WatchDeps,
  context: Context<AppEnv>,
  { kind, target, label, expiresAt, toCall }: WatchRequest,
): Promise<{ id: string; response: CallResponse }> {
  const principal = context.get('principal');
  const origin = hookOrigin();
  if (origin === undefined) {
    throw new ProblemError('conflict', {
      detail: 'The services cannot reach this console: BFF_HOOK_ORIGIN is not set.',
    });
  }
  const { id, token } = await watches.prepare({ userId: principal.userId, kind, target, label, expiresAt });
  let stopCall: UserCall | undefined;
  try {
    const address = `${origin}/hooks/${getService(kind)}/${id}`;
    const body = { id, token, type: 'web_hook', address, expiration: String(expiresAt) };
    const response = await calls.execute(principal, { ...(await toCall()), body }, context.get('requestId'));
    const { resourceId, resourceUri, expiration = expiresAt } = openedChannel.parse(response.body);
    stopCall = toStopCall(kind, id, resourceId);
    if (!(await watches.confirm(id, { resourceId, resourceUri, expiresAt: expiration })))
      throw new ProblemError('not_found', { detail: 'The watch has been stopped in the meantime.' });
    await invalidations.publish(principal.userId, 'watches');
    return { id, response };
  } catch (error) {
    if (stopCall) {
      const logFailure = (cause: unknown) => context.get('log')().warn({ err: cause }, STOP_FAILED);
      await calls.execute(principal, stopCall, context.get('requestId')).catch(logFailure);
    }
    await watches.remove(id);
    throw error instanceof z.ZodError ? new ProblemError('upstream_invalid', { cause: error }) : error;
  }
}
