import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { Occurrence } from '#shared/calendar/occurrence.ts';
import type { Bar } from './all-day-lanes.ts';
import { DayColumn } from './day-column.tsx';
import { GridHead } from './grid-head.tsx';
import { type GridLayout, layoutGrid } from './grid-layout.ts';
import { DAY_HEAD_PX, GUTTER_PX, LANE_PX, LEAST_EVENT_PX, MINUTE_PX } from './grid-measure.ts';
import { NowLine } from './now-line.tsx';
import type { Period } from './period.ts';
import { periodLabel } from './period-label.ts';
import type { TimeAxis } from './time-axis.ts';
import { useEventFocus } from './use-event-focus.ts';
import { useToday } from './use-today.ts';
import { useWidth } from './use-width.ts';

type TimeGridProps = {
  period: Period;
  zone: string;
  occurrences: readonly Occurrence[];
  openKey: string | undefined;
  onOpen: (key: string) => void;
};

const LEAST_DAY_PX = 68; // A week then fits beside an open panel at 1440 px.
const LAST_WORKDAY = 5; // Friday, as ISO 8601 counts.

/** A week or a day by the hour. Arrow keys move between the events, Enter opens one. */
export function TimeGrid({ period, zone, occurrences, openKey, onOpen }: TimeGridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const dayWidthPx = (useWidth(scroller) - GUTTER_PX) / period.days.length;
  const maxColumns = Math.max(1, Math.floor(Math.max(dayWidthPx, LEAST_DAY_PX) / LEAST_EVENT_PX));
  const layout = useMemo(
    () => layoutGrid(occurrences, period.days, zone, maxColumns),
    [occurrences, period.days, zone, maxColumns],
  );
  const { containerProps, stopProps } = useEventFocus(layout.stops);
  const today = useToday(zone);
  const columns = `${GUTTER_PX}px repeat(${period.days.length}, minmax(0, 1fr))`;
  const lanes = countLanes(layout.places) + countLanes(layout.bars);
  const events = { zone, openKey, stopProps, onOpen };
  useFirstScroll(scroller, layout, openKey);
  return (
    <div
      ref={scroller}
      // What gets the focus is scrolled clear of the head and of the hours, which stay.
      style={{ scrollPadding: `${DAY_HEAD_PX + lanes * LANE_PX}px 0 0 ${GUTTER_PX}px` }}
      className="min-h-0 flex-1 overflow-auto border-line border-t bg-surface"
    >
      <section
        {...containerProps}
        aria-label={`Events, ${periodLabel(period)}`}
        style={{ width: `max(100%, ${GUTTER_PX + LEAST_DAY_PX * period.days.length}px)` }}
      >
        <GridHead layout={layout} today={today} columns={columns} {...events} />
        <div
          className="relative grid"
          style={{ gridTemplateColumns: columns, height: layout.axis.lengthMinutes * MINUTE_PX }}
        >
          <Backdrop axis={layout.axis} days={period.days} />
          <HourLabels axis={layout.axis} />
          {layout.days.map(({ scale, layout: day }, index) => (
            <DayColumn key={scale.day.toString()} scale={scale} layout={day} dayIndex={index} {...events} />
          ))}
          <NowLine scales={layout.days.map(({ scale }) => scale)} zone={zone} />
        </div>
      </section>
    </div>
  );
}

function countLanes(bars: readonly Bar[]): number {
  return Math.max(0, ...bars.map(({ lane }) => lane + 1));
}

function Backdrop({ axis, days }: { axis: TimeAxis; days: readonly Temporal.PlainDate[] }) {
  const widthPercent = 100 / days.length;
  return (
    <div aria-hidden className="pointer-events-none absolute inset-y-0 right-0" style={{ left: GUTTER_PX }}>
      {days.map(
        (day, index) =>
          day.dayOfWeek > LAST_WORKDAY && (
            <div
              key={day.toString()}
              className="absolute inset-y-0 bg-canvas"
              style={{ left: `${index * widthPercent}%`, width: `${widthPercent}%` }}
            />
          ),
      )}
      {axis.hours.map(({ minute }) => (
        <div key={minute} className="absolute inset-x-0 border-line border-t" style={{ top: minute * MINUTE_PX }} />
      ))}
    </div>
  );
}

function HourLabels({ axis }: { axis: TimeAxis }) {
  return (
    <div aria-hidden className="sticky left-0 z-10 bg-surface">
      {axis.hours.slice(1).map(({ minute, hour, isRepeated }) => (
        <span
          key={minute}
          className="-translate-y-1/2 absolute right-6 text-ink-3 text-micro"
          style={{ top: minute * MINUTE_PX }}
        >
          {isRepeated && '↻ '}
          {String(hour).padStart(2, '0')}:00
        </span>
      ))}
    </div>
  );
}

const FIRST_HOUR = 7;
const MARGIN_MINUTES = 30;

/** Begins at the open event, else where the day begins for most, or earlier when something is earlier. */
function useFirstScroll(
  scroller: RefObject<HTMLDivElement | null>,
  { days }: GridLayout,
  openKey: string | undefined,
): void {
  const segments = days.flatMap(({ layout }) => layout.placed.map(({ item }) => item));
  const open = segments.find(({ occurrence }) => occurrence.key === openKey);
  const starts = segments.map(({ start }) => start).filter((start) => start > 0);
  const firstMinute = open?.start ?? Math.min(FIRST_HOUR * 60, ...starts);
  const firstTopPx = useRef((firstMinute - MARGIN_MINUTES) * MINUTE_PX);
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: firstTopPx.current });
  }, [scroller]);
}
