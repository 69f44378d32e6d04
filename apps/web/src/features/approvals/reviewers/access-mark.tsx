import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReviewerStatuses } from './reviewer-status.ts';

/** Marks in a name chip whether the user can open the files. Renders nothing if that is unknown. */
export function renderAccessMark(known: ReviewerStatuses | undefined, email: string): ReactNode {
  const status = known?.statuses.find((one) => one.email.toLowerCase() === email.toLowerCase());
  if (!known || !status || known.readCount === 0) return null;
  if (status.closedIds.length > 0) {
    return (
      <span className="inline-flex shrink-0 items-center gap-4 text-amber-fg">
        <CircleAlert size={12} strokeWidth={2} aria-hidden />
        No access
      </span>
    );
  }
  if (status.unsureCount > 0) return null;
  return (
    <span className="inline-flex shrink-0 items-center gap-4 text-green-fg">
      <CircleCheck size={12} strokeWidth={2} aria-hidden />
      Can open
    </span>
  );
}
