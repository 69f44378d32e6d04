import type { DriveSchemas } from '@rotunda/api-client/operation-types';

/** What somebody wrote about a file, with the replies to it. */
export type Comment = DriveSchemas['Comment'];
/** What somebody answered to a comment. */
export type Reply = DriveSchemas['Reply'];

/** Members of a reply that its thread shows. */
export const REPLY_FIELDS = 'id,content,author(displayName,me),createdTime,modifiedTime,deleted,action';

/** Members of a comment that its thread shows. */
export const COMMENT_FIELDS = `id,content,author(displayName,me),createdTime,modifiedTime,resolved,deleted,anchor,quotedFileContent(value),replies(${REPLY_FIELDS})`;

/** Which threads are shown. */
export type ThreadFilter = 'open' | 'resolved' | 'all';

/** Whether a thread passes the filter. */
export function passesFilter(comment: Comment, filter: ThreadFilter): boolean {
  return filter === 'all' || (filter === 'resolved') === (comment.resolved ?? false);
}

/** Who wrote a message. */
export function authorName({ author }: Comment | Reply): string {
  return author?.me ? 'You' : (author?.displayName ?? 'Someone');
}

/** Whether a message was changed after it was written. */
export function isEdited({ createdTime, modifiedTime }: Reply): boolean {
  return createdTime !== undefined && modifiedTime !== undefined && createdTime !== modifiedTime;
}
