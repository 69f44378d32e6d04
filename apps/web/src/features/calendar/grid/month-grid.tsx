import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { MoveStatus } from '#features/calendar/move/move-status.tsx';
import { getStopKey } from '#features/calendar/move/use-event-focus.ts';
import { type Moving, useMoveMode } from '#features/calendar/move/use-move-mode.ts';
import { useOverride } from '#features/calendar/move/use-override.ts';
import type { Period } from '#features/calendar/view/period.ts';
import { getPeriodLabel } from '#features/calendar/view/period-label.ts';
import type { View } from '#features/calendar/view/search.ts';
import { shortWeekday } from '#shared/calendar/day-format.ts';
import type { Occurrence } from '#shared/calendar/occurrence.ts';
import { startOfWeek } from '#shared/calendar/start-of-week.ts';
import { useToday } from '#shared/calendar/use-today.ts';
import { useClientPx } from '#ui/browser/use-client-px.ts';
import { MonthCell } from './month-cell.tsx';
import { layoutMonth } from './month-weeks.ts';
import type { GridEditing } from './use-grid-editing.tsx';
import { useMonthPointer } from './use-month-pointer.ts';

type MonthGridProps = {
  period: Period;
  zone: string;
  occurrences: readonly Occurrence[];
  openKey: string | undefined;
  onOpen: (key: string) => void;
  onShow: (view: View, date: string) => void;
  editing: GridEditing;
};

const WEEK_DAYS = 7;
const HEAD_PX = 28;
const TRACK_PX = 25;
const DAY_PX = 30; // The height of a day without its events.
const MIN_TRACKS = 2;
const MAX_TRACKS = 4; // With more, one full day would make its week taller than the others.

/**
 * Shows a month in weeks. Arrow keys move between days. Enter moves to the events of a day, or creates one if there are none; `d`
 * shows the day. On an event, the up and down arrows move to adjacent events, Enter opens it, `m` moves it, Delete deletes it,
 * and Escape returns to the day.
 */
export function MonthGrid({ period, zone, occurrences, openKey, onOpen, onShow, editing }: MonthGridProps) {
  const scroller = useRef<HTMLElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState(period.date);
  const [pulled, setPulled] = useState<Moving | undefined>(undefined);
  const moveMode = useMoveMode({ container: table, zone, onDrop: editing.onDrop });
  const shown = useOverride(occurrences, pulled ?? moveMode.moving ?? editing.override);
  const tracks = countTracks(useClientPx(scroller, 'clientHeight', 'rotunda.px.month'), period);
  const weeks = useMemo(() => layoutMonth(shown, period.days, zone, tracks), [shown, period.days, zone, tracks]);
  const find = (key: string) => occurrences.find((occurrence) => occurrence.key === key);
  const pointer = useMonthPointer({
    table,
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
  const today = useToday(zone);
  const stop = period.days.some((day) => day.equals(current)) ? current : period.date;
  const getCell = (day: Temporal.PlainDate) => table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`);
  const onDayKey = (event: KeyboardEvent): boolean => {
    const next = stepDay(stop, event.key, period);
    const first = find(weeks.flat().find(({ day }) => day.equals(stop))?.all[0]?.key ?? '');
    if (next) getCell(next)?.focus();
    else if (event.key === 'd') onShow('day', stop.toString());
    else if (event.key === 'Enter' && first) focusEvent(table.current, first.key);
    else if ((event.key === 'c' || event.key === 'Enter') && !editing.isReadOnly) editing.onCreate(toWholeDay(stop));
    else return false;
    return true;
  };
  const onEventKey = (event: KeyboardEvent, occurrence: Occurrence): boolean => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      stepInCell(event.target, event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape') getCell(stop)?.focus();
    else if (event.key === 'Delete') editing.onDelete(occurrence);
    else if (event.key === 'm' && editing.isMovable(occurrence)) moveMode.begin(occurrence);
    // On other elements, the letter selects the month view.
    else return event.key === 'm';
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const { day, stop: id } = event.target.dataset;
    const occurrence = find(getStopKey(id ?? ''));
    const isHandled = day === undefined ? occurrence && onEventKey(event, occurrence) : onDayKey(event);
    if (isHandled) event.preventDefault();
  };
  return (
    <section
      ref={scroller}
      aria-label={`Events, ${getPeriodLabel(period)}`}
      {...pointer.pointerProps}
      className="min-h-0 flex-1 select-none overflow-auto bg-surface"
    >
      <MoveStatus moving={moveMode.moving} dragged={pulled} zone={zone} />
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move between its days
        role="grid"
        aria-label={`Days, ${getPeriodLabel(period)}`}
        onKeyDown={onKeyDown}
        className="h-full min-h-560 w-full table-fixed border-collapse"
      >
        <thead>
          <tr>
            {weeks[0]?.map(({ day }) => (
              <th
                key={day.dayOfWeek}
                scope="col"
                className="sticky top-0 z-20 h-28 border-line border-b bg-surface px-8 text-left font-normal text-ink-3 text-small"
              >
                {shortWeekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={String(week[0]?.day)}>
              {week.map((month) => (
                <MonthCell
                  key={month.day.toString()}
                  month={month}
                  isOutside={month.day.month !== period.date.month}
                  isToday={month.day.equals(today)}
                  isStop={month.day.equals(stop)}
                  zone={zone}
                  openKey={openKey}
                  drawn={pointer.drawn}
                  isMovable={editing.isMovable}
                  onFocus={() => setCurrent(month.day)}
                  onOpen={onOpen}
                  onShow={() => onShow('day', month.day.toString())}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Returns the number of event tracks per day that fit if all weeks are visible. */
function countTracks(heightPx: number, { days }: Period): number {
  const weekPx = (heightPx - HEAD_PX) / Math.ceil(days.length / WEEK_DAYS);
  return Math.min(MAX_TRACKS, Math.max(MIN_TRACKS, Math.floor((weekPx - DAY_PX) / TRACK_PX)));
}

/** Moves to the event above or below on the same day. The focus stays at the ends. */
function stepInCell(from: EventTarget, direction: 1 | -1): void {
  if (!(from instanceof HTMLElement)) return;
  const inside = [...(from.closest('[data-day]')?.querySelectorAll<HTMLElement>('[data-stop], [data-more]') ?? [])];
  inside[inside.indexOf(from) + direction]?.focus();
}

function focusEvent(table: HTMLElement | null, key: string): void {
  table?.querySelector<HTMLElement>(`[data-stop^="${CSS.escape(key)}@"]`)?.focus();
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

function toWholeDay(day: Temporal.PlainDate) {
  return { isAllDay: true, start: day, end: day.add({ days: 1 }) } as const;
}
