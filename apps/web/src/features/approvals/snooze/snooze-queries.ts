import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

type SnoozeList = components['schemas']['ApprovalSnoozeList'];
type SnoozeResult = components['schemas']['ApprovalSnoozeResult'];

/** An approval that is put off. */
export type Snooze = SnoozeList['snoozes'][number];
/** Names an approval. */
export type ApprovalKey = Pick<Snooze, 'fileId' | 'approvalId'>;

const PATH = '/api/approval-snoozes';

/** What the person has put off. */
export const snoozesQuery = queryOptions({
  queryKey: ['bff.approvalSnoozes.list'],
  queryFn: async ({ signal }) => (await callBff<SnoozeList>('bff.approvalSnoozes.list', PATH, { signal })).snoozes,
});

/** Puts approvals off until a time, or returns them to the queue. */
export function setSnooze(approvals: readonly ApprovalKey[], until: string | null): Promise<SnoozeResult> {
  const body = { approvals: approvals.map(({ fileId, approvalId }) => ({ fileId, approvalId })), until };
  return callBff<SnoozeResult>('bff.approvalSnoozes.set', PATH, { method: 'PUT', body });
}
