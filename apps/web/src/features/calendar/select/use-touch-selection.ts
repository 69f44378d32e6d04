import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { RowSelection } from '#shared/lists/use-row-selection.ts';
import { findEventKey } from './event-key-at.ts';

const LONG_PRESS_MS = 500;
/** The maximum movement of a long press. Larger movements scroll. */
const MAX_MOVE_PX = 10;

type Selection = Pick<RowSelection<unknown>, 'ids' | 'onToggle'>;
type Press = { timer: ReturnType<typeof setTimeout>; x: number; y: number };

/** Selects events by touch: a long press selects the first event, and taps select more while any is selected. */
export function useTouchSelection(selection: Selection) {
  const press = useRef<Press | undefined>(undefined);
  const wasLong = useRef(false);
  const end = () => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  return {
    onPointerDownCapture: ({ pointerType, target, clientX, clientY }: PointerEvent) => {
      end();
      wasLong.current = false;
      const key = findEventKey(target);
      if (pointerType !== 'touch' || key === undefined) return;
      const select = () => {
        wasLong.current = true;
        selection.onToggle(key);
      };
      press.current = { timer: setTimeout(select, LONG_PRESS_MS), x: clientX, y: clientY };
    },
    onPointerMoveCapture: ({ clientX, clientY }: PointerEvent) => {
      const from = press.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > MAX_MOVE_PX) end();
    },
    onPointerUpCapture: end,
    onPointerCancelCapture: end,
    // Otherwise, a long press opens the browser's context menu.
    onContextMenu: (event: MouseEvent) => {
      if (wasLong.current || press.current) event.preventDefault();
    },
    /** Reports whether a click ended a long press or is a tap that selects. */
    takeClick: ({ nativeEvent }: MouseEvent, key: string): boolean => {
      const isTap = nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'touch';
      if (wasLong.current) {
        wasLong.current = false;
        return true;
      }
      if (!isTap || selection.ids.size === 0) return false;
      selection.onToggle(key);
      return true;
    },
  };
}
