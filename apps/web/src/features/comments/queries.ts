import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { api } from '#shared/api/api.ts';
import { scheduleCall } from '#shared/delayed-calls/delayed-call.ts';
import { COMMENT_FIELDS, type Comment, REPLY_FIELDS, type Reply } from './model/comment.ts';
import type { CommentPlace } from './places/content-place.ts';

/**
 * Returns the query of all threads of a file, most recently changed first. With `startModifiedTime` (RFC 3339), returns only
 * threads changed since.
 */
export function commentsQuery(fileId: string, includeDeleted: boolean, startModifiedTime?: string) {
  const params = {
    fileId,
    pageSize: getMaxPageSize('drive.comments.list'),
    includeDeleted,
    ...(startModifiedTime && { startModifiedTime }),
    fields: `nextPageToken,comments(${COMMENT_FIELDS})`,
  };
  return queryOptions({
    queryKey: ['drive.comments.list', params],
    queryFn: async ({ signal }) => {
      const comments: Comment[] = [];
      for await (const comment of api.items('drive.comments.list', params, { signal })) comments.push(comment);
      return comments;
    },
  });
}

/** Returns the query of one thread with all replies, including deleted ones. */
export function threadQuery(fileId: string, commentId: string) {
  return queryOptions({
    queryKey: ['drive.comments.list', 'thread', fileId, commentId],
    queryFn: async ({ signal }): Promise<Comment> => {
      const params = { fileId, commentId, includeDeleted: true };
      const comment = await api.call('drive.comments.get', { ...params, fields: COMMENT_FIELDS }, { signal });
      const replies: Reply[] = [];
      const listed = {
        ...params,
        pageSize: getMaxPageSize('drive.replies.list'),
        fields: `nextPageToken,replies(${REPLY_FIELDS})`,
      };
      for await (const reply of api.items('drive.replies.list', listed, { signal })) replies.push(reply);
      return { ...comment, replies };
    },
  });
}

/** Reads the current content of a message, because another client may have changed it since the list was loaded. */
export async function readContent(place: { fileId: string; commentId: string; replyId?: string }): Promise<string> {
  const { replyId, ...comment } = place;
  const { content = '' } = replyId
    ? await api.call('drive.replies.get', { ...comment, replyId, fields: 'content' })
    : await api.call('drive.comments.get', { ...comment, fields: 'content' });
  return content;
}

/** A change of a thread. `commentId` is the ID of the thread, `replyId` the ID of a reply. */
export type ThreadChange =
  | { kind: 'comment'; content: string; place?: CommentPlace | undefined }
  | { kind: 'reply'; commentId: string; content: string; action?: 'resolve' | 'reopen' }
  | { kind: 'edit'; commentId: string; replyId?: string; content: string }
  | { kind: 'delete'; commentId: string; replyId?: string };

/**
 * Returns a function that changes the threads of a file and refetches them. Deletions are delayed so that they can be undone.
 * `isSending` is immediately true for a change in flight from the same component.
 */
export function useThreadChange(fileId: string) {
  const client = useQueryClient();
  // A separate key for each form, because a change in progress elsewhere must not swallow this one.
  const mutationKey = ['drive.comments.change', fileId, useId()];
  const reload = () => client.invalidateQueries({ queryKey: ['drive.comments.list'] });
  const mutation = useMutation({
    mutationKey,
    mutationFn: (change: ThreadChange) =>
      change.kind === 'delete' ? scheduleDelete(fileId, change, () => void reload()) : send(fileId, change),
    onSettled: reload,
  });
  return { ...mutation, isSending: () => client.isMutating({ mutationKey }) > 0 };
}

type Deletion = Extract<ThreadChange, { kind: 'delete' }>;

function scheduleDelete(fileId: string, { commentId, replyId }: Deletion, onSettled: () => void): Promise<void> {
  return replyId
    ? scheduleCall(
        { operationId: 'drive.replies.delete', params: { fileId, commentId, replyId }, label: 'Delete reply' },
        { onSettled },
      )
    : scheduleCall(
        { operationId: 'drive.comments.delete', params: { fileId, commentId }, label: 'Delete comment' },
        { onSettled },
      );
}

function send(fileId: string, change: Exclude<ThreadChange, Deletion>): Promise<unknown> {
  if (change.kind === 'comment') {
    const body = { content: change.content, ...change.place };
    return api.call('drive.comments.create', { fileId, fields: 'id' }, { body });
  }
  const { commentId } = change;
  if (change.kind === 'reply') {
    const { content, action } = change;
    const body = { ...(content && { content }), ...(action && { action }) };
    return api.call('drive.replies.create', { fileId, commentId, fields: 'id' }, { body });
  }
  const { replyId } = change;
  const body = { content: change.content };
  return replyId
    ? api.call('drive.replies.update', { fileId, commentId, replyId, fields: 'id' }, { body })
    : api.call('drive.comments.update', { fileId, commentId, fields: 'id' }, { body });
}
