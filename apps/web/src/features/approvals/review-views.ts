import { type Approval, getPersonName } from './approval.ts';
import type { ApprovalStep } from './history-query.ts';

/** A view of the content under review: the current content, or the changes since an event. */
export type ReviewView = { id: string; label: string; sinceMs: number | undefined };

/**
 * Returns the content views of an approval: the whole content, the changes since its start, and the changes since each response.
 */
export function toReviewViews(approval: Approval, steps: readonly ApprovalStep[]): readonly ReviewView[] {
  const answers = new Map<string, ReviewView>();
  for (const { kind, person, time } of steps) {
    if (kind === 'changesRequested' && person) {
      const id = changeRequestViewId(person.email);
      answers.set(id, { id, label: `Since ${person.name} requested changes`, sinceMs: Date.parse(time) });
    }
    if (kind !== 'approved' && kind !== 'declined') continue;
    const label = `Since ${person?.name ?? 'someone'} responded`;
    answers.set(person?.email ?? '', { id: `since-${person?.email ?? ''}`, label, sinceMs: Date.parse(time) });
  }
  return [
    { id: 'now', label: 'Current', sinceMs: undefined },
    {
      id: 'since-start',
      label: `Since ${getPersonName(approval.initiator)} started it`,
      sinceMs: Date.parse(approval.createTime ?? ''),
    },
    ...answers.values(),
  ];
}

/** Returns the ID of the view of the changes since a reviewer requested changes. */
export function changeRequestViewId(email: string): string {
  return `since-request-${email}`;
}
