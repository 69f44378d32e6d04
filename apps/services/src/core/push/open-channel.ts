import { createHash } from 'node:crypto';
import { type OperationId, operations } from '@rotunda/api-client/operations';
import type { OperationContext } from '#core/operations/operation.ts';
import type { WatchOperationId } from './change-source.ts';
import { countOpenChannels, insertChannel } from './channel-store.ts';
import { enqueueNotification } from './notification-queue.ts';
import { channelIdNotUnique, tooManyChannels } from './push-errors.ts';
import { type ChannelBody, type ChannelLifetime, readChannel } from './read-channel.ts';
import { toResourceUri } from './resource-uri.ts';

type Context = Pick<OperationContext<WatchOperationId>, 'db' | 'caller' | 'clock' | 'settings'> & {
  params: Readonly<Record<string, unknown>>;
  body: ChannelBody | undefined;
};

/** What a channel is opened on. */
export type Watched = {
  operation: WatchOperationId;
  /** The operation that reads what is watched, with the same parameters. */
  reader: OperationId;
  /** Key of the watched resource, in the terms of the operation. */
  resource: string;
  /** Everything up to this place in the order of changes counts as known. */
  place: number;
  /** What the change source wants to know when something changes. */
  memory?: string;
  lifetime: ChannelLifetime;
};

// Each open channel is looked at after each change of the kind that it watches.
const MAX_OPEN_CHANNELS = 1000;

/**
 * Opens a channel as the body of the request describes it and queues its first message, `sync`. The caller has made
 * sure that the person may read what is watched. Throws 400, 401 for an address that may not be called, and 403 when
 * the person has too many open channels.
 */
export function openChannel(context: Context, watched: Watched) {
  const { db, caller, settings } = context;
  const { service } = operations[watched.operation];
  const nowMs = context.clock.nowMs();
  const policy = settings.watchAddresses;
  const channel = readChannel(context.body ?? {}, { service, policy, lifetime: watched.lifetime, nowMs });
  if (countOpenChannels(db, caller.accountId, nowMs) >= MAX_OPEN_CHANNELS) throw tooManyChannels(MAX_OPEN_CHANNELS);
  const resourceId = toResourceId(watched);
  const resourceUri = toResourceUri(settings.publicOrigin, operations[watched.reader], context.params);
  const number = insertChannel(db, {
    ...channel,
    clientId: caller.clientId,
    accountId: caller.accountId,
    operation: watched.operation,
    params: context.params,
    resource: watched.resource,
    resourceId,
    resourceUri,
    place: watched.place,
    memory: watched.memory ?? '',
  });
  if (number === undefined) throw channelIdNotUnique(channel.id);
  enqueueNotification(db, number, { state: 'sync' }, { nowMs });
  return {
    kind: 'api#channel',
    id: channel.id,
    resourceId,
    resourceUri,
    ...(channel.token !== undefined && { token: channel.token }),
    expiration: String(channel.expiresAt),
  };
}

/** The same for all channels on one thing, and says nothing of the keys of the services. */
function toResourceId({ operation, resource }: Watched): string {
  return createHash('sha256').update(`${operation} ${resource}`).digest('base64url').slice(0, 27);
}
