import type { ApprovalIndex, ReviewRow } from '#features/approvals/review-queries.ts';
import { sampleApproval, sampleFile } from './sample-files.ts';
import type { StubResponses, StubRoutes } from './stub-services.ts';

/** Returns a numbered approval that waits for the operator, with the given members replaced. */
export function sampleReview(number: number, members: Partial<ReviewRow> = {}): ReviewRow {
  return {
    fileId: `file-${number}`,
    approvalId: `approval-${number}`,
    title: `Contract ${number}.txt`,
    status: 'IN_PROGRESS',
    initiator: { email: 'ana@example.com', name: 'Ana Ivanova' },
    reviewers: [
      { email: 'operator@example.com', name: 'Olga Operator', response: 'NO_RESPONSE' },
      { email: 'bo@example.com', name: 'Bo Berg', response: 'APPROVED' },
    ],
    isWaitingOnMe: true,
    isStartedByMe: false,
    isLastNeeded: true,
    isChangedSince: number === 2,
    createTime: '2026-11-18T10:00:00.000Z',
    ...members,
  };
}

/** Returns a queue of approvals in the format of the BFF. */
export function sampleQueue(
  rows: readonly ReviewRow[],
  coverage: Partial<ApprovalIndex['coverage']> = {},
): ApprovalIndex {
  return {
    rows: [...rows],
    counts: { waiting: rows.length, snoozed: 0, started: 0, overdue: 1, decided: 4, all: 9 },
    coverage: {
      state: 'current',
      scanned: 1204,
      total: 1310,
      failedCount: 0,
      failed: [],
      calls: 38,
      asOf: '2026-11-21T10:00:00.000Z',
      ...coverage,
    },
  };
}

/** The service responses for the approvals of a queue. */
export const reviewResponses: StubResponses = {
  'drive.files.get': ({ query }) =>
    query.get('alt') === 'media' ? new Response('The text of the contract.') : sampleFile(),
  'drive.drives.list': () => ({ drives: [{ id: 'drive-1', name: 'Legal' }] }),
  'drive.approvals.get': ({ pathParams }) => sampleApproval({ approvalId: pathParams.approvalId ?? '' }),
};

/** Returns the BFF responses for a queue, with further routes. */
export function withQueue(body: ApprovalIndex, more: StubRoutes = {}): StubRoutes {
  return { 'GET /api/indexes/approvals': () => body, ...more };
}
