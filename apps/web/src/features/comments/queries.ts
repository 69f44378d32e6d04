import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api.ts';
import { COMMENT_FIELDS, type Comment } from './comment.ts';

/** All threads of a file, the one changed last first. */
export function commentsQuery(fileId: string, includeDeleted: boolean) {
  const params = { fileId, pageSize: 100, includeDeleted, fields: `nextPageToken,comments(${COMMENT_FIELDS})` };
  return queryOptions({
    queryKey: ['drive.comments.list', params],
    queryFn: async ({ signal }) => {
      const comments: Comment[] = [];
      for await (const comment of api.items('drive.comments.list', params, { signal })) comments.push(comment);
      return comments;
    },
  });
}

/** A change of a thread. `commentId` names the thread, `replyId` a reply in it. */
export type ThreadChange =
  | { kind: 'comment'; content: string }
  | { kind: 'reply'; commentId: string; content: string; action?: 'resolve' | 'reopen' }
  | { kind: 'edit'; commentId: string; replyId?: string; content: string }
  | { kind: 'delete'; commentId: string; replyId?: string };

/** Changes the threads of a file; they are loaded again after it. `isSending` knows of a change on its way at once. */
export function useThreadChange(fileId: string) {
  const client = useQueryClient();
  const mutationKey = ['drive.comments.change', fileId];
  const mutation = useMutation({
    mutationKey,
    mutationFn: (change: ThreadChange) => send(fileId, change),
    onSettled: () => client.invalidateQueries({ queryKey: ['drive.comments.list'] }),
  });
  return { ...mutation, isSending: () => client.isMutating({ mutationKey }) > 0 };
}

function send(fileId: string, change: ThreadChange): Promise<unknown> {
  if (change.kind === 'comment') {
    return api.call('drive.comments.create', { fileId, fields: 'id' }, { body: { content: change.content } });
  }
  const { commentId } = change;
  if (change.kind === 'reply') {
    const { content, action } = change;
    const body = { ...(content && { content }), ...(action && { action }) };
    return api.call('drive.replies.create', { fileId, commentId, fields: 'id' }, { body });
  }
  const { replyId } = change;
  if (change.kind === 'delete') {
    return replyId
      ? api.call('drive.replies.delete', { fileId, commentId, replyId })
      : api.call('drive.comments.delete', { fileId, commentId });
  }
  const body = { content: change.content };
  return replyId
    ? api.call('drive.replies.update', { fileId, commentId, replyId, fields: 'id' }, { body })
    : api.call('drive.comments.update', { fileId, commentId, fields: 'id' }, { body });
}
