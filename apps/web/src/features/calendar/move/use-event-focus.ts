import { type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Stop, stepFrom } from './event-steps.ts';

/** The properties of an event's focusable element. */
export type StopProps = { 'data-stop': string; tabIndex: 0 | -1; onFocus: () => void; onBlur: () => void };

/**
 * Provides a single Tab stop for all events, and arrow keys between them (WAI-ARIA roving tabindex). `container` and `onKeyDown`
 * are for the element around the events, `stopProps` for each event.
 */
export function useEventFocus(stops: readonly Stop[], container: RefObject<HTMLElement | null>) {
  const [lastId, setLastId] = useState<string | undefined>(undefined);
  const currentId = useMemo(() => (stops.some(({ id }) => id === lastId) ? lastId : stops[0]?.id), [stops, lastId]);
  const focusedKey = useRef<string | undefined>(undefined);
  // An event that moves to another day is drawn by another element: the focus goes along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element may change with the tab stops
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && focusedKey.current !== undefined) focusEvent(container.current, focusedKey.current);
  }, [container, stops]);
  const focus = (stop: Stop | undefined) => {
    if (!stop) return false;
    const element = container.current?.querySelector(`[data-stop="${CSS.escape(stop.id)}"]`);
    if (element instanceof HTMLElement) element.focus();
    return true;
  };
  const step = (key: string) => {
    const current = stops.find(({ id }) => id === currentId);
    return current !== undefined && focus(stepFrom(stops, current, key));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isOnStop = event.target instanceof HTMLElement && event.target.dataset.stop !== undefined;
    if (isOnStop && !event.ctrlKey && !event.metaKey && !event.altKey && step(event.key)) event.preventDefault();
  };
  const stopProps = (id: string): StopProps => ({
    'data-stop': id,
    tabIndex: id === currentId ? 0 : -1,
    onFocus: () => {
      focusedKey.current = getStopKey(id);
      setLastId(id);
    },
    onBlur: () => {
      focusedKey.current = undefined;
    },
  });
  return { onKeyDown, stopProps, step };
}

/** Returns the key of a stop's event. */
export function getStopKey(id: string): string {
  return id.slice(0, id.lastIndexOf('@'));
}

function focusEvent(container: HTMLElement | null, key: string): void {
  container?.querySelector<HTMLElement>(`[data-stop^="${CSS.escape(key)}@"]`)?.focus();
}
