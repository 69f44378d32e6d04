import { countOf } from '@rotunda/api-client/count-of';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { Ref } from 'react';
import { EventButton } from '#features/calendar/event/event-button.tsx';
import { shortWeekday } from '#shared/calendar/day-format.ts';
import { formatDay } from '#shared/calendar/time-text.ts';
import type { Bar } from './all-day-tracks.ts';
import type { GridEvents } from './day-column.tsx';
import { type GridLayout, toBarId } from './grid-layout.ts';
import type { DayScale } from './time-axis.ts';
import type { DayRange } from './use-grid-pointer.ts';
import { ZoneHeads } from './zone-heads.tsx';

type GridHeadProps = GridEvents & {
  layout: GridLayout;
  also: readonly string[];
  today: Temporal.PlainDate;
  columns: string;
  /** The days over which the pointer is drawing an event. */
  drawn: DayRange | undefined;
  ref: Ref<HTMLDivElement>;
};

/**
 * The header of the grid, which stays in place while the hours scroll: the days, the working locations and the all-day events.
 */
export function GridHead({ layout, also, today, columns, drawn, ref, ...events }: GridHeadProps) {
  return (
    <div ref={ref} className="sticky top-0 z-20 border-line-strong border-b bg-surface">
      <div className="grid" style={{ gridTemplateColumns: columns }}>
        <ZoneHeads layout={layout} also={also} />
        {layout.days.map(({ scale }) => (
          <DayHead key={scale.day.toString()} scale={scale} isToday={scale.day.equals(today)} />
        ))}
      </div>
      <Bars label="Working locations" bars={layout.places} columns={columns} {...events} />
      <Bars label="All day" bars={layout.bars} columns={columns} {...events} />
      <DaySlots days={layout.days.length} columns={columns} drawn={drawn} />
    </div>
  );
}

function DayHead({ scale: { day, start, end }, isToday }: { scale: DayScale; isToday: boolean }) {
  const hours = end.since(start).total('hours');
  return (
    <Link
      to="/calendar/$view/$date"
      params={{ view: 'day', date: day.toString() }}
      search={true}
      {...(isToday && { 'aria-current': 'date' as const })}
      className="@container relative flex h-44 items-center gap-6 border-line border-l px-8 text-ink-2 hover:bg-hover focus-visible:-outline-offset-2"
    >
      <span className="sr-only">
        {formatDay(day)}
        {hours !== DAY_HOURS && `, ${countOf(hours, 'hour')}, the clocks change`}, show the day
      </span>
      <span
        aria-hidden
        className={clsx(
          'inline-flex h-28 min-w-28 items-center justify-center rounded-full font-semibold text-section',
          isToday ? 'bg-accent text-on-accent @max-[72px]:-ml-4' : '-ml-4 text-ink',
        )}
      >
        {day.day}
      </span>
      <span aria-hidden className={isToday ? 'font-medium text-accent-ink @max-[72px]:-ml-2' : '@max-[72px]:-ml-4'}>
        {shortWeekday(day)}
      </span>
      {hours !== DAY_HOURS && (
        <span
          aria-hidden
          title="The clocks change on this day"
          className="ml-auto shrink-0 whitespace-nowrap rounded-full bg-amber-bg px-6 text-amber-fg text-small @max-[96px]:absolute @max-[96px]:right-1 @max-[96px]:bottom-0 @max-[96px]:px-4 @max-[96px]:text-micro"
        >
          {hours} h
        </span>
      )}
    </Link>
  );
}

const DAY_HOURS = 24;

/** The area for creating all-day events with the mouse. Keyboard users can select all-day in any dialog for a new event. */
function DaySlots({ days, columns, drawn }: { days: number; columns: string; drawn: DayRange | undefined }) {
  return (
    <div aria-hidden data-days className="grid h-12" style={{ gridTemplateColumns: columns }}>
      <span className="sticky left-0 bg-surface" />
      {Array.from({ length: days }, (_, day) => (
        <span
          key={day}
          className={clsx(
            'border-line border-l hover:bg-hover',
            drawn && drawn.first <= day && day <= drawn.last && 'bg-selected',
          )}
        />
      ))}
    </div>
  );
}

type BarsProps = GridEvents & { label: string; bars: readonly Bar[]; columns: string };

function Bars({ label, bars, columns, zone, openKey, stopProps, onOpen, isMovable }: BarsProps) {
  if (bars.length === 0) return null;
  return (
    <ul
      aria-label={label}
      className="relative grid max-h-160 auto-rows-[25px] gap-y-1 overflow-y-auto pb-2"
      style={{ gridTemplateColumns: columns }}
    >
      {bars.map((bar) => (
        <li
          key={toBarId(bar)}
          className="grid min-w-0 px-1"
          style={{ gridColumn: `${bar.firstDay + 2} / ${bar.lastDay + 3}`, gridRow: bar.track + 1 }}
        >
          <EventButton
            occurrence={bar.occurrence}
            zone={zone}
            isOpen={bar.occurrence.key === openKey}
            stopProps={stopProps(toBarId(bar))}
            onOpen={onOpen}
            size="line"
            edge={!bar.isUntilAfter && isMovable(bar.occurrence) ? 'after' : undefined}
            style={{}}
            className={clsx(
              'relative',
              bar.isFromBefore && 'rounded-l-none border-l-0',
              bar.isUntilAfter && 'rounded-r-none border-r-0',
            )}
          />
        </li>
      ))}
    </ul>
  );
}
