import type { ServiceName } from '@rotunda/api-client/operation-descriptor';
import type { Caller } from '#core/caller.ts';
import type { Database } from '#db/database.ts';
import { deleteChannel } from './channel-store.ts';
import { channelNotFound, missingMember } from './push-faults.ts';

type Context = {
  db: Database;
  caller: Caller;
  body: { id?: string | null; resourceId?: string | null } | undefined;
};

/**
 * Closes a channel of a service; what it has not delivered is dropped. Throws 400 without id and resource id, and 404
 * when the caller has opened no such channel with this client.
 */
export function stopChannel({ db, caller, body }: Context, service: ServiceName): undefined {
  if (!body?.id) throw missingMember('id');
  if (!body.resourceId) throw missingMember('resourceId');
  const { clientId, accountId } = caller;
  const { id, resourceId } = body;
  if (!deleteChannel(db, { clientId, accountId, id, resourceId, service })) throw channelNotFound(id, clientId);
  return undefined;
}
