import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { longWeekday, monthAndYear, weekdayLetter } from '#shared/calendar/day-format.ts';
import { startOfWeek } from '#shared/calendar/start-of-week.ts';
import { formatDayAndYear } from '#shared/calendar/time-text.ts';
import { useToday } from '#shared/calendar/use-today.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';

type MiniMonthProps = {
  /** The initial day. */
  date: Temporal.PlainDate;
  /** The first and last marked day. */
  shown: readonly [first: Temporal.PlainDate, last: Temporal.PlainDate];
  /** The first day of the week, as an ISO 8601 weekday number. */
  weekStart: number;
  zone: string;
  /** Whether the field takes focus when it appears. */
  hasFocus?: boolean;
  onDate: (date: string) => void;
};

const WEEKS = 6; // Fits every month, so that the height is constant.

/**
 * A month for navigating to a day. It has a single Tab stop; arrow keys move by days and weeks, PageUp and PageDown by months.
 */
export function MiniMonth({ date, shown, weekStart, zone, hasFocus = false, onDate }: MiniMonthProps) {
  const [cursor, setCursor] = useState(date);
  const [opened, setOpened] = useState(date);
  const [chosen, setChosen] = useState<Temporal.PlainDate>();
  const table = useRef<HTMLTableElement>(null);
  // Effects of an earlier render may run between a key press and the render of the day it leads to.
  const focusing = useRef(hasFocus ? date : undefined);
  const today = useToday(zone);
  if (!date.equals(opened)) {
    setOpened(date);
    // The cursor may have left the selected day before the screen shows it.
    if (!chosen?.equals(date)) setCursor(date);
    setChosen(undefined);
  }
  useEffect(() => {
    if (!focusing.current?.equals(cursor)) return;
    focusing.current = undefined;
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  const weeks = useMemo(() => getWeeks(cursor, weekStart), [cursor, weekStart]);
  const [first, last] = shown;
  const title = monthAndYear(cursor);
  const choose = (day: Temporal.PlainDate) => {
    setCursor(day);
    setChosen(day);
    onDate(day.toString());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveBy(cursor, event.key, weekStart);
    if (!next) return;
    event.preventDefault();
    focusing.current = next;
    setCursor(next);
  };
  return (
    <section aria-label="Go to a day">
      <div className="flex items-center justify-between">
        <p aria-live="polite" className="pl-4 font-medium">
          {title}
        </p>
        <span className="flex">
          <IconButton
            icon={ChevronLeft}
            label="Previous month"
            onPress={() => setCursor(cursor.subtract({ months: 1 }))}
          />
          <IconButton icon={ChevronRight} label="Next month" onPress={() => setCursor(cursor.add({ months: 1 }))} />
        </span>
      </div>
      <table ref={table} aria-label={title} onKeyDown={onKeyDown} className="w-full table-fixed text-center text-small">
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day.dayOfWeek} scope="col" className="h-24 font-normal text-ink-3 text-micro">
                <span aria-hidden>{weekdayLetter(day)}</span>
                <span className="sr-only">{longWeekday(day)}</span>
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
                  cursor={cursor}
                  isToday={day.equals(today)}
                  first={first}
                  last={last}
                  onDate={choose}
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
  cursor: Temporal.PlainDate;
  isToday: boolean;
  /** The days shown beside the month. */
  first: Temporal.PlainDate;
  last: Temporal.PlainDate;
  onDate: (day: Temporal.PlainDate) => void;
};

function DayCell({ day, cursor, isToday, first, last, onDate }: DayCellProps) {
  const isShown = Temporal.PlainDate.compare(first, day) <= 0 && Temporal.PlainDate.compare(day, last) <= 0;
  return (
    <td
      className={clsx(
        'p-0 first:rounded-l-full last:rounded-r-full',
        isShown && 'bg-selected',
        day.equals(first) && 'rounded-l-full',
        day.equals(last) && 'rounded-r-full',
      )}
    >
      <button
        type="button"
        tabIndex={day.equals(cursor) ? 0 : -1}
        aria-label={formatDayAndYear(day)}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => onDate(day)}
        className={clsx(
          'inline-flex size-26 max-sm:size-40 cursor-default items-center justify-center rounded-full focus-visible:outline-offset-0',
          isToday ? 'bg-accent font-semibold text-on-accent hover:bg-accent-hover' : 'hover:bg-hover',
          !isToday && day.month !== cursor.month && 'text-ink-3',
        )}
      >
        {day.day}
      </button>
    </td>
  );
}

function getWeeks(cursor: Temporal.PlainDate, weekStart: number): readonly (readonly Temporal.PlainDate[])[] {
  const first = startOfWeek(cursor.with({ day: 1 }), weekStart);
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => first.add({ days: week * 7 + day })),
  );
}

function moveBy(cursor: Temporal.PlainDate, key: string, weekStart: number): Temporal.PlainDate | undefined {
  switch (key) {
    case 'ArrowLeft':
      return cursor.subtract({ days: 1 });
    case 'ArrowRight':
      return cursor.add({ days: 1 });
    case 'ArrowUp':
      return cursor.subtract({ weeks: 1 });
    case 'ArrowDown':
      return cursor.add({ weeks: 1 });
    case 'Home':
      return startOfWeek(cursor, weekStart);
    case 'End':
      return startOfWeek(cursor, weekStart).add({ days: 6 });
    case 'PageUp':
      return cursor.subtract({ months: 1 });
    case 'PageDown':
      return cursor.add({ months: 1 });
    default:
      return undefined;
  }
}
