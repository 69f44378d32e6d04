import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

type SnoozeList = components['schemas']['ApprovalSnoozeList'];
type SnoozeResult = components['schemas']['ApprovalSnoozeResult'];

/** A snoozed approval. */
export type Snooze = SnoozeList['snoozes'][number];
/** The key of an approval. */
export type ApprovalKey = Pick<Snooze, 'fileId' | 'approvalId'>;

const PATH = '/api/approval-snoozes';

/** The query of the user's snoozed approvals. */
export const snoozesQuery = queryOptions({
  queryKey: ['bff.approvalSnoozes.list'],
  queryFn: async ({ signal }) => (await callBff<SnoozeList>('bff.approvalSnoozes.list', PATH, { signal })).snoozes,
});

/** Snoozes approvals until a time, or returns them to the queue. */
export function setSnooze(approvals: readonly ApprovalKey[], until: string | null): Promise<SnoozeResult> {
  const body = { approvals: approvals.map(({ fileId, approvalId }) => ({ fileId, approvalId })), until };
  return callBff<SnoozeResult>('bff.approvalSnoozes.set', PATH, { method: 'PUT', body });
}
