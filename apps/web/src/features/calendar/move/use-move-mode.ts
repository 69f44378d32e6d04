import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isSameTime } from '#shared/calendar/is-same-time.ts';
import type { EventTime, Occurrence } from '#shared/calendar/occurrence.ts';
import { canChangeKindOfTime, moveTimeByKey, toOneHour, toWholeDays } from './event-shift.ts';

/** An event that is being moved to another time. */
export type Moving = { occurrence: Occurrence; time: EventTime };

type MoveModeOptions = {
  container: RefObject<HTMLElement | null>;
  zone: string;
  onDrop: (moving: Moving) => void;
};

/**
 * Moves an event without a mouse: `begin` starts the move, arrow keys move the event, with Shift its end, `a` toggles all-day,
 * Enter drops it, and Escape cancels. Keys are handled regardless of the focus: on another day, another element represents the
 * event, and loaded data may re-render it.
 */
export function useMoveMode({ container, zone, onDrop }: MoveModeOptions) {
  const [moving, setMoving] = useState<Moving | undefined>(undefined);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!moving) return;
    const next = event.key === 'a' ? toOtherKind(moving, zone) : moveTimeByKey(moving.time, event, zone);
    if (next) setMoving({ ...moving, time: next });
    else if (event.key === 'Enter' || event.key === 'Escape') {
      setMoving(undefined);
      if (event.key === 'Enter' && !isSameTime(moving.time, moving.occurrence.time)) onDrop(moving);
      requestAnimationFrame(() => focusEvent(container.current, moving.occurrence.key));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
  const isMoving = moving !== undefined;
  useEffect(() => {
    if (!isMoving) return undefined;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    const leave = () => setMoving(undefined);
    window.addEventListener('keydown', listen, { capture: true });
    window.addEventListener('pointerdown', leave);
    return () => {
      window.removeEventListener('keydown', listen, { capture: true });
      window.removeEventListener('pointerdown', leave);
    };
  }, [isMoving]);
  const begin = (occurrence: Occurrence) => setMoving({ occurrence, time: occurrence.time });
  return { moving, begin };
}

/** Converts between timed and all-day, if the event supports both. */
function toOtherKind({ occurrence, time }: Moving, zone: string): EventTime | undefined {
  if (!canChangeKindOfTime(occurrence)) return undefined;
  return time.isAllDay ? toOneHour(time, zone) : toWholeDays(time, zone);
}

/** Focuses an event on its first visible day, unless a dialog has the focus. */
function focusEvent(container: HTMLElement | null, key: string): void {
  if (document.querySelector('[role="dialog"]')) return;
  container?.querySelector<HTMLElement>(`[data-stop^="${CSS.escape(key)}@"]`)?.focus();
}
