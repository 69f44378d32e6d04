import { CircleAlert } from 'lucide-react';
import { explainError } from '#shared/errors/error-view.tsx';
import { Button } from '#ui/buttons/button.tsx';
import type { CalendarInfo } from './occurrence.ts';

/** A calendar whose events could not be read. */
export type FailedCalendar = { calendar: CalendarInfo; error: Error; retry: () => void };

type FailedCalendarsProps = {
  failed: readonly FailedCalendar[];
  /** What the calendars were read for. */
  intent: 'loaded' | 'searched';
};

const NAMES = new Intl.ListFormat('en-GB');

/** A banner that names the calendars that could not be read, with the reasons. Events of all other calendars are still shown. */
export function FailedCalendars({ failed, intent }: FailedCalendarsProps) {
  const retryAll = () => {
    for (const { retry } of failed) retry();
  };
  return (
    <div role="alert">
      {failed.length > 0 && (
        <div className="flex min-h-36 items-center gap-x-8 border-line border-t bg-red-bg px-16 py-4 text-red-fg">
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
          <ul aria-label={`Calendars that could not be ${intent}`} className="min-w-0">
            {groupByReason(failed).map(([reason, names]) => (
              <li key={reason} className="break-words">
                <span className="font-medium">{NAMES.format(names)}</span> could not be {intent}: {reason}
              </li>
            ))}
          </ul>
          <Button kind="quiet" onPress={retryAll}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}

/** Usually all fail for the same reason, which is then stated once. */
function groupByReason(failed: readonly FailedCalendar[]): readonly [reason: string, names: string[]][] {
  const names = new Map<string, string[]>();
  for (const { calendar, error } of failed) {
    const reason = explainError(error);
    names.set(reason, [...(names.get(reason) ?? []), calendar.name]);
  }
  return [...names];
}
