import type { DriveSchemas } from '@rotunda/api-client/operation-types';

/** A comment on a file, with its replies. */
export type Comment = DriveSchemas['Comment'];
/** A reply to a comment. */
export type Reply = DriveSchemas['Reply'];

/** The fields of a reply that its thread shows. */
export const REPLY_FIELDS = 'id,content,author(displayName,me),createdTime,modifiedTime,deleted,action';

/** The fields of a comment that its thread shows. */
export const COMMENT_FIELDS = `id,content,author(displayName,me),createdTime,modifiedTime,resolved,deleted,anchor,quotedFileContent(value),replies(${REPLY_FIELDS})`;

/** The threads to show. */
export type ThreadFilter = 'open' | 'resolved' | 'all';

/** Reports whether a thread passes the filter. */
export function matchesFilter(comment: Comment, filter: ThreadFilter): boolean {
  return filter === 'all' || (filter === 'resolved') === (comment.resolved ?? false);
}

/** Returns the author of a message. */
export function getAuthorName({ author }: Comment | Reply): string {
  return author?.me ? 'You' : (author?.displayName ?? 'Someone');
}

/** Reports whether a message was edited after it was created. */
export function isEdited({ createdTime, modifiedTime }: Reply): boolean {
  return createdTime !== undefined && modifiedTime !== undefined && createdTime !== modifiedTime;
}
