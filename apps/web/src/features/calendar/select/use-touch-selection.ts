import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { RowSelection } from '#shared/lists/use-row-selection.ts';
import { eventKeyAt } from './event-key-at.ts';

const LONG_PRESS_MS = 500;
/** A finger that moves farther scrolls. */
const MAX_MOVE_PX = 10;

type Selection = Pick<RowSelection<unknown>, 'ids' | 'onToggle'>;
type Press = { timer: ReturnType<typeof setTimeout>; x: number; y: number };

/** Selects events by touch: a long press selects the first one, and taps select more while there is one. */
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
      const key = eventKeyAt(target);
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
    // A long press opens the menu of the browser otherwise.
    onContextMenu: (event: MouseEvent) => {
      if (wasLong.current || press.current) event.preventDefault();
    },
    /** Whether a click was the end of a long press, or a tap that selects. */
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
