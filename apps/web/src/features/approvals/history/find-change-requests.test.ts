import { expect, test } from 'vitest';
import type { ApprovalStep } from '#features/approvals/history-query.ts';
import { sampleApproval } from '#testing/sample-files.ts';
import { findChangeRequests } from './find-change-requests.ts';

const bo = { email: 'bo@example.com', name: 'Bo Berg' };
const cy = { email: 'cy@example.com', name: 'Cy Cruz' };

function step(kind: ApprovalStep['kind'], person: typeof bo, message?: string): ApprovalStep {
  const time = '2026-11-20T10:00:00.000Z';
  return { stepId: `${kind}-${person.email}`, kind, person, origin: 'console', time, ...(message && { message }) };
}

const approval = sampleApproval({
  reviewerResponses: [bo, cy].map(({ email }) => ({ reviewer: { emailAddress: email }, response: 'NO_RESPONSE' })),
});

test('requested changes are open until the same reviewer approves or declines', () => {
  const request = step('changesRequested', bo, 'Correct the total.');
  const open = [{ ...bo, message: 'Correct the total.', time: request.time }];
  expect(
    findChangeRequests(approval, [step('approved', bo), request, step('message', bo), step('approved', cy)]),
  ).toEqual(open);
  expect(findChangeRequests(approval, [request, step('approved', { ...bo, email: 'BO@example.com' })])).toEqual([]);
  expect(findChangeRequests(approval, [request, step('declined', bo)])).toEqual([]);
});

test('the last request of a reviewer counts, and requests of several reviewers are shown in order', () => {
  const steps = [
    step('changesRequested', bo, 'First'),
    step('changesRequested', cy),
    step('changesRequested', bo, 'Second'),
  ];
  expect(findChangeRequests(approval, steps).map(({ name, message }) => [name, message])).toEqual([
    ['Cy Cruz', undefined],
    ['Bo Berg', 'Second'],
  ]);
});

test('changes requested by a former reviewer, or in an ended approval, are not open', () => {
  const request = step('changesRequested', bo);
  const reassigned = { ...approval, reviewerResponses: approval.reviewerResponses?.slice(1) ?? [] };
  expect(findChangeRequests(reassigned, [request])).toEqual([]);
  expect(findChangeRequests({ ...approval, status: 'APPROVED' }, [request])).toEqual([]);
});
