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
 * Closes a channel of a service; what it has not delivered is dropped. Throws 400 without id and resource id, and 404
 * when there is no such channel. One that somebody else or another client has opened is 403 in the file storage service;
 * to the calendar service it is none.
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
