import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import type { Database } from '#db/database.ts';
import type { UserResources } from '#drive/user-resource.ts';
import type { Comment } from './comment-store.ts';
import { toMessageMembers } from './message-resource.ts';
import { toReplyResource } from './reply-resource.ts';
import { listReplies } from './reply-store.ts';

/**
 * Converts a comment with its replies, in chronological order, to its API resource. Excludes deleted replies unless requested.
 */
export function toCommentResource(
  db: Database,
  users: UserResources,
  comment: Comment,
  includeDeleted: boolean,
): DriveSchemas['Comment'] {
  return {
    kind: 'drive#comment',
    ...toMessageMembers(users, comment),
    resolved: comment.resolved === 1,
    ...(comment.anchor !== null && { anchor: comment.anchor }),
    ...(comment.quotedValue !== null && {
      quotedFileContent: { mimeType: comment.quotedMimeType ?? 'text/html', value: comment.quotedValue },
    }),
    replies: Array.from(listReplies(db, comment.number, { includeDeleted }), (reply) => toReplyResource(users, reply)),
  };
}
