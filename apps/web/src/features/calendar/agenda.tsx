import { clsx } from 'clsx';
import { CalendarX2 } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { getDays } from '#shared/calendar/event-days.ts';
import { canRespond } from '#shared/calendar/invitation/can-respond.ts';
import { ResponseButtons } from '#shared/calendar/invitation/response-buttons.tsx';
import type { Occurrence } from '#shared/calendar/occurrence.ts';
import { describeDayOfSpan, formatAccessibleName, formatDay, formatTimeOnDay } from '#shared/calendar/time-text.ts';
import { useToday } from '#shared/calendar/use-today.ts';
import { useSession } from '#shared/session/session.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { StatusChip } from '#ui/display/status-chip.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { EventIcon } from './event/event-icon.tsx';
import { type StopProps, useEventFocus } from './move/use-event-focus.ts';
import { useIsSelected } from './select/selected-events.ts';
import { SELECTED_CLASS, SelectedMark } from './select/selected-mark.tsx';
import type { Period } from './view/period.ts';
import { getPeriodLabel } from './view/period-label.ts';

type AgendaProps = {
  period: Period;
  zone: string;
  occurrences: readonly Occurrence[];
  openKey: string | undefined;
  onOpen: (key: string) => void;
  /** Whether some calendars failed to load, so that an empty list may be incomplete. */
  hasFailed: boolean;
};

type AgendaDay = { day: Temporal.PlainDate; entries: readonly { id: string; occurrence: Occurrence }[] };

/** Lists events by day. `j`, `k` and the arrow keys move through the list, and Enter opens an event. */
export function Agenda({ period, zone, occurrences, openKey, onOpen, hasFailed }: AgendaProps) {
  const days = useMemo(() => groupByDay(occurrences, period.days, zone), [occurrences, period.days, zone]);
  const stops = useMemo(() => {
    const entries = days.flatMap((day) => day.entries);
    return entries.map(({ id }, index) => ({ id, firstDay: 0, lastDay: 0, minute: index }));
  }, [days]);
  const container = useRef<HTMLElement>(null);
  const { onKeyDown, stopProps, step } = useEventFocus(stops, container);
  const today = useToday(zone);
  const session = useSession();
  useShortcut('j', () => step('ArrowDown'));
  useShortcut('k', () => step('ArrowUp'));
  if (days.length === 0) {
    if (hasFailed) return null;
    return (
      <EmptyState icon={CalendarX2} title="No events on these days">
        No events in the selected calendars in {getPeriodLabel(period)}.
      </EmptyState>
    );
  }
  return (
    <section
      ref={container}
      onKeyDown={onKeyDown}
      aria-label={`Events, ${getPeriodLabel(period)}`}
      className="@container min-h-0 flex-1 overflow-auto border-line border-t bg-surface"
    >
      {days.map(({ day, entries }) => (
        <section key={day.toString()} aria-label={formatDay(day)}>
          <h2 className="sticky top-0 z-10 flex h-32 items-center gap-8 border-line border-b bg-sunken px-16 font-semibold">
            {formatDay(day)}
            {day.equals(today) && <span className="font-medium text-accent-ink text-small">Today</span>}
          </h2>
          <ul>
            {entries.map(({ id, occurrence }) => (
              <li key={id} className="flex border-line border-b @max-[640px]:flex-col">
                <AgendaRow
                  occurrence={occurrence}
                  day={day}
                  zone={zone}
                  isOpen={occurrence.key === openKey}
                  stopProps={stopProps(id)}
                  onOpen={onOpen}
                />
                {occurrence.state === 'unanswered' && canRespond(session, occurrence) && (
                  <span className="flex shrink-0 items-center px-16 max-sm:px-12 @max-[640px]:pb-8">
                    <ResponseButtons calendarId={occurrence.calendar.id} event={occurrence.event} isNamed />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

type AgendaRowProps = {
  occurrence: Occurrence;
  day: Temporal.PlainDate;
  zone: string;
  isOpen: boolean;
  stopProps: StopProps;
  onOpen: (key: string) => void;
};

function AgendaRow({ occurrence, day, zone, isOpen, stopProps, onOpen }: AgendaRowProps) {
  const { title, calendar, color, event, state } = occurrence;
  const isOff = state === 'declined' || state === 'cancelled';
  const isSelected = useIsSelected(occurrence.key);
  return (
    <button
      {...stopProps}
      type="button"
      aria-current={isOpen}
      onClick={() => onOpen(occurrence.key)}
      className={clsx(
        'flex min-h-44 w-full min-w-0 cursor-default items-center gap-12 px-16 py-6 text-left hover:bg-hover focus-visible:-outline-offset-2 aria-[current=true]:bg-selected max-sm:gap-8 max-sm:px-12',
        isSelected && SELECTED_CLASS,
      )}
    >
      <span className="sr-only">
        {formatAccessibleName(occurrence, zone)}
        {isSelected && ', selected'}
      </span>
      <span
        aria-hidden
        className="h-28 w-4 shrink-0 rounded-full forced-color-adjust-none"
        style={{ background: color }}
      />
      <span aria-hidden className="w-144 shrink-0 whitespace-nowrap text-ink-2 max-sm:w-96 max-sm:whitespace-normal">
        {formatTimeOnDay(occurrence, day, zone)}
      </span>
      <span aria-hidden className="min-w-0 flex-1">
        <span className="flex items-center gap-6">
          <SelectedMark eventKey={occurrence.key} />
          <EventIcon occurrence={occurrence} />
          <span className={isOff ? 'truncate font-medium line-through' : 'truncate font-medium'}>{title}</span>
        </span>
        <span className="block truncate text-ink-3 text-small">
          {[describeDayOfSpan(occurrence, day, zone), event.location, calendar.name].filter(Boolean).join(' · ')}
        </span>
      </span>
      {state !== 'confirmed' && (
        <span aria-hidden className="@max-[640px]:hidden">
          <StatusChip family="neutral" glyph={<EventIcon occurrence={occurrence} />} border={isOff ? 'none' : 'dashed'}>
            {STATE_LABELS[state]}
          </StatusChip>
        </span>
      )}
    </button>
  );
}

const STATE_LABELS = {
  confirmed: 'Confirmed',
  tentative: 'Tentative',
  unanswered: 'No response',
  declined: 'Declined',
  cancelled: 'Cancelled',
} as const;

function groupByDay(
  occurrences: readonly Occurrence[],
  days: readonly Temporal.PlainDate[],
  zone: string,
): readonly AgendaDay[] {
  return days
    .map((day) => {
      const entries = occurrences
        .filter((occurrence) => {
          const [first, last] = getDays(occurrence, zone);
          return Temporal.PlainDate.compare(first, day) <= 0 && Temporal.PlainDate.compare(day, last) <= 0;
        })
        // Events that began earlier and all-day events come before events that begin on the day.
        .map((occurrence) => ({ id: `${occurrence.key}@${day.toString()}`, occurrence }));
      return { day, entries };
    })
    .filter(({ entries }) => entries.length > 0);
}
