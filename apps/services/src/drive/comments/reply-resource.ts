import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import type { UserResources } from '#drive/user-resource.ts';
import { toMessageMembers } from './message-resource.ts';
import type { Reply } from './reply-store.ts';

/** Converts a reply to its API resource. */
export function toReplyResource(users: UserResources, reply: Reply): DriveSchemas['Reply'] {
  return {
    kind: 'drive#reply',
    ...toMessageMembers(users, reply),
    ...(reply.action !== null && { action: reply.action }),
  };
}
