import type { BodyOf } from '@rotunda/api-client/operation-types';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api.ts';
import type { Approval } from './approval.ts';

/** All approvals of a file, newest first. */
export function approvalsQuery(fileId: string) {
  const params = { fileId, pageSize: 100, fields: 'items,nextPageToken' };
  return queryOptions({
    queryKey: ['drive.approvals.list', params],
    queryFn: async ({ signal }) => {
      const approvals: Approval[] = [];
      for await (const approval of api.items('drive.approvals.list', params, { signal })) approvals.push(approval);
      return approvals;
    },
  });
}

/** Operations that act on one approval with a message. */
export type ApprovalAction =
  | 'drive.approvals.approve'
  | 'drive.approvals.decline'
  | 'drive.approvals.comment'
  | 'drive.approvals.cancel';

/**
 * Acts on an approval; what the file's screens show is loaded again after it. `isSending` knows of an action on its way
 * at once, `isPending` only with the next drawing: too late for a double press.
 */
export function useApprovalAction(fileId: string, approvalId: string) {
  const client = useQueryClient();
  const mutationKey = ['drive.approvals.act', fileId, approvalId];
  const mutation = useMutation({
    mutationKey,
    mutationFn: ({ action, message }: { action: ApprovalAction; message: string }) =>
      api.call(action, { fileId, approvalId, fields: '*' }, { body: { message } }),
    onSettled: () => invalidateFile(client),
  });
  return { ...mutation, isSending: () => client.isMutating({ mutationKey }) > 0 };
}

/** Starts an approval of a file; `isSending` as above. */
export function useStartApproval(fileId: string) {
  const client = useQueryClient();
  const mutationKey = ['drive.approvals.start', fileId];
  const mutation = useMutation({
    mutationKey,
    mutationFn: (body: BodyOf<'drive.approvals.start'>) =>
      api.call('drive.approvals.start', { fileId, fields: '*' }, { body }),
    onSettled: () => invalidateFile(client),
  });
  return { ...mutation, isSending: () => client.isMutating({ mutationKey }) > 0 };
}

function invalidateFile(client: ReturnType<typeof useQueryClient>): Promise<unknown> {
  // A finished approval may lock the file, so its own facts are as old as the list.
  return Promise.all([
    client.invalidateQueries({ queryKey: ['drive.approvals.list'] }),
    client.invalidateQueries({ queryKey: ['drive.files.get'] }),
  ]);
}
