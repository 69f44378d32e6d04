import type { RefObject } from 'react';

/** The keyboard stops among the events. The events come before the slots behind them. */
const STOPS = ['[data-stop][tabindex="0"]', '[data-day][tabindex="0"]', '[data-slot][tabindex="0"]'];

/** A link for keyboard users to skip the header and the list of calendars (WCAG 2.4.1). Visible only with focus. */
export function SkipToEvents({ events }: { events: RefObject<HTMLElement | null> }) {
  const skip = () => {
    const stops = STOPS.map((stop) => events.current?.querySelector<HTMLElement>(stop));
    (stops.find((stop) => stop) ?? events.current)?.focus();
  };
  return (
    <button
      type="button"
      onClick={skip}
      className="sr-only z-50 bg-surface p-8 text-accent-ink focus:not-sr-only focus:fixed focus:top-4 focus:left-4"
    >
      Skip to the events
    </button>
  );
}
