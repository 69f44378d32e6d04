import { Check } from 'lucide-react';
import { useIsSelected } from './selected-events.ts';

/** Outlines a selected event inside of its edge, where no neighbour covers it. */
export const SELECTED_CLASS = 'outline-2 outline-accent -outline-offset-2';

/** Marks a selected event, also for those who do not see its outline. */
export function SelectedMark({ eventKey }: { eventKey: string }) {
  if (!useIsSelected(eventKey)) return null;
  return (
    <span className="inline-flex shrink-0 items-center text-accent-ink">
      <Check size={12} strokeWidth={3} aria-hidden />
    </span>
  );
}
