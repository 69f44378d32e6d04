import { createContext, use } from 'react';

/** Keys of the events that are selected on the calendar. */
export const SelectedEvents = createContext<ReadonlySet<string>>(new Set());

/** Whether an event is selected. */
export function useIsSelected(key: string): boolean {
  return use(SelectedEvents).has(key);
}
