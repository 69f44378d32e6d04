import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

/** A step in the history of an approval. */
export type ApprovalStep = components['schemas']['ApprovalStep'];

/** Returns the query of an approval's history, oldest first. */
export function approvalHistoryQuery(fileId: string, approvalId: string) {
  return queryOptions({
    queryKey: ['bff.approvalHistory.list', fileId, approvalId],
    queryFn: async ({ signal }) => {
      const query = { fileId, approvalId };
      type History = components['schemas']['ApprovalHistory'];
      return (await callBff<History>('bff.approvalHistory.list', '/api/approval-history', { query, signal })).steps;
    },
  });
}
