import { useEffect, useEffectEvent } from 'react';
import { isTyping } from './is-typing.ts';

// The layers that Escape closes first.
const LAYERS =
  ':is([data-panel], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="tooltip"])';

/**
 * Runs `leave` when Escape is pressed and nothing on the screen handles it: no layer is open, and no field has the focus. Further
 * presses have no effect until `leave` has ended.
 */
export function useEscapeFromScreen(leave: () => Promise<void>): void {
  const leaveScreen = useEffectEvent(leave);
  useEffect(() => {
    let isFree = false;
    let isLeaving = false;
    const leaveOnce = async () => {
      if (isLeaving) return;
      isLeaving = true;
      await leaveScreen().finally(() => {
        isLeaving = false;
      });
    };
    // Layers may already be closed when the key event arrives.
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
