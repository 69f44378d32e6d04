import { useEffect, useState } from 'react';

const DELAY_MS = 500; // So that a mouse on its way to somewhere else opens nothing.

/** A time that is pointed at. */
export type PointedTime = {
  /** As the service sent it, in RFC 3339. */
  value: string;
  timeMs: number;
  box: DOMRect;
};

/**
 * The time on the page that the mouse rests on, or that stands in the cell which the keyboard has reached. Escape, a press
 * and scrolling put it away; the mouse may cross over to what is drawn of it (`data-time-card`).
 */
export function usePointedTime(): PointedTime | undefined {
  const [pointed, setPointed] = useState<PointedTime>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current: { element: HTMLTimeElement; title: string } | undefined;
    const pointAt = (element: HTMLTimeElement | null) => {
      if (element === (current?.element ?? null)) return;
      clearTimeout(timer);
      setPointed(undefined);
      // Its title says less of the same, and would lie above.
      if (current) current.element.title = current.title;
      current = element ? { element, title: element.title } : undefined;
      if (!element) return;
      element.removeAttribute('title');
      timer = setTimeout(() => setPointed(toPointed(element)), DELAY_MS);
    };
    const hide = () => pointAt(null);
    const onPointerOver = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'touch' || !(target instanceof Element) || target.closest('[data-time-card]')) return;
      pointAt(target.closest('time'));
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      const isReached = target instanceof HTMLElement && target.matches('[role="gridcell"]:focus-visible');
      pointAt(isReached ? target.querySelector('time') : null);
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Element && target.closest('[data-time-card]'))) hide();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
    const stop = new AbortController();
    const options = { signal: stop.signal, capture: true };
    document.addEventListener('pointerover', onPointerOver, options);
    document.addEventListener('focusin', onFocusIn, options);
    document.addEventListener('pointerdown', onPointerDown, options);
    document.addEventListener('scroll', hide, options);
    document.addEventListener('keydown', onKeyDown, options);
    return () => {
      stop.abort();
      hide();
    };
  }, []);
  return pointed;
}

function toPointed(element: HTMLTimeElement): PointedTime | undefined {
  const timeMs = Date.parse(element.dateTime);
  // A day alone is the same day in every zone.
  if (!element.dateTime.includes('T') || Number.isNaN(timeMs) || !element.isConnected) return undefined;
  return { value: element.dateTime, timeMs, box: element.getBoundingClientRect() };
}
