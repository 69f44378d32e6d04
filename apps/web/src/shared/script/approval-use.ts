import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';

type Approval = DriveSchemas['Approval'];

/** Whether the file of a project has ever been sent for approval, and its most recently completed approval. */
export type ApprovalUse = { isUsed: boolean; last: Approval | undefined };

/** Returns the query of how a project's file uses approvals. */
export function approvalUseQuery(scriptId: string) {
  const params = {
    fileId: scriptId,
    pageSize: getMaxPageSize('drive.approvals.list'),
    fields: 'items(approvalId,status,completeTime),nextPageToken',
  };
  return queryOptions({
    queryKey: ['drive.approvals.list', params],
    queryFn: async ({ signal }): Promise<ApprovalUse> => {
      let isUsed = false;
      const approved: Approval[] = [];
      for await (const approval of api.items('drive.approvals.list', params, { signal })) {
        isUsed = true;
        if (approval.status === 'APPROVED') approved.push(approval);
      }
      approved.sort((left, right) => (right.completeTime ?? '').localeCompare(left.completeTime ?? ''));
      return { isUsed, last: approved[0] };
    },
  });
}
