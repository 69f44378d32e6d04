import { type Approval, personName } from './approval.ts';
import type { ApprovalStep } from './history-query.ts';

/** A way of looking at the content under review: as it is, or what has changed since something happened. */
export type ReviewView = { id: string; label: string; sinceMs: number | undefined };

/** What the content of an approval can be looked at as: whole, since it was started, since each answer. */
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
      label: `Since ${personName(approval.initiator)} started it`,
      sinceMs: Date.parse(approval.createTime ?? ''),
    },
    ...answers.values(),
  ];
}

/** ID of the view of what has changed since a reviewer requested changes. */
export function changeRequestViewId(email: string): string {
  return `since-request-${email}`;
}
