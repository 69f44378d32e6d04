import { useRef } from 'react';
import type { Moving } from '#features/calendar/move/use-move-mode.ts';
import { isSameTime } from '#shared/calendar/is-same-time.ts';

/** The minimum distance of a drag, in pixels. Smaller movements are presses with an unsteady hand. */
export const MIN_DRAG_PX = 4;

/** After a drag, the browser fires a click, which would open the moved event. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

type DragHandlers = {
  /** Called with an event while it is dragged, and with undefined when the drag ends. */
  onDrag: (moving: Moving | undefined) => void;
  onDrop: (moving: Moving) => void;
};

/** Returns the event that the mouse drags, if any, with functions to drag, cancel and drop it. */
export function usePointerDrag({ onDrag, onDrop }: DragHandlers) {
  const moving = useRef<Moving | undefined>(undefined);
  const end = () => {
    const moved = moving.current;
    moving.current = undefined;
    if (moved) onDrag(undefined);
    return moved;
  };
  return {
    isPulling: () => moving.current !== undefined,
    /** Drags an event to a time. */
    pull: (next: Moving) => {
      if (moving.current && isSameTime(next.time, moving.current.time)) return;
      moving.current = next;
      onDrag(next);
    },
    /** Leaves the event at its original time. */
    cancel: () => void end(),
    /** Drops the event at its new time. Returns whether an event was dragged. */
    drop: (): boolean => {
      const moved = end();
      if (!moved) return false;
      swallowClick();
      if (!isSameTime(moved.time, moved.occurrence.time)) onDrop(moved);
      return true;
    },
  };
}
