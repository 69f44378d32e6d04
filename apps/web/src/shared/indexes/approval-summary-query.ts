import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

type ApprovalSummary = components['schemas']['ApprovalSummary'];

const REFRESH_MS = 60_000;

/**
 * The query of the number of approvals that wait for the user. Polls, because a snoozed approval returns without a notification.
 */
export const approvalSummaryQuery = queryOptions({
  queryKey: ['bff.indexes.approvalSummary'],
  queryFn: ({ signal }) =>
    callBff<ApprovalSummary>('bff.indexes.approvalSummary', '/api/indexes/approvals/summary', { signal }),
  staleTime: REFRESH_MS,
  refetchInterval: REFRESH_MS,
});
