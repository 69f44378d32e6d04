import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { canChangeKindOfTime, resizeTime } from '#features/calendar/move/event-shift.ts';
import { getStopKey } from '#features/calendar/move/use-event-focus.ts';
import type { Moving } from '#features/calendar/move/use-move-mode.ts';
import { MINUTE_PX, SLOT_MINUTES, STEP_MINUTES } from '#features/calendar/view/grid-measure.ts';
import type { EventTime, Occurrence } from '#shared/calendar/occurrence.ts';
import { shiftTime } from '#shared/calendar/shift-time.ts';
import type { GridLayout } from './grid-layout.ts';
import { MIN_DRAG_PX, usePointerDrag } from './pointer-drag.ts';
import type { SlotRange } from './slot-steps.ts';

/** A position in the grid. Above the hours, it refers to whole days. */
type Point = { day: number; minute: number; isAbove: boolean };

/** The element that the mouse holds, and the position. */
type DragStart = Point & ({ kind: 'slots' } | { kind: 'days' } | { kind: 'event' | 'end'; occurrence: Occurrence });

/** The days over which the pointer is drawing an event, counted from the first shown day. */
export type DayRange = { first: number; last: number };

type GridPointerOptions = {
  /** The element that contains the hours of all days. */
  hours: RefObject<HTMLElement | null>;
  /** The sticky header above the hours. */
  head: RefObject<HTMLElement | null>;
  layout: GridLayout;
  gutterPx: number;
  zone: string;
  /** Returns the event for a key if it can be changed. */
  findMovable: (key: string) => Occurrence | undefined;
  isReadOnly: boolean;
  /** Called with an event while it is dragged, and with undefined when the drag ends. */
  onDrag: (moving: Moving | undefined) => void;
  onCreate: (time: EventTime) => void;
  onDrop: (moving: Moving) => void;
};

/**
 * Handles the mouse in the grid: a press on free hours or days creates an event, a drag creates a longer one, moves or resizes an
 * event, and converts between timed and all-day events.
 */
