import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { resizeTime } from '#features/calendar/move/event-shift.ts';
import { getStopKey } from '#features/calendar/move/use-event-focus.ts';
import type { Moving } from '#features/calendar/move/use-move-mode.ts';
import type { EventTime, Occurrence } from '#shared/calendar/occurrence.ts';
import { shiftTime } from '#shared/calendar/shift-time.ts';
import { MIN_DRAG_PX, usePointerDrag } from './pointer-drag.ts';

type DragStart = {
  day: Temporal.PlainDate;
  occurrence: Occurrence | undefined;
  /** Whether only the end of the event is dragged. */
  isEnd: boolean;
  startX: number;
  startY: number;
};

type MonthPointerOptions = {
  /** The element that contains the days, each with its date in `data-day`. */
  table: RefObject<HTMLElement | null>;
  zone: string;
  isReadOnly: boolean;
  /** Returns the event for a key if it can be changed. */
  findMovable: (key: string) => Occurrence | undefined;
  /** Called with an event while it is dragged, and with undefined when the drag ends. */
  onDrag: (moving: Moving | undefined) => void;
  onCreate: (time: EventTime) => void;
  onDrop: (moving: Moving) => void;
};

/**
 * Handles the mouse in a month: a press on a day creates an event, a drag over days creates a longer one, or moves or resizes an
 * event by days.
 */
export function useMonthPointer(options: MonthPointerOptions) {
  const { table, zone, isReadOnly, findMovable, onCreate } = options;
  const hold = useRef<DragStart | undefined>(undefined);
  const dragged = usePointerDrag(options);
  const [drawn, setDrawn] = useState<readonly [first: string, last: string] | undefined>(undefined);
  const onPointerDown = (event: PointerEvent) => {
    // Touch scrolls the grid. Touch users create and move events with the buttons of the panel.
    if (event.button !== 0 || event.pointerType === 'touch' || isReadOnly) return;
    const day = findDay(table.current, event);
    if (!day || !(event.target instanceof Element)) return;
    const stop = event.target.closest<HTMLElement>('[data-stop]')?.dataset.stop;
    const occurrence = stop === undefined ? undefined : findMovable(getStopKey(stop));
    // Other buttons can be pressed but not dragged.
    if (!occurrence && event.target.closest('button')) return;
    const isEnd = event.target.closest('[data-edge]') !== null;
    hold.current = { day, occurrence, isEnd, startX: event.clientX, startY: event.clientY };
  };
  const onPointerMove = (event: PointerEvent) => {
    const held = hold.current;
    const day = held && findDay(table.current, event);
    if (!held || !day) return;
    const pulledPx = Math.hypot(event.clientX - held.startX, event.clientY - held.startY);
    if (pulledPx < MIN_DRAG_PX && !dragged.isPulling() && !drawn) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { occurrence } = held;
    if (!occurrence) {
      setDrawn(sortPair(held.day, day));
      return;
    }
    const { days } = held.day.until(day);
    dragged.pull({
      occurrence,
      time: (held.isEnd ? resizeTime : shiftTime)(occurrence.time, { days, minutes: 0 }, zone),
    });
  };
  const release = () => {
    hold.current = undefined;
    setDrawn(undefined);
  };
  const onPointerUp = (event: PointerEvent) => {
    const [held, day] = [hold.current, findDay(table.current, event)];
    release();
    if (dragged.drop() || !held || !day || held.occurrence) return;
    const [first, last] = sortPair(held.day, day).map((text) => Temporal.PlainDate.from(text));
    if (first && last) onCreate({ isAllDay: true, start: first, end: last.add({ days: 1 }) });
  };
  const onPointerCancel = () => {
    release();
    dragged.cancel();
  };
  return { drawn, pointerProps: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}

/** Returns the day under the pointer by its position, because bars of multi-day events overlap other days. */
function findDay(
  table: HTMLElement | null,
  { clientX, clientY }: { clientX: number; clientY: number },
): Temporal.PlainDate | undefined {
  const cells = [...(table?.querySelectorAll<HTMLElement>('[data-day]') ?? [])];
  const cell = cells.find((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return left <= clientX && clientX < right && top <= clientY && clientY < bottom;
  });
  return cell?.dataset.day === undefined ? undefined : Temporal.PlainDate.from(cell.dataset.day);
}

function sortPair(a: Temporal.PlainDate, b: Temporal.PlainDate): readonly [first: string, last: string] {
  return Temporal.PlainDate.compare(a, b) <= 0 ? [a.toString(), b.toString()] : [b.toString(), a.toString()];
}
