import { getStopKey } from '#features/calendar/move/use-event-focus.ts';

/** Returns the key of the event that contains an element of the calendar. */
export function findEventKey(target: EventTarget | null): string | undefined {
  const stop = target instanceof Element ? target.closest<HTMLElement>('[data-stop]')?.dataset.stop : undefined;
  return stop === undefined ? undefined : getStopKey(stop);
}
