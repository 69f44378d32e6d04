import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

/** Something that happened to an approval. */
export type ApprovalStep = components['schemas']['ApprovalStep'];

/** What became of an approval, oldest first. */
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
