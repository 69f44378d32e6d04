import { useEffect } from 'react';

/**
 * Lets F6 and Shift+F6 move the focus to the next or previous region of the page: navigation, screen, panels, trays, notifications.
 * What moves it is loaded when the key is first pressed.
 */
export function useRegionKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.metaKey || event.altKey) return;
      // An open window keeps the focus.
      if (document.activeElement?.closest('[role="dialog"]')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const step = event.shiftKey ? -1 : 1;
      void import('./regions.ts').then(({ focusRegion }) => focusRegion(step));
    };
    // Before the notifications, whose own F6 key reaches only them.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
