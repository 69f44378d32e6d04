import type { BodyOf } from '@rotunda/api-client/operation-types';
import { api } from '#shared/api/api.ts';
import type { Done } from './event-writes.ts';
import type { CalendarEntry } from './occurrence.ts';

/** Changes how the person has a calendar in their list: name, colour, whether it is shown, reminders. */
export async function changeEntry(entry: CalendarEntry, patch: BodyOf<'calendar.calendarList.patch'>): Promise<Done> {
  const calendarId = entry.id ?? '';
  // Colours by value need the parameter; with it a colour by number would not count.
  const params = { calendarId, colorRgbFormat: patch.backgroundColor !== undefined };
  await api.call('calendar.calendarList.patch', params, { body: patch });
  const members = new Map(Object.entries(entry));
  const before = Object.fromEntries(Object.keys(patch).map((name) => [name, members.get(name) ?? fallback(name)]));
  return {
    message: `Saved ${nameOf(entry)}`,
    touched: 'list',
    undo: () => api.call('calendar.calendarList.patch', params, { body: before }),
  };
}

/** What a calendar is called in the person's list. */
export function nameOf({ summaryOverride, summary, id }: CalendarEntry): string {
  return summaryOverride || summary || id || '';
}

const EMPTY = new Map<string, unknown>([
  ['hidden', false],
  ['selected', false],
  ['defaultReminders', []],
  ['notificationSettings', { notifications: [] }],
]);

/** What a member that is not sent means. */
function fallback(name: string): unknown {
  return EMPTY.get(name) ?? '';
}
