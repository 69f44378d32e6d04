import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { EventTime, Occurrence } from '#shared/calendar/occurrence.ts';
import { isSameTime, resizeTime, shiftTime } from './event-shift.ts';
import type { GridLayout } from './grid-layout.ts';
import { MINUTE_PX, SLOT_MINUTES, STEP_MINUTES } from './grid-measure.ts';
import type { SlotRange } from './slot-steps.ts';
import { keyOfStop } from './use-event-focus.ts';
import type { Moving } from './use-move-mode.ts';

/** What the mouse has taken hold of, and where. */
type Hold =
  | { kind: 'slots'; day: number; minute: number }
  | { kind: 'event' | 'end'; occurrence: Occurrence; day: number; minute: number };

type Point = { day: number; minute: number };

type GridPointerOptions = {
  /** The element that the hours of all days lie in. */
  hours: RefObject<HTMLElement | null>;
  layout: GridLayout;
  gutterPx: number;
  zone: string;
  /** The event of a key, when it can be changed. */
  findMovable: (key: string) => Occurrence | undefined;
  isReadOnly: boolean;
  /** Tells of an event while it is pulled, and of the end of that. */
  onPull: (moving: Moving | undefined) => void;
  onCreate: (start: Temporal.Instant, end: Temporal.Instant) => void;
  onDrop: (moving: Moving) => void;
};

const LEAST_DRAG_PX = 4; // Less is a press with an unsteady hand.

/** The mouse in the grid: a press on free hours creates, a pull creates longer, moves an event or its end. */
export function useGridPointer(options: GridPointerOptions) {
  const { hours, layout, gutterPx, zone, findMovable, isReadOnly, onPull, onCreate, onDrop } = options;
  const hold = useRef<(Hold & { startX: number; startY: number }) | undefined>(undefined);
  const moving = useRef<Moving | undefined>(undefined);
  const [drawn, setDrawn] = useState<SlotRange | undefined>(undefined);
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = hours.current?.getBoundingClientRect() ?? new DOMRect();
    const dayPx = (box.width - gutterPx) / layout.days.length;
    const day = Math.floor((clientX - box.left - gutterPx) / dayPx);
    return {
      day: Math.max(0, Math.min(layout.days.length - 1, day)),
      minute: Math.max(0, Math.min(layout.axis.lengthMinutes, (clientY - box.top) / MINUTE_PX)),
    };
  };
  const onPointerDown = (event: PointerEvent) => {
    // A finger scrolls; it creates and moves with the buttons of the panel.
    if (event.button !== 0 || event.pointerType === 'touch' || isReadOnly) return;
    const taken = takeHold(event.target, pointOf(event), findMovable);
    hold.current = taken && { ...taken, startX: event.clientX, startY: event.clientY };
  };
  const onPointerMove = (event: PointerEvent) => {
    const held = hold.current;
    if (!held) return;
    const pulledPx = Math.hypot(event.clientX - held.startX, event.clientY - held.startY);
    if (pulledPx < LEAST_DRAG_PX && !moving.current && !drawn) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = pointOf(event);
    if (held.kind === 'slots') setDrawn(toRange(held, point));
    else pull({ occurrence: held.occurrence, time: movedTime(held, point, layout, zone) });
  };
  const pull = (next: Moving | undefined) => {
    if (next && moving.current && isSameTime(next.time, moving.current.time)) return;
    moving.current = next;
    onPull(next);
  };
  const release = () => {
    hold.current = undefined;
    setDrawn(undefined);
    if (moving.current) pull(undefined);
  };
  const onPointerUp = (event: PointerEvent) => {
    const [held, moved] = [hold.current, moving.current];
    release();
    if (moved) {
      swallowClick();
      if (!isSameTime(moved.time, moved.occurrence.time)) onDrop(moved);
    } else if (held?.kind === 'slots') {
      const range = toRange(held, pointOf(event));
      const scale = layout.days[range.day]?.scale;
      if (scale)
        onCreate(scale.toInstant(range.first * SLOT_MINUTES), scale.toInstant((range.last + 1) * SLOT_MINUTES));
    }
  };
  return { drawn, pointerProps: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: release } };
}

function takeHold(
  target: EventTarget,
  point: Point,
  findMovable: (key: string) => Occurrence | undefined,
): Hold | undefined {
  if (!(target instanceof Element)) return undefined;
  const stop = target.closest<HTMLElement>('[data-stop]')?.dataset.stop;
  if (stop !== undefined) {
    const occurrence = findMovable(keyOfStop(stop));
    return occurrence && { kind: target.closest('[data-edge]') ? 'end' : 'event', occurrence, ...point };
  }
  return target.closest('[data-slot]') ? { kind: 'slots', ...point } : undefined;
}

function toRange(from: Point, to: Point): SlotRange {
  const rows = [from.minute, to.minute].map((minute) => Math.floor(minute / SLOT_MINUTES));
  return { day: from.day, first: Math.min(...rows), last: Math.max(...rows) };
}

function movedTime(
  held: { kind: 'event' | 'end'; occurrence: Occurrence } & Point,
  point: Point,
  layout: GridLayout,
  zone: string,
): EventTime {
  const { time } = held.occurrence;
  const days = point.day - held.day;
  const minutes = Math.round((point.minute - held.minute) / STEP_MINUTES) * STEP_MINUTES;
  if (time.isAllDay) return (held.kind === 'end' ? resizeTime : shiftTime)(time, { days, minutes: 0 }, zone);
  if (held.kind === 'end') return resizeTime(time, { days, minutes }, zone);
  const from = layout.days.find(({ scale }) => isWithin(time.start, scale));
  const to = from && layout.days[layout.days.indexOf(from) + days];
  if (!from || !to) return shiftTime(time, { days, minutes }, zone);
  // By the axis, not by the clock: hours that are missing or there twice are where they are drawn.
  const start = to.scale.toInstant(from.scale.toMinute(time.start, 'start') + minutes);
  return { isAllDay: false, start, end: start.add(time.start.until(time.end)) };
}

function isWithin(instant: Temporal.Instant, { start, end }: { start: Temporal.Instant; end: Temporal.Instant }) {
  return Temporal.Instant.compare(start, instant) <= 0 && Temporal.Instant.compare(instant, end) < 0;
}

/** After a pull the browser reports a click, which would open what was moved. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
