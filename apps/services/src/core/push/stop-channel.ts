import type { ServiceName } from '@rotunda/api-client/operation-descriptor';
import type { Caller } from '#core/auth/caller.ts';
import type { Database } from '#db/database.ts';
import { deleteChannel, isChannelOpen } from './channel-store.ts';
import { channelNotFound, channelOfOthers, missingMember } from './push-errors.ts';

type Context = {
  db: Database;
  caller: Caller;
  body: { id?: string | null; resourceId?: string | null } | undefined;
};

/**
 * Closes a channel of a service and drops its undelivered messages. Throws 400 without ID and resource ID, and 404 if the channel
 * does not exist. For a channel of another user or client, the file storage service throws 403 and the calendar service 404.
 */
export function stopChannel({ db, caller, body }: Context, service: ServiceName): undefined {
  if (!body?.id) throw missingMember('id');
  if (!body.resourceId) throw missingMember('resourceId');
  const { clientId, accountId } = caller;
  const { id, resourceId } = body;
  if (deleteChannel(db, { clientId, accountId, id, resourceId, service })) return undefined;
  if (service === 'drive' && isChannelOpen(db, { id, resourceId, service })) throw channelOfOthers();
  throw channelNotFound(id, clientId);
}
