import { countOf } from '@rotunda/api-client/count-of';
import { clsx } from 'clsx';

/** The number of pending items of a navigation entry. */
export type Badge = {
  count: number;
  /** The singular noun for the items, such as `open alert`. */
  noun: string;
  /** Whether any item is overdue. */
  isUrgent: boolean;
  /** Whether there may be more. */
  isPartial?: boolean;
};

/** The maximum number in a badge. */
const MAX_COUNT = 99;

/** A number in a navigation entry, with a description for screen readers. */
export function NavBadge({
  badge: { count, noun, isUrgent, isPartial = false },
  isCollapsed,
}: {
  badge: Badge;
  isCollapsed: boolean;
}) {
  return (
    <span
      className={clsx(
        'min-w-16 shrink-0 rounded-full px-4 text-center font-medium text-micro tabular-nums max-sm:absolute max-sm:top-2 max-sm:left-1/2',
        isUrgent ? 'bg-danger text-on-danger' : 'bg-accent text-on-accent',
        isCollapsed && 'sm:absolute sm:top-0 sm:right-0',
      )}
    >
      {Math.min(count, MAX_COUNT)}
      {(isPartial || count > MAX_COUNT) && '+'}
      <span className="sr-only">{` ${countOf(count, noun).replace(/^\S+ /, '')}`}</span>
    </span>
  );
}
