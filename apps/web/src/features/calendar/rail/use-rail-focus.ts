import { type KeyboardEvent, type RefObject, useState } from 'react';
import { type RailPart, type RailStop, stepRail } from './rail-steps.ts';

/** The properties of a focusable part of a calendar row. */
export type RailStopProps = { 'data-rail': string; tabIndex: 0 | -1 };

/**
 * Provides a single Tab stop for the list of calendars, and arrow keys within it (WAI-ARIA roving tabindex). With a stop per
 * checkbox and menu, reaching the events would take dozens of presses. `container` and the handlers are for the element around
 * the calendars, `stopProps` for their parts.
 */
export function useRailFocus(ids: readonly string[], container: RefObject<HTMLElement | null>) {
  const [last, setLast] = useState<RailStop>();
  const current = last && ids.includes(last.id) ? last : { id: ids[0] ?? '', part: 'box' as const };
  const onKeyDown = (event: KeyboardEvent) => {
    const from = readStop(event.target);
    if (!from || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const to = stepRail(ids, from, event.key);
    if (!to) return;
    event.preventDefault();
    container.current?.querySelector<HTMLElement>(`[data-rail="${CSS.escape(getName(to))}"]`)?.focus();
  };
  const stopProps = (id: string, part: RailPart): RailStopProps => ({
    'data-rail': getName({ id, part }),
    tabIndex: id === current.id && part === current.part ? 0 : -1,
  });
  // The focus may also move by mouse or by a screen reader.
  const onFocus = ({ target }: { target: EventTarget }) => {
    const stop = readStop(target);
    if (stop) setLast(stop);
  };
  return { onKeyDown, onFocus, stopProps };
}

function getName({ id, part }: RailStop): string {
  return `${part} ${id}`;
}

function readStop(target: EventTarget): RailStop | undefined {
  const name = target instanceof HTMLElement ? target.dataset.rail : undefined;
  if (name === undefined) return undefined;
  const id = name.slice(name.indexOf(' ') + 1);
  return { id, part: name.startsWith('menu') ? 'menu' : 'box' };
}
