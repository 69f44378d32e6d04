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

/** The resource that a channel watches. */
export type WatchedResource = {
  operation: WatchOperationId;
  /** The operation that reads the watched resource, with the same parameters. */
  reader: OperationId;
  /** Key of the watched resource, in the terms of the operation. */
  resource: string;
  /** Change sequence number up to which changes count as known. */
  sequence: number;
  /** State that the change source needs when the resource changes. */
  sourceState?: string;
  lifetime: ChannelLifetime;
};

// Every open channel is checked after each change of the kind that it watches.
const MAX_OPEN_CHANNELS = 1000;

/**
 * Opens a channel from the request body and queues its first message, `sync`. The caller has verified that the user may read the
 * watched resource. Throws 400, 401 if the address may not be called, and 403 if the user has too many open channels.
 */
export function openChannel(context: Context, watched: WatchedResource) {
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
    sequence: watched.sequence,
    sourceState: watched.sourceState ?? '',
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

/** The same for all channels on one resource. Does not reveal internal keys. */
function toResourceId({ operation, resource }: WatchedResource): string {
  return createHash('sha256').update(`${operation} ${resource}`).digest('base64url').slice(0, 27);
}
