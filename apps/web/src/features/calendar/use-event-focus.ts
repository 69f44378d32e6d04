import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { type Stop, stepFrom } from './event-steps.ts';

/** What one event needs to take part. */
export type StopProps = { 'data-stop': string; tabIndex: 0 | -1; onFocus: () => void };

/**
 * One Tab stop for all events, and arrow keys between them (WAI-ARIA roving tabindex). `containerProps` go on the
 * element around the events, `stopProps` on each of them.
 */
export function useEventFocus(stops: readonly Stop[]) {
  const container = useRef<HTMLElement>(null);
  const [lastId, setLastId] = useState<string | undefined>(undefined);
  const currentId = useMemo(() => (stops.some(({ id }) => id === lastId) ? lastId : stops[0]?.id), [stops, lastId]);
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
    onFocus: () => setLastId(id),
  });
  return { containerProps: { ref: container, onKeyDown }, stopProps, step };
}
