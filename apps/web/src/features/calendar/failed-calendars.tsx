import { CircleAlert } from 'lucide-react';
import { explainError } from '#shared/error-view.tsx';
import { Button } from '#ui/button.tsx';
import type { FailedCalendar } from './use-calendar-events.ts';

/** Names the calendars that could not be loaded, and why; what the others hold is shown all the same. */
export function FailedCalendars({ failed }: { failed: readonly FailedCalendar[] }) {
  return (
    <div role="alert">
      {failed.length > 0 && (
        <ul aria-label="Calendars that could not be loaded">
          {failed.map(({ calendar, error, retry }) => (
            <li
              key={calendar.id}
              className="flex min-h-36 flex-wrap items-center gap-x-8 gap-y-4 border-line border-t bg-red-bg px-16 py-4 text-red-fg"
            >
              <CircleAlert size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
              <span className="min-w-0">
                <span className="font-medium">{calendar.name}</span> could not be loaded: {explainError(error)}
              </span>
              <Button kind="quiet" onPress={retry}>
                Try again
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
