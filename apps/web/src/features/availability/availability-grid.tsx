import { clsx } from 'clsx';
import { type KeyboardEvent, useRef, useState } from 'react';
import { getStarts, isBusy, SLOT_STEP_MINUTES, type Slot, type Window } from '#shared/calendar/slots.ts';
import { formatClock, formatDay, formatHour } from '#shared/calendar/time-text.ts';
import type { NamedRow } from './free-busy-rows.ts';

type AvailabilityGridProps = {
  rows: readonly NamedRow[];
  window: Window;
  chosen: Slot | undefined;
  onInspect: (start: Temporal.Instant) => void;
};

/**
 * Shows a row of half hours for each person or calendar. Arrow keys move between cells, and Enter explains why a time is free or
 * not.
 */
export function AvailabilityGrid({ rows, window, chosen, onInspect }: AvailabilityGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState({ row: 0, column: 0 });
  const days = window.days.map((day) => ({ day, starts: getStarts(day, window) }));
  const starts = days.flatMap((day) => day.starts);
  const isHour = starts.map((start) => start.toZonedDateTimeISO(window.zone).minute === 0);
  const stop = {
    row: Math.min(current.row, rows.length - 1),
    column: Math.min(current.column, starts.length - 1),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const start = starts[stop.column];
    if (step) {
      const row = Math.max(0, Math.min(rows.length - 1, stop.row + step[0]));
      const column = Math.max(0, Math.min(starts.length - 1, stop.column + step[1]));
      table.current?.querySelector<HTMLElement>(`[data-cell="${row}/${column}"]`)?.focus();
    } else if ((event.key === 'Enter' || event.key === ' ') && start) onInspect(start);
    else return;
    event.preventDefault();
  };
  return (
    <div className="min-h-0 flex-1 overflow-auto bg-surface">
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move between its cells
        role="grid"
        aria-label="Availability"
        onKeyDown={onKeyDown}
        className="border-collapse"
      >
        <thead>
          <tr>
            <th
              scope="col"
              rowSpan={2}
              className="sticky left-0 z-10 bg-surface px-12 text-left font-medium text-ink-2 text-small"
            >
              Who
            </th>
            {days.map(({ day, starts: ofDay }) => (
              <th
                key={day.toString()}
                scope="col"
                colSpan={Math.max(1, ofDay.length)}
                className="h-28 border-line-strong border-l px-8 text-left font-medium text-ink-2 text-small"
              >
                {formatDay(day)} <span className="font-normal text-ink-3">{formatHours(window)}</span>
              </th>
            ))}
          </tr>
          <HourHeads days={days.map((day) => day.starts)} zone={window.zone} />
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={row.id} className="border-line border-t">
              <th
                scope="row"
                className="sticky left-0 z-10 h-36 max-w-216 truncate bg-surface px-12 text-left font-medium max-sm:max-w-120"
              >
                <span title={row.id}>{row.name}</span>
                {row.isClosed && (
                  <span className="block truncate font-normal text-ink-3 text-small">Tentative times unknown</span>
                )}
                {row.problem && (
                  <span className="block truncate font-normal text-red-fg text-small">{row.problem}</span>
                )}
              </th>
              {days.flatMap(({ day, starts: ofDay }) =>
                ofDay.map((start, index) => {
                  const column = starts.indexOf(start);
                  return (
                    <Cell
                      key={start.toString()}
                      row={row}
                      start={start}
                      label={`${row.name}, ${formatDay(day)} ${formatClock(start, window.zone)}`}
                      place={`${rowIndex}/${column}`}
                      isTabStop={rowIndex === stop.row && column === stop.column}
                      isDayStart={index === 0}
                      isHourStart={isHour[column] ?? false}
                      isChosen={isWithin(chosen, start)}
                      onFocus={() => setCurrent({ row: rowIndex, column })}
                      onPress={() => onInspect(start)}
                    />
                  );
                }),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

type HourHeadsProps = { days: readonly (readonly Temporal.Instant[])[]; zone: string };

// Visual only: the name of each cell includes its time.
function HourHeads({ days, zone }: HourHeadsProps) {
  return (
    <tr aria-hidden>
      {days.flatMap((starts) =>
        Array.from(
          Map.groupBy(starts, (start) => start.toZonedDateTimeISO(zone).hour),
          ([hour, ofHour], index) => (
            <td
              key={ofHour[0]?.toString()}
              colSpan={ofHour.length}
              className={clsx(
                'h-20 px-4 align-top text-ink-3 text-small tabular-nums',
                findEdge({ isDayStart: index === 0, isHourStart: true }),
              )}
            >
              {formatHour(hour)}
            </td>
          ),
        ),
      )}
    </tr>
  );
}

function findEdge({ isDayStart, isHourStart }: Pick<CellProps, 'isDayStart' | 'isHourStart'>): string | undefined {
  if (isDayStart) return 'border-line-strong border-l';
  return isHourStart ? 'border-line border-l' : undefined;
}

type CellProps = {
  row: NamedRow;
  start: Temporal.Instant;
  label: string;
  place: string;
  isTabStop: boolean;
  isDayStart: boolean;
  isHourStart: boolean;
  isChosen: boolean;
  onFocus: () => void;
  onPress: () => void;
};

function Cell({ row, start, label, place, isTabStop, isChosen, onFocus, onPress, ...edge }: CellProps) {
  const busy = isBusy(row, start, start.add({ minutes: SLOT_STEP_MINUTES }));
  const isPerhaps = !busy && row.tentative.some((each) => isWithinSegment(each, start));
  const state = row.problem ? 'unknown' : busy ? 'busy' : isPerhaps ? 'tentative, counts as free' : 'free';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys of its cells
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid cell that arrow keys can reach
      role="gridcell"
      aria-label={`${label}, ${state}`}
      aria-selected={isChosen}
      data-cell={place}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onFocus}
      onClick={onPress}
      className={clsx(
        'h-36 min-w-24 cursor-default p-0 focus-visible:-outline-offset-2 hover:bg-hover',
        findEdge(edge),
        isChosen && 'bg-selected',
      )}
    >
      {busy && <span aria-hidden className="relative -ml-px block h-16 bg-neutral-solid" />}
      {isPerhaps && (
        <span
          aria-hidden
          className="block h-16 border-neutral-solid border-y border-dashed bg-[repeating-linear-gradient(135deg,transparent_0_3px,var(--neutral-bg)_3px_6px)]"
        />
      )}
    </td>
  );
}

function isWithinSegment({ start, end }: { start: Temporal.Instant; end: Temporal.Instant }, at: Temporal.Instant) {
  const slotEnd = at.add({ minutes: SLOT_STEP_MINUTES });
  return Temporal.Instant.compare(start, slotEnd) < 0 && Temporal.Instant.compare(at, end) < 0;
}

function isWithin(slot: Slot | undefined, start: Temporal.Instant): boolean {
  if (!slot) return false;
  return Temporal.Instant.compare(slot.start, start) <= 0 && Temporal.Instant.compare(start, slot.end) < 0;
}

function formatHours({ beginHour, endHour }: Window): string {
  return `${formatHour(beginHour)} – ${formatHour(endHour)}`;
}
