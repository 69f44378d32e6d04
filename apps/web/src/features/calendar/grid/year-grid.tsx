import { countOf } from '@rotunda/api-client/count-of';
import { Link, useRouter } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { type KeyboardEvent, type MouseEvent, memo, useEffect, useMemo, useRef, useState } from 'react';
import { getPeriod, type Period } from '#features/calendar/view/period.ts';
import { getPeriodLabel } from '#features/calendar/view/period-label.ts';
import type { View } from '#features/calendar/view/search.ts';
import { createDayFormat, weekdayLetter } from '#shared/calendar/day-format.ts';
import { getDays } from '#shared/calendar/event-days.ts';
import type { Occurrence } from '#shared/calendar/occurrence.ts';
import { formatDay } from '#shared/calendar/time-text.ts';
import { useToday } from '#shared/calendar/use-today.ts';

const WEEK_DAYS = 7;
const longMonth = createDayFormat({ month: 'long' });

type YearGridProps = {
  period: Period;
  zone: string;
  occurrences: readonly Occurrence[];
  onShow: (view: View, date: string) => void;
};

/**
 * Shows a year by month. Days with more events have a stronger tint. Arrow keys move between days, Page Up and Page Down between
 * months, and Enter shows the day.
 */
export function YearGrid({ period, zone, occurrences, onShow }: YearGridProps) {
  const counts = useMemo(() => countByDay(occurrences, zone), [occurrences, zone]);
  const today = useToday(zone);
  const most = Math.max(1, ...counts.values());
  const list = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(period.date);
  const stop = current.year === period.date.year ? current : period.date;
  // On phones, the months are stacked.
  useEffect(() => {
    list.current
      ?.querySelector(`[data-day="${period.date}"]`)
      ?.closest('section')
      ?.scrollIntoView({ block: 'nearest' });
  }, [period.date]);
  const onKeyDown = (event: KeyboardEvent) => {
    const isOnDay = event.target instanceof HTMLElement && event.target.dataset.day !== undefined;
    const next = isOnDay && !event.ctrlKey && !event.metaKey && !event.altKey && stepInYear(stop, event.key);
    if (!next) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-day]') : null;
    // With these modifier keys, the browser opens the link elsewhere.
    if (!link?.dataset.day || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onShow('day', link.dataset.day);
  };
  const { year } = period.date;
  const months = useMemo(() => getMonths(year, period.weekStart), [year, period.weekStart]);
  const hrefOfAnyDay = useHrefOfAnyDay();
  return (
    <section
      ref={list}
      onKeyDown={onKeyDown}
      onClick={onClick}
      aria-label={`Events, ${getPeriodLabel(period)}`}
      className="min-h-0 flex-1 overflow-auto border-line border-t bg-surface p-16"
    >
      <div className="grid gap-x-32 gap-y-24 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
        {months.map((month) => (
          <Month
            key={month.date.month}
            month={month}
            today={today}
            counts={counts}
            most={most}
            stop={stop.month === month.date.month ? stop : undefined}
            hrefOfAnyDay={hrefOfAnyDay}
            onFocus={setCurrent}
          />
        ))}
      </div>
    </section>
  );
}

function getMonths(year: number, weekStart: number): readonly Period[] {
  return Array.from({ length: 12 }, (_, index) =>
    getPeriod('month', Temporal.PlainDate.from({ year, month: index + 1, day: 1 }), weekStart),
  );
}

const ANY_DAY = '0000-01-01';

/** Returns the URL of a placeholder day. Building 365 URLs in the router takes longer than rendering the whole year. */
function useHrefOfAnyDay(): string {
  const router = useRouter();
  const params = { view: 'day', date: ANY_DAY };
  const location = router.buildLocation({ to: '/calendar/$view/$date', params, search: true });
  return router.history.createHref(location.publicHref);
}

type MonthProps = {
  month: Period;
  /** The day that is the Tab stop, if it is in this month. */
  stop: Temporal.PlainDate | undefined;
  onFocus: (day: Temporal.PlainDate) => void;
  today: Temporal.PlainDate;
  counts: ReadonlyMap<string, number>;
  most: number;
  hrefOfAnyDay: string;
};

const Month = memo(function Month({ month, today, counts, most, stop, hrefOfAnyDay, onFocus }: MonthProps) {
  const { date, days } = month;
  const name = longMonth(date);
  return (
    <section aria-label={name}>
      <h2 className="mb-4 font-semibold">
        <Link
          to="/calendar/$view/$date"
          params={{ view: 'month', date: date.toString() }}
          search={true}
          className="inline-block min-h-24 rounded-control px-4 hover:bg-hover"
        >
          {name}
        </Link>
      </h2>
      <div aria-hidden className="grid grid-cols-7 gap-1 text-center text-ink-3 text-micro">
        {days.slice(0, WEEK_DAYS).map((day) => (
          <span key={day.dayOfWeek}>{weekdayLetter(day)}</span>
        ))}
      </div>
      <ol className="grid grid-cols-7 gap-1">
        {days.map((day) => (
          <li key={day.toString()}>
            {day.month === date.month && (
              <Day
                day={day}
                count={counts.get(day.toString()) ?? 0}
                most={most}
                isToday={day.equals(today)}
                isStop={stop !== undefined && day.equals(stop)}
                href={hrefOfAnyDay.replace(ANY_DAY, day.toString())}
                onFocus={() => onFocus(day)}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
});

const MIN_TINT = 10;
const MAX_TINT = 55; // Text is still readable on this tint.

function Day({
  day,
  count,
  most,
  isToday,
  isStop,
  href,
  onFocus,
}: {
  day: Temporal.PlainDate;
  count: number;
  most: number;
  isToday: boolean;
  isStop: boolean;
  href: string;
  onFocus: () => void;
}) {
  const tint = MIN_TINT + ((MAX_TINT - MIN_TINT) * count) / most;
  const said = count === 0 ? 'no events' : countOf(count, 'event');
  return (
    <a
      href={href}
      tabIndex={isStop ? 0 : -1}
      data-day={day.toString()}
      onFocus={onFocus}
      title={said}
      style={count > 0 ? { background: `color-mix(in oklab, var(--accent) ${tint}%, var(--surface))` } : {}}
      className={clsx(
        'flex h-24 items-center justify-center rounded-control text-small hover:outline-1 hover:outline-line-strong',
        isToday && 'font-semibold outline-2 outline-accent',
      )}
    >
      <span aria-hidden>{day.day}</span>
      <span className="sr-only">
        {formatDay(day)}, {said}
      </span>
    </a>
  );
}

/** Returns the day to which a key moves. Returns undefined for other keys. Stops at the ends of the year. */
function stepInYear(day: Temporal.PlainDate, key: string): Temporal.PlainDate | undefined {
  const step = STEPS[key];
  const next = step === undefined ? undefined : day.add(step);
  return next?.year === day.year ? next : undefined;
}

const STEPS: Readonly<Record<string, Temporal.DurationLike>> = {
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
  ArrowUp: { weeks: -1 },
  ArrowDown: { weeks: 1 },
  PageUp: { months: -1 },
  PageDown: { months: 1 },
};

function countByDay(occurrences: readonly Occurrence[], zone: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const occurrence of occurrences) {
    const [first, last] = getDays(occurrence, zone);
    for (let day = first; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
      counts.set(day.toString(), (counts.get(day.toString()) ?? 0) + 1);
    }
  }
  return counts;
}