export function useGridPointer(options: GridPointerOptions) {
  const { hours, head, layout, gutterPx, zone, findMovable, isReadOnly, onCreate } = options;
  const hold = useRef<(DragStart & { startX: number; startY: number }) | undefined>(undefined);
  const dragged = usePointerDrag(options);
  const [drawn, setDrawn] = useState<SlotRange | undefined>(undefined);
  const [drawnDays, setDrawnDays] = useState<DayRange | undefined>(undefined);
  const getPoint = ({ clientX, clientY }: PointerEvent): Point => {
    const box = hours.current?.getBoundingClientRect() ?? new DOMRect();
    const dayPx = (box.width - gutterPx) / layout.days.length;
    const day = Math.floor((clientX - box.left - gutterPx) / dayPx);
    return {
      day: Math.max(0, Math.min(layout.days.length - 1, day)),
      minute: Math.max(0, Math.min(layout.axis.lengthMinutes, (clientY - box.top) / MINUTE_PX)),
      isAbove: clientY < (head.current?.getBoundingClientRect().bottom ?? 0),
    };
  };
  const onPointerDown = (event: PointerEvent) => {
    // Touch scrolls the grid. Touch users create and move events with the buttons of the panel.
    if (event.button !== 0 || event.pointerType === 'touch' || isReadOnly) return;
    const taken = findDragStart(event.target, getPoint(event), findMovable);
    hold.current = taken && { ...taken, startX: event.clientX, startY: event.clientY };
  };
  const onPointerMove = (event: PointerEvent) => {
    const held = hold.current;
    if (!held) return;
    const pulledPx = Math.hypot(event.clientX - held.startX, event.clientY - held.startY);
    if (pulledPx < MIN_DRAG_PX && !dragged.isPulling() && !drawn && !drawnDays) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = getPoint(event);
    if (held.kind === 'slots') setDrawn(toRange(held, point));
    else if (held.kind === 'days') setDrawnDays(toDays(held, point));
    else dragged.pull({ occurrence: held.occurrence, time: toMovedTime(held, point, layout, zone) });
  };
  const release = () => {
    hold.current = undefined;
    setDrawn(undefined);
    setDrawnDays(undefined);
  };
  const onPointerUp = (event: PointerEvent) => {
    const held = hold.current;
    release();
    if (dragged.drop() || !held) return;
    const time = getCreatedTime(held, getPoint(event), layout);
    if (time) onCreate(time);
  };
  const onPointerCancel = () => {
    release();
    dragged.cancel();
  };
  return { drawn, drawnDays, pointerProps: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}

function findDragStart(
  target: EventTarget,
  point: Point,
  findMovable: (key: string) => Occurrence | undefined,
): DragStart | undefined {
  if (!(target instanceof Element)) return undefined;
  const stop = target.closest<HTMLElement>('[data-stop]')?.dataset.stop;
  if (stop !== undefined) {
    const occurrence = findMovable(getStopKey(stop));
    return occurrence && { kind: target.closest('[data-edge]') ? 'end' : 'event', occurrence, ...point };
  }
  if (target.closest('[data-slot]')) return { kind: 'slots', ...point };
  return target.closest('[data-days]') ? { kind: 'days', ...point } : undefined;
}

/** Returns the time of the event that a press or drag over free hours or days creates. */
function getCreatedTime(held: DragStart, point: Point, { days }: GridLayout): EventTime | undefined {
  if (held.kind === 'days') {
    const { first, last } = toDays(held, point);
    const [start, end] = [days[first]?.scale.day, days[last]?.scale.day];
    return start && end && { isAllDay: true, start, end: end.add({ days: 1 }) };
  }
  if (held.kind !== 'slots') return undefined;
  const { day, first, last } = toRange(held, point);
  const at = (row: number) => days[day]?.scale.toInstant(row * SLOT_MINUTES);
  const [start, end] = [at(first), at(last + 1)];
  return start && end && { isAllDay: false, start, end };
}

function toDays(from: Point, to: Point): DayRange {
  return { first: Math.min(from.day, to.day), last: Math.max(from.day, to.day) };
}

function toRange(from: Point, to: Point): SlotRange {
  const rows = [from.minute, to.minute].map((minute) => Math.floor(minute / SLOT_MINUTES));
  return { day: from.day, first: Math.min(...rows), last: Math.max(...rows) };
}

function toMovedTime(
  held: { kind: 'event' | 'end'; occurrence: Occurrence } & Point,
  point: Point,
  layout: GridLayout,
  zone: string,
): EventTime {
  const { time } = held.occurrence;
  const isCrossed = held.kind === 'event' && held.isAbove !== point.isAbove && canChangeKindOfTime(held.occurrence);
  const crossed = isCrossed && getConvertedTime(time, point, layout);
  if (crossed) return crossed;
  const days = point.day - held.day;
  // Above the hours, events move only by days, including long timed events.
  if (held.isAbove) return (held.kind === 'end' ? resizeTime : shiftTime)(time, { days, minutes: 0 }, zone);
  const minutes = Math.round((point.minute - held.minute) / STEP_MINUTES) * STEP_MINUTES;
  if (time.isAllDay) return shiftTime(time, { days, minutes }, zone);
  if (held.kind === 'end') return resizeTime(time, { days, minutes }, zone);
  const from = layout.days.find(({ scale }) => isWithin(time.start, scale));
  const to = from && layout.days[layout.days.indexOf(from) + days];
  if (!from || !to) return shiftTime(time, { days, minutes }, zone);
  // Based on the axis instead of the clock, so that skipped or repeated hours count as drawn.
  const start = to.scale.toInstant(from.scale.toMinute(time.start, 'start') + minutes);
  return { isAllDay: false, start, end: start.add(time.start.until(time.end)) };
}

/** Returns the time of an event that was dragged between the hours and the all-day area. Returns undefined if it was not. */
function getConvertedTime(
  time: EventTime,
  { day, minute, isAbove }: Point,
  { days }: GridLayout,
): EventTime | undefined {
  const scale = days[day]?.scale;
  if (!scale || time.isAllDay === isAbove) return undefined;
  if (isAbove) return { isAllDay: true, start: scale.day, end: scale.day.add({ days: 1 }) };
  const start = scale.toInstant(Math.floor(minute / SLOT_MINUTES) * SLOT_MINUTES);
  return { isAllDay: false, start, end: start.add({ hours: 1 }) };
}

function isWithin(instant: Temporal.Instant, { start, end }: { start: Temporal.Instant; end: Temporal.Instant }) {
  return Temporal.Instant.compare(start, instant) <= 0 && Temporal.Instant.compare(instant, end) < 0;
}
