import { countOf } from '@rotunda/api-client/count-of';
import { clsx } from 'clsx';
import { EDGES } from '#features/calendar/event/event-button.tsx';
import { EventIcon } from '#features/calendar/event/event-icon.tsx';
import { getEventStyle } from '#features/calendar/event/event-style.ts';
import { useIsSelected } from '#features/calendar/select/selected-events.ts';
import { SELECTED_CLASS, SelectedMark } from '#features/calendar/select/selected-mark.tsx';
import { createDayFormat } from '#shared/calendar/day-format.ts';
import type { Occurrence } from '#shared/calendar/occurrence.ts';
import { formatAccessibleName, formatClock, formatDay } from '#shared/calendar/time-text.ts';
import { type Bar, isLong } from './all-day-tracks.ts';
import type { MonthDay } from './month-weeks.ts';

const dayAndMonth = createDayFormat({ day: 'numeric', month: 'short' });

/** The properties shared by all days of a month. */
export type MonthCellContext = {
  zone: string;
  openKey: string | undefined;
  /** The first and last day over which the pointer is drawing an event. */
  drawn: readonly [first: string, last: string] | undefined;
  onOpen: (key: string) => void;
  isMovable: (occurrence: Occurrence) => boolean;
};

type MonthCellProps = MonthCellContext & {
  month: MonthDay;
  isOutside: boolean;
  isToday: boolean;
  isStop: boolean;
  onFocus: () => void;
  onShow: () => void;
};

/** A day of the month. */
export function MonthCell({ month, isOutside, isToday, isStop, onFocus, onShow, drawn, ...context }: MonthCellProps) {
  const { day, tracks, all, hiddenCount } = month;
  const count = all.length === 0 ? 'no events' : countOf(all.length, 'event');
  const isDrawn = drawn !== undefined && drawn[0] <= day.toString() && day.toString() <= drawn[1];
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid cell that arrow keys can reach
      role="gridcell"
      aria-current={isToday ? 'date' : undefined}
      data-day={day.toString()}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      className={clsx(
        'h-96 border-line border-b p-0 align-top focus-visible:-outline-offset-2 not-first:border-l',
        isOutside && 'bg-canvas',
        isDrawn && 'bg-selected',
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
        <span aria-hidden>{day.day === 1 ? dayAndMonth(day) : day.day}</span>
        <span className="sr-only">Show the day</span>
      </button>
      {(tracks.length > 0 || hiddenCount > 0) && (
        <ul className="flex flex-col gap-1 pb-2">
          {tracks.map((bar, track) =>
            bar ? (
              <li key={bar.occurrence.key} className="h-24">
                <MonthBar bar={bar} {...context} />
              </li>
            ) : (
              <li key={track} aria-hidden className="h-24" />
            ),
          )}
          {hiddenCount > 0 && (
            <li className="px-2">
              <button
                type="button"
                tabIndex={-1}
                data-more
                onClick={onShow}
                className="h-24 w-full cursor-default truncate rounded-control px-4 text-left text-ink-2 text-small hover:bg-hover"
              >
                <span aria-hidden className="sm:hidden">
                  +
                </span>
                {hiddenCount}
                <span className="max-sm:sr-only"> more</span>
              </button>
            </li>
          )}
        </ul>
      )}
    </td>
  );
}

type MonthBarProps = Omit<MonthCellContext, 'drawn'> & { bar: Bar };

function MonthBar({ bar, zone, openKey, onOpen, isMovable }: MonthBarProps) {
  const { occurrence, firstDay, lastDay, isFromBefore, isUntilAfter } = bar;
  const look = getEventStyle(occurrence);
  const isSelected = useIsSelected(occurrence.key);
  const days = lastDay - firstDay + 1;
  const hasEdge = isLong(occurrence) && !isUntilAfter && isMovable(occurrence);
  return (
    <button
      type="button"
      tabIndex={-1}
      data-stop={`${occurrence.key}@${firstDay}`}
      aria-current={occurrence.key === openKey}
      onClick={() => onOpen(occurrence.key)}
      // Spans its days and the lines between them.
      style={{ ...look.style, width: `calc(${days * 100}% + ${days - 1}px - 4px)` }}
      className={clsx(
        look.className,
        'relative z-[1] mx-2 flex h-24 min-w-0 cursor-default items-center gap-4 overflow-hidden px-4 focus-visible:z-10 focus-visible:outline-offset-0 hover:brightness-97 dark:hover:brightness-115',
        isFromBefore && 'rounded-l-none border-l-0',
        isUntilAfter && 'rounded-r-none border-r-0',
        occurrence.key === openKey && 'outline-2 outline-accent',
        isSelected && SELECTED_CLASS,
      )}
    >
      <span className="sr-only">
        {formatAccessibleName(occurrence, zone)}
        {isSelected && ', selected'}
      </span>
      <SelectedMark eventKey={occurrence.key} />
      <EventIcon occurrence={occurrence} />
      <span aria-hidden className="truncate">
        <StartClock occurrence={occurrence} zone={zone} />
        {occurrence.title}
      </span>
      {hasEdge && <span aria-hidden data-edge className={EDGES.after} />}
    </button>
  );
}

function StartClock({ occurrence: { time }, zone }: { occurrence: Occurrence; zone: string }) {
  if (time.isAllDay) return null;
  return <span className="text-ink-2 max-sm:hidden">{formatClock(time.start, zone)} </span>;
}
