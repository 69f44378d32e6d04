import {
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { MoveStatus } from '#features/calendar/move/move-status.tsx';
import { getStopKey, useEventFocus } from '#features/calendar/move/use-event-focus.ts';
import { type Moving, useMoveMode } from '#features/calendar/move/use-move-mode.ts';
import { useOverride } from '#features/calendar/move/use-override.ts';
import {
  DAY_HEAD_PX,
  MIN_EVENT_PX,
  MINUTE_PX,
  measureGutterWidth,
  TRACK_PX,
} from '#features/calendar/view/grid-measure.ts';
import type { Period } from '#features/calendar/view/period.ts';
import { getPeriodLabel } from '#features/calendar/view/period-label.ts';
import type { Occurrence } from '#shared/calendar/occurrence.ts';
import { useToday } from '#shared/calendar/use-today.ts';
import { useClientPx } from '#ui/browser/use-client-px.ts';
import type { Bar } from './all-day-tracks.ts';
import { DayColumn } from './day-column.tsx';
import { GridHead } from './grid-head.tsx';
import { type GridLayout, layoutGrid } from './grid-layout.ts';
import { HourLabels } from './hour-labels.tsx';
import { NowLine, useNowWithin } from './now-line.tsx';
import { SlotGrid } from './slot-grid.tsx';
import type { TimeAxis } from './time-axis.ts';
import type { GridEditing } from './use-grid-editing.tsx';
import { useGridPointer } from './use-grid-pointer.ts';

export type TimeGridProps = {
  period: Period;
  zone: string;
  /** The zones whose clocks are shown beside those of `zone`. */
  also: readonly string[];
  occurrences: readonly Occurrence[];
  openKey: string | undefined;
  onOpen: (key: string) => void;
  editing: GridEditing;
};

const MIN_DAY_PX = 68; // Fits a week beside an open panel at a width of 1440 px.
const MIN_COLUMNS = 2; // With fewer, two simultaneous events would both be collapsed.
const LAST_WORKDAY = 5; // Friday in ISO 8601.

/**
 * Shows a week or a day by the hour. Arrow keys move between events, Enter opens one, `m` moves it, and Delete deletes it. The
 * half-hour slots behind the events are a separate grid.
 */
export function TimeGrid({ period, zone, also, occurrences, openKey, onOpen, editing }: TimeGridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const hours = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLElement>(null);
  const moveMode = useMoveMode({ container, zone, onDrop: editing.onDrop });
  const [pulled, setPulled] = useState<Moving | undefined>(undefined);
  const gutterPx = measureGutterWidth(also.length);
  const layout = useGridLayout(
    scroller,
    period,
    zone,
    gutterPx,
    useOverride(occurrences, pulled ?? moveMode.moving ?? editing.override),
  );
  const find = (key: string) => occurrences.find((occurrence) => occurrence.key === key);
  const pointer = useGridPointer({
    hours,
    head,
    layout,
    gutterPx,
    zone,
    isReadOnly: editing.isReadOnly,
    findMovable: (key) => {
      const occurrence = find(key);
      return occurrence && editing.isMovable(occurrence) ? occurrence : undefined;
    },
    onDrag: setPulled,
    onCreate: editing.onCreate,
    onDrop: editing.onDrop,
  });
  const focus = useEventFocus(layout.stops, container);
  const onKeyDown = (event: KeyboardEvent) => {
    const occurrence = find(event.target instanceof HTMLElement ? getStopKey(event.target.dataset.stop ?? '') : '');
    if (occurrence && event.key === 'm') {
      event.preventDefault(); // On other elements, `m` selects the month view.
      if (editing.isMovable(occurrence)) moveMode.begin(occurrence);
    } else if (occurrence && event.key === 'Delete') {
      event.preventDefault(); // Otherwise, the console announces that there is nothing to delete.
      editing.onDelete(occurrence);
    } else focus.onKeyDown(event);
  };
  const today = useToday(zone);
  const columns = `var(--gutter) repeat(${period.days.length}, minmax(0, 1fr))`;
  const tracks = countTracks(layout.places) + countTracks(layout.bars);
  const events = { zone, openKey, stopProps: focus.stopProps, onOpen, isMovable: editing.isMovable };
  const firstMinute = useFirstScroll(scroller, layout, openKey);
  return (
    <div
      ref={scroller}
      // Keeps focused elements clear of the sticky header and hours when scrolling.
      style={{ scrollPadding: `${DAY_HEAD_PX + tracks * TRACK_PX}px 0 0 ${gutterPx}px` }}
      className="min-h-0 flex-1 overflow-auto border-line border-t bg-surface"
    >
      <MoveStatus moving={moveMode.moving} dragged={pulled} zone={zone} />
      <section
        ref={container}
        {...pointer.pointerProps}
        onKeyDown={onKeyDown}
        aria-label={`Events, ${getPeriodLabel(period)}`}
        className={pulled || pointer.drawn || pointer.drawnDays ? 'select-none' : undefined}
        style={toGridStyle(gutterPx, period.days.length)}
      >
        <GridHead
          ref={head}
          layout={layout}
          also={also}
          today={today}
          columns={columns}
          drawn={pointer.drawnDays}
          {...events}
        />
        <div
          ref={hours}
          className="relative grid"
          style={{ gridTemplateColumns: columns, height: layout.axis.lengthMinutes * MINUTE_PX }}
        >
          <Backdrop axis={layout.axis} days={period.days} />
          <SlotGrid
            label={`Half hours, ${getPeriodLabel(period)}`}
            layout={layout}
            firstMinute={firstMinute}
            drawn={pointer.drawn}
            isReadOnly={editing.isReadOnly}
            onCreate={(start, end) => editing.onCreate({ isAllDay: false, start, end })}
            onOpen={onOpen}
          />
          <HourLabels layout={layout} also={also} />
          {layout.days.map(({ scale, layout: day }, index) => (
            <DayColumn key={scale.day.toString()} scale={scale} layout={day} dayIndex={index} {...events} />
          ))}
          <NowLine scales={layout.days.map(({ scale }) => scale)} zone={zone} />
        </div>
      </section>
    </div>
  );
}

function useGridLayout(
  scroller: RefObject<HTMLDivElement | null>,
  { days }: Period,
  zone: string,
  gutterPx: number,
  occurrences: readonly Occurrence[],
): GridLayout {
  const dayWidthPx = (useClientPx(scroller, 'clientWidth', 'rotunda.px.days') - gutterPx) / days.length;
  const maxColumns = Math.max(MIN_COLUMNS, Math.floor(Math.max(dayWidthPx, MIN_DAY_PX) / MIN_EVENT_PX));
  return useMemo(() => layoutGrid(occurrences, days, zone, maxColumns), [occurrences, days, zone, maxColumns]);
}

function countTracks(bars: readonly Bar[]): number {
  return Math.max(0, ...bars.map(({ track }) => track + 1));
}

function Backdrop({ axis, days }: { axis: TimeAxis; days: readonly Temporal.PlainDate[] }) {
  const widthPercent = 100 / days.length;
  return (
    <div aria-hidden className="pointer-events-none absolute inset-y-0 right-0 left-(--gutter)">
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

function toGridStyle(gutterPx: number, days: number): CSSProperties {
  return { '--gutter': `${gutterPx}px`, width: `max(100%, ${gutterPx + MIN_DAY_PX * days}px)` } as CSSProperties;
}

/** The clocks beside the hours: other zones first, then the display zone. */
const FIRST_HOUR = 7;
const MARGIN_MINUTES = 30;
const BEFORE_NOW_MINUTES = 60;

/**
 * Scrolls initially to the open event, or else to one hour before now, or else to the usual start of the day or an earlier event.
 * Returns that minute.
 */
function useFirstScroll(
  scroller: RefObject<HTMLDivElement | null>,
  { days }: GridLayout,
  openKey: string | undefined,
): number {
  const segments = days.flatMap(({ layout }) => layout.placed.map(({ item }) => item));
  const open = segments.find(({ occurrence }) => occurrence.key === openKey);
  const starts = segments.map(({ start }) => start).filter((start) => start > 0);
  const now = useNowWithin(days.map(({ scale }) => scale));
  const morning = Math.min(FIRST_HOUR * 60, ...starts);
  const firstMinute = useRef(open?.start ?? (now ? Math.max(0, now.minute - BEFORE_NOW_MINUTES) : morning));
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: (firstMinute.current - MARGIN_MINUTES) * MINUTE_PX });
  }, [scroller]);
  return firstMinute.current;
}
