import { useEffect } from 'react';

const loadRegions = () => import('./regions.ts');

/**
 * Moves the focus with F6 and Shift+F6 to the next or previous region of the page: navigation, screen, panels, trays,
 * notifications. The code is lazy-loaded on the first press; if the user has moved on by then, the focus stays.
 */
export function useRegionKeys(load = loadRegions): void {
  useEffect(() => {
    let pressed: { start: Element | null; steps: (1 | -1)[] } = { start: null, steps: [] };
    const move = async () => {
      const { focusRegion } = await load();
      const { start, steps } = pressed;
      pressed = { start: null, steps: [] };
      if (document.activeElement === start) for (const step of steps) focusRegion(step);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.metaKey || event.altKey) return;
      const { activeElement } = document;
      // An open dialog keeps the focus.
      if (activeElement?.closest('[role="dialog"]')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const before = pressed.start === activeElement ? pressed.steps : [];
      pressed = { start: activeElement, steps: [...before, event.shiftKey ? -1 : 1] };
      void move();
    };
    // Before the notifications, whose own F6 handler only reaches them.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [load]);
}
