import { useRef } from 'react';
import type { Moving } from '#features/calendar/move/use-move-mode.ts';
import { isSameTime } from '#shared/calendar/is-same-time.ts';

/** Less than this is a press with an unsteady hand, in pixels. */
export const MIN_DRAG_PX = 4;

/** After a pull the browser reports a click, which would open what was moved. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

type DragHandlers = {
  /** Tells of an event while it is pulled, and of the end of that. */
  onPull: (moving: Moving | undefined) => void;
  onDrop: (moving: Moving) => void;
};

/** The event that the mouse pulls, if any. */
export function usePointerDrag({ onPull, onDrop }: DragHandlers) {
  const moving = useRef<Moving | undefined>(undefined);
  const end = () => {
    const moved = moving.current;
    moving.current = undefined;
    if (moved) onPull(undefined);
    return moved;
  };
  return {
    isPulling: () => moving.current !== undefined,
    /** Pulls an event to a time. */
    pull: (next: Moving) => {
      if (moving.current && isSameTime(next.time, moving.current.time)) return;
      moving.current = next;
      onPull(next);
    },
    /** Leaves the event where it was. */
    cancel: () => void end(),
    /** Leaves the event where it was pulled to; tells whether one was pulled. */
    drop: (): boolean => {
      const moved = end();
      if (!moved) return false;
      swallowClick();
      if (!isSameTime(moved.time, moved.occurrence.time)) onDrop(moved);
      return true;
    },
  };
}
