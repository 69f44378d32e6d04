import { expect, test } from 'vitest';
import { findChangeRequests } from './find-change-requests.ts';
import type { ApprovalStep } from './history-query.ts';

const bo = { email: 'bo@example.com', name: 'Bo Berg' };
const cy = { email: 'cy@example.com', name: 'Cy Cruz' };

function step(kind: ApprovalStep['kind'], person: typeof bo, message?: string): ApprovalStep {
  const time = '2026-11-20T10:00:00.000Z';
  return { stepId: `${kind}-${person.email}`, kind, person, origin: 'console', time, ...(message && { message }) };
}

test('requested changes are open until the same reviewer approves or declines', () => {
  const request = step('changesRequested', bo, 'Correct the total.');
  const open = [{ ...bo, message: 'Correct the total.', time: request.time }];
  expect(findChangeRequests([step('approved', bo), request, step('message', bo), step('approved', cy)])).toEqual(open);
  expect(findChangeRequests([request, step('approved', { ...bo, email: 'BO@example.com' })])).toEqual([]);
  expect(findChangeRequests([request, step('declined', bo)])).toEqual([]);
});

test('the last request of a reviewer counts, and those of several stand in their order', () => {
  const steps = [
    step('changesRequested', bo, 'First'),
    step('changesRequested', cy),
    step('changesRequested', bo, 'Second'),
  ];
  expect(findChangeRequests(steps).map(({ name, message }) => [name, message])).toEqual([
    ['Cy Cruz', undefined],
    ['Bo Berg', 'Second'],
  ]);
});
