import { api } from '#shared/api.ts';
import { explainError } from '#shared/error-view.tsx';
import type { ImportedEvent } from './event-ics.ts';

/** How far an import has come: ids of what was made, and what failed and why. */
export type ImportState = {
  done: readonly string[];
  failed: readonly { title: string; problem: string }[];
  total: number;
};

/** Which of some events a calendar has already, by the id that calendars share. */
export async function findKnown(calendarId: string, events: readonly ImportedEvent[]): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  for (const { iCalUID } of events) {
    const params = { calendarId, iCalUID, maxResults: 1, fields: 'items(id)' };
    const { items = [] } = await api.call('calendar.events.list', params);
    if (items.length > 0) known.add(iCalUID);
  }
  return known;
}

/** Imports one event; the state says how it went. The service wants the calendar's person to take part in it. */
export async function importEvent(
  calendarId: string,
  event: ImportedEvent,
  email: string,
  state: ImportState,
): Promise<ImportState> {
  try {
    const body = { ...event, organizer: { email: calendarId.includes('@') ? calendarId : email } };
    const { id = '' } = await api.call('calendar.events.import', { calendarId }, { body });
    return { ...state, done: [...state.done, id] };
  } catch (error) {
    const problem = error instanceof Error ? explainError(error) : String(error);
    return { ...state, failed: [...state.failed, { title: event.summary ?? event.iCalUID, problem }] };
  }
}
