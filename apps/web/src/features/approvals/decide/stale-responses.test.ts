import { expect, test } from 'vitest';
import type { ApprovalStep } from '#features/approvals/history-query.ts';
import { findStaleResponses, groupByReviewedVersion } from './stale-responses.ts';

function step(kind: ApprovalStep['kind'], hour: number, email = 'ana@example.com'): ApprovalStep {
  const time = `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`;
  return { stepId: `${kind} ${hour}`, kind, origin: 'console', time, person: { email, name: email } };
}

const noon = '2026-11-20T12:00:00.000Z';
const ana = { name: 'ana@example.com', email: 'ana@example.com' };

test('a response is stale if the file is newer, or if it was reset, and not after the next response', () => {
  const approved = step('approved', 10);
  expect(findStaleResponses([approved], noon)).toEqual([{ ...ana, isReset: false }]);
  expect(findStaleResponses([step('approved', 13)], noon)).toEqual([]);
  expect(findStaleResponses([approved, step('reset', 12)], noon)).toEqual([{ ...ana, isReset: true }]);
  expect(findStaleResponses([approved, step('reset', 12), step('approved', 13)], noon)).toEqual([]);
});

test('declines, messages and files without a time are never stale', () => {
  expect(findStaleResponses([step('declined', 10), step('message', 10, 'bo@example.com')], noon)).toEqual([]);
  expect(findStaleResponses([step('approved', 10)], undefined)).toEqual([]);
});

test('reviewers who approved the same content are grouped, and reviewers who have to respond again are separate', () => {
  const responses = [ana, { name: 'Bo', email: 'bo@example.com' }, { name: 'Chen', email: 'chen@example.com' }];
  const [first, second, third] = responses.map((response) => ({ ...response, isReset: response.name === 'Chen' }));
  if (!first || !second || !third) throw new Error('There are three.');
  const sameTime = () => ({ sinceMs: 1 });
  expect(groupByReviewedVersion([first, second, third], sameTime)).toEqual([[first, second], [third]]);
  const ownTime = ({ email }: { email: string }) => ({ sinceMs: email.length });
  expect(groupByReviewedVersion([first, second], ownTime)).toEqual([[first], [second]]);
});
