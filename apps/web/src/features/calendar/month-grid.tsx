import { clsx } from 'clsx';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { daysOf } from '#shared/calendar/event-days.ts';
import type { Occurrence } from '#shared/calendar/occurrence.ts';
import { formatClock, formatDay, spokenName } from '#shared/calendar/time-text.ts';
import { EventIcon } from './event-icon.tsx';
import { eventLook } from './event-look.ts';
import { type Period, startOfWeek } from './period.ts';
import { periodLabel } from './period-label.ts';
import type { View } from './search.ts';
import type { GridEditing } from './use-grid-editing.tsx';
import { useToday } from './use-today.ts';

type MonthGridProps = {
  period: Period;
  zone: string;
  occurrences: readonly Occurrence[];
  openKey: string | undefined;
  onOpen: (key: string) => void;
  onShow: (view: View, date: string) => void;
  editing: GridEditing;
};

const MOST_SHOWN = 4; // More would make the weeks of a full month taller than the screen.

/** A month in weeks. Arrow keys walk the days, Enter shows one, `c` makes an event that takes it as a whole. */
export function MonthGrid({ period, zone, occurrences, openKey, onOpen, onShow, editing }: MonthGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState(period.date);
  const byDay = useMemo(() => groupByDay(occurrences, zone), [occurrences, zone]);
  const today = useToday(zone);
  const weeks = toWeeks(period.days);
  const stop = period.days.some((day) => day.equals(current)) ? current : period.date;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.day === undefined) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = stepDay(stop, event.key, period);
    if (next) table.current?.querySelector<HTMLElement>(`[data-day="${next.toString()}"]`)?.focus();
    else if (event.key === 'Enter') onShow('day', stop.toString());
    else if (event.key === 'c' && !editing.isReadOnly) editing.onCreate(wholeDay(stop));
    else return;
    event.preventDefault();
  };
  return (
    <section aria-label={`Events, ${periodLabel(period)}`} className="min-h-0 flex-1 overflow-auto bg-surface">
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its days are walked by keys
        role="grid"
        aria-label={`Days, ${periodLabel(period)}`}
        onKeyDown={onKeyDown}
        className="h-full min-h-560 w-full table-fixed border-collapse"
      >
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th
                key={day.dayOfWeek}
                scope="col"
                className="sticky top-0 z-10 h-28 border-line border-b bg-surface px-8 text-left font-normal text-ink-3 text-small"
              >
                {day.toLocaleString('en-GB', { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={String(week[0])}>
              {week.map((day) => (
                <DayCell
                  key={day.toString()}
                  day={day}
                  isOutside={day.month !== period.date.month}
                  isToday={day.equals(today)}
                  isStop={day.equals(stop)}
                  events={byDay.get(day.toString()) ?? []}
                  zone={zone}
                  openKey={openKey}
                  onFocus={() => setCurrent(day)}
                  onOpen={onOpen}
                  onShow={() => onShow('day', day.toString())}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type DayCellProps = {
  day: Temporal.PlainDate;
  isOutside: boolean;
  isToday: boolean;
  isStop: boolean;
  events: readonly Occurrence[];
  zone: string;
  openKey: string | undefined;
  onFocus: () => void;
  onOpen: (key: string) => void;
  onShow: () => void;
};

function DayCell(props: DayCellProps) {
  const { day, isOutside, isToday, isStop, events, zone, openKey, onFocus, onOpen, onShow } = props;
  const shown = events.length > MOST_SHOWN ? events.slice(0, MOST_SHOWN - 1) : events;
  const count = events.length === 0 ? 'no events' : `${events.length} ${events.length === 1 ? 'event' : 'events'}`;
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid that is walked by keys
      role="gridcell"
      aria-current={isToday ? 'date' : undefined}
      data-day={day.toString()}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      className={clsx(
        'h-96 border-line border-b p-0 align-top focus-visible:-outline-offset-2 not-first:border-l',
        isOutside && 'bg-canvas',
      )}
    >
      <span className="sr-only">
        {formatDay(day)}, {count}
      </span>
      <button
        type="button"
        tabIndex={-1}
        onClick={onShow}
        className={clsx(
          'm-2 inline-flex h-24 min-w-24 cursor-default items-center justify-center rounded-full px-4',
          isToday ? 'bg-accent font-semibold text-on-accent' : 'hover:bg-hover',
          isOutside && !isToday && 'text-ink-3',
        )}
      >
        <span aria-hidden>
          {day.day === 1 ? day.toLocaleString('en-GB', { day: 'numeric', month: 'short' }) : day.day}
        </span>
        <span className="sr-only">Show the day</span>
      </button>
      {events.length > 0 && (
        <ul className="flex flex-col gap-1 px-2 pb-2">
          {shown.map((occurrence) => (
            <li key={occurrence.key}>
              <MonthEvent occurrence={occurrence} zone={zone} isOpen={occurrence.key === openKey} onOpen={onOpen} />
            </li>
          ))}
          {shown.length < events.length && (
            <li>
              <button
                type="button"
                tabIndex={-1}
                onClick={onShow}
                className="h-24 w-full cursor-default rounded-control px-4 text-left text-ink-2 text-small hover:bg-hover"
              >
                {events.length - shown.length} more
              </button>
            </li>
          )}
        </ul>
      )}
    </td>
  );
}

type MonthEventProps = { occurrence: Occurrence; zone: string; isOpen: boolean; onOpen: (key: string) => void };

function MonthEvent({ occurrence, zone, isOpen, onOpen }: MonthEventProps) {
  const look = eventLook(occurrence);
  const { time, title } = occurrence;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-current={isOpen}
      onClick={() => onOpen(occurrence.key)}
      style={look.style}
      className={clsx(
        look.className,
        'flex h-24 w-full min-w-0 cursor-default items-center gap-4 overflow-hidden px-4',
        isOpen && 'outline-2 outline-accent',
      )}
    >
      <span className="sr-only">{spokenName(occurrence, zone)}</span>
      <EventIcon occurrence={occurrence} />
      <span aria-hidden className="truncate">
        {!time.isAllDay && <span className="text-ink-2 max-sm:hidden">{formatClock(time.start, zone)} </span>}
        {title}
      </span>
    </button>
  );
}

function groupByDay(occurrences: readonly Occurrence[], zone: string): ReadonlyMap<string, readonly Occurrence[]> {
  const days = new Map<string, Occurrence[]>();
  for (const occurrence of occurrences) {
    const [first, last] = daysOf(occurrence, zone);
    for (let day = first; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
      const key = day.toString();
      days.set(key, [...(days.get(key) ?? []), occurrence]);
    }
  }
  return days;
}

function toWeeks(days: readonly Temporal.PlainDate[]): readonly (readonly Temporal.PlainDate[])[] {
  return Array.from({ length: Math.ceil(days.length / 7) }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

function stepDay(day: Temporal.PlainDate, key: string, { weekStart }: Period): Temporal.PlainDate | undefined {
  const weekday = startOfWeek(day, weekStart);
  const steps: Readonly<Record<string, Temporal.PlainDate>> = {
    ArrowLeft: day.subtract({ days: 1 }),
    ArrowRight: day.add({ days: 1 }),
    ArrowUp: day.subtract({ weeks: 1 }),
    ArrowDown: day.add({ weeks: 1 }),
    Home: weekday,
    End: weekday.add({ days: 6 }),
  };
  return steps[key];
}

function wholeDay(day: Temporal.PlainDate) {
  return { isAllDay: true, start: day, end: day.add({ days: 1 }) } as const;
}
