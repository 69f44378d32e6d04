import { countOf } from '@rotunda/api-client/count-of';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { EventButton } from '#features/calendar/event/event-button.tsx';
import type { StopProps } from '#features/calendar/move/use-event-focus.ts';
import { MINUTE_PX } from '#features/calendar/view/grid-measure.ts';
import type { Occurrence } from '#shared/calendar/occurrence.ts';
import { formatDay } from '#shared/calendar/time-text.ts';
import type { DayLayout, Segment } from './day-layout.ts';
import { getSegmentId } from './grid-layout.ts';
import type { Folded } from './overlap-layout.ts';
import type { DayScale } from './time-axis.ts';

/** The properties shared by all events of the grid. */
export type GridEvents = {
  zone: string;
  openKey: string | undefined;
  stopProps: (id: string) => StopProps;
  onOpen: (key: string) => void;
  isMovable: (occurrence: Occurrence) => boolean;
};

type DayColumnProps = GridEvents & { scale: DayScale; layout: DayLayout; dayIndex: number };

/** The hours of one day and its events. */
export function DayColumn({ scale, layout, dayIndex, ...events }: DayColumnProps) {
  const toSegmentProps = (segment: Segment) => ({
    occurrence: segment.occurrence,
    zone: events.zone,
    isOpen: segment.occurrence.key === events.openKey,
    stopProps: events.stopProps(getSegmentId(segment, dayIndex)),
    onOpen: events.onOpen,
    edge: !segment.isUntilAfter && events.isMovable(segment.occurrence) ? ('below' as const) : undefined,
    size: segment.end - segment.start < TWO_LINES_MINUTES ? ('line' as const) : ('block' as const),
    className: clsx(
      'absolute',
      segment.isFromBefore && 'rounded-t-none border-t-0',
      segment.isUntilAfter && 'rounded-b-none border-b-0',
    ),
  });
  return (
    <div className="pointer-events-none relative border-line border-l">
      {scale.missing.map(({ start, end }) => (
        <div
          key={start}
          title="This hour is skipped on this day (clock change)"
          className="absolute inset-x-0 bg-[repeating-linear-gradient(135deg,var(--sunken)_0_4px,var(--line)_4px_5px)]"
          style={{ top: start * MINUTE_PX, height: (end - start) * MINUTE_PX }}
        />
      ))}
      <ul aria-label={formatDay(scale.day)}>
        {layout.bands.map((band) => (
          <li key={getSegmentId(band, dayIndex)}>
            <EventButton
              {...toSegmentProps(band)}
              {...(isCovered(band, layout) && { size: 'edge' as const })}
              style={{ ...getVerticalExtent(band), left: 0, right: 0 }}
            />
          </li>
        ))}
        {layout.placed.map(({ item, column, span, columns }) => (
          <li key={getSegmentId(item, dayIndex)}>
            <EventButton
              {...toSegmentProps(item)}
              style={{
                ...getVerticalExtent(item),
                ...getHorizontalExtent(item.isOnBand, column / columns, span / columns),
              }}
            />
          </li>
        ))}
        {layout.folded.map((folded) => (
          <li key={folded.start}>
            <MoreLink folded={folded} day={scale.day} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const TWO_LINES_MINUTES = 44;
const BAND_EDGE_PX = 28; // The part of an out-of-office band that stays visible and clickable beside an event.
const COLUMN_GAP_PX = 8;

/** Reports whether other events overlap a band. */
function isCovered(band: Segment, { placed }: DayLayout): boolean {
  return placed.some(({ item }) => item.isOnBand && item.start < band.end && band.start < item.end);
}

function getVerticalExtent({ start, end }: { start: number; end: number }) {
  return { top: start * MINUTE_PX, height: (end - start) * MINUTE_PX - 1 };
}

function getHorizontalExtent(isOnBand: boolean, left: number, width: number) {
  const edge = isOnBand ? BAND_EDGE_PX : 1;
  const room = `(100% - ${edge + COLUMN_GAP_PX}px)`;
  return { left: `calc(${edge}px + ${room} * ${left})`, width: `calc(${room} * ${width} - 1px)` };
}

/** Shows the number of events that did not fit, and links to the day view with more room. */
function MoreLink({ folded, day }: { folded: Folded<Segment>; day: Temporal.PlainDate }) {
  const { items, column, columns } = folded;
  return (
    <Link
      to="/calendar/$view/$date"
      params={{ view: 'day', date: day.toString() }}
      search={true}
      style={{ ...getVerticalExtent(folded), ...getHorizontalExtent(false, column / columns, 1 / columns) }}
      className="pointer-events-auto absolute flex justify-center rounded-control border border-line-strong border-dashed bg-sunken pt-4 font-medium text-ink-2 text-small hover:bg-hover"
    >
      <span aria-hidden>+{items.length}</span>
      <span className="sr-only">
        {countOf(items.length, 'more event')} on {formatDay(day)}, show the day
      </span>
    </Link>
  );
}
