import { Check } from 'lucide-react';
import { useIsSelected } from './selected-events.ts';

/** Outlines a selected event inside its edge, so that adjacent events do not cover the outline. */
export const SELECTED_CLASS = 'outline-2 outline-accent -outline-offset-2';

/** Marks a selected event for screen readers, too. */
export function SelectedMark({ eventKey }: { eventKey: string }) {
  if (!useIsSelected(eventKey)) return null;
  return (
    <span className="inline-flex shrink-0 items-center text-accent-ink">
      <Check size={12} strokeWidth={3} aria-hidden />
    </span>
  );
}
