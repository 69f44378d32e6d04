import { createContext, use } from 'react';

/** The keys of the selected events on the calendar. */
export const SelectedEvents = createContext<ReadonlySet<string>>(new Set());

/** Reports whether an event is selected. */
export function useIsSelected(key: string): boolean {
  return use(SelectedEvents).has(key);
}
