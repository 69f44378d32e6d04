import { useEffect, useRef } from 'react';
import { isTyping } from './is-typing.ts';

// What Escape closes first.
const LAYERS =
  ':is([data-panel], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="tooltip"])';

/**
 * Runs `leave` when Escape is pressed while nothing on the screen has a use for it: no layer is open, and no field has the focus.
 * Until `leave` has ended, further presses do nothing.
 */
export function useEscapeFromScreen(leave: () => Promise<void>): void {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    let isFree = false;
    let isLeaving = false;
    const leaveOnce = async () => {
      if (isLeaving) return;
      isLeaving = true;
      await latest.current().finally(() => {
        isLeaving = false;
      });
    };
    // Layers may be gone by the time that the key has come through.
    const onKeyDownFirst = (event: KeyboardEvent) => {
      const isInField = isTyping(event) || event.target instanceof HTMLInputElement;
      isFree = event.key === 'Escape' && !event.repeat && !isInField && document.querySelector(LAYERS) === null;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (isFree && !event.defaultPrevented) void leaveOnce();
    };
    window.addEventListener('keydown', onKeyDownFirst, { capture: true });
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDownFirst, { capture: true });
      window.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
