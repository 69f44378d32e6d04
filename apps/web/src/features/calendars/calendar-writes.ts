import type { BodyOf } from '@rotunda/api-client/operation-types';
import { api } from '#shared/api/api.ts';
import { getName } from '#shared/calendar/entry-writes.ts';
import type { WriteResult } from '#shared/calendar/event-writes.ts';
import type { CalendarEntry } from '#shared/calendar/occurrence.ts';
import type { AccessRole } from '#shared/calendar/role-labels.ts';
import type { AccessRule } from './queries.ts';

/** Creates a calendar owned by the user. Undo deletes it. */
export async function createCalendar(body: BodyOf<'calendar.calendars.insert'>): Promise<WriteResult> {
  const { id = '' } = await api.call('calendar.calendars.insert', {}, { body });
  return {
    message: `Created the calendar ${body.summary}`,
    undo: () => api.call('calendar.calendars.delete', { calendarId: id }),
    key: id,
  };
}

/** Adds a calendar that the user may read to their list. */
export async function subscribe(id: string): Promise<WriteResult> {
  const entry = await api.call('calendar.calendarList.insert', {}, { body: { id, selected: true } });
  return {
    message: `Subscribed to ${entry.summary ?? id}`,
    undo: () => api.call('calendar.calendarList.delete', { calendarId: id }),
    key: id,
  };
}

/** Removes a calendar from the user's list. The calendar itself is not deleted. */
export async function unsubscribe(entry: CalendarEntry): Promise<WriteResult> {
  const calendarId = entry.id ?? '';
  await api.call('calendar.calendarList.delete', { calendarId });
  return {
    message: `Unsubscribed from ${getName(entry)}`,
    undo: () => api.call('calendar.calendarList.insert', { colorRgbFormat: true }, { body: entry }),
  };
}

/** Replaces the user's list entry of a calendar. */
export async function replaceEntry(entry: CalendarEntry, body: CalendarEntry): Promise<WriteResult> {
  const params = { calendarId: entry.id ?? '', colorRgbFormat: true };
  await api.call('calendar.calendarList.update', params, { body });
  return {
    message: `Saved ${getName(entry)}`,
    affected: 'list',
    undo: () => api.call('calendar.calendarList.update', params, { body: entry }),
  };
}

/** Grants someone access, or changes their existing access. */
export async function grantAccess(
  calendarId: string,
  rule: { role: AccessRole; scope: NonNullable<AccessRule['scope']> },
  sendNotifications: boolean,
): Promise<WriteResult> {
  const added = await api.call('calendar.acl.insert', { calendarId, sendNotifications }, { body: rule });
  return {
    message: `Granted access to ${getScopeLabel(rule)}`,
    undo: () => api.call('calendar.acl.delete', { calendarId, ruleId: added.id ?? '' }),
  };
}

/** Changes someone's role. */
export async function changeAccess(calendarId: string, rule: AccessRule, role: AccessRole): Promise<WriteResult> {
  const params = { calendarId, ruleId: rule.id ?? '', sendNotifications: false };
  await api.call('calendar.acl.patch', params, { body: { role } });
  return {
    message: `Changed access of ${getScopeLabel(rule)}`,
    undo: () => api.call('calendar.acl.update', params, { body: rule }),
  };
}

/** Removes someone's access. */
export async function revokeAccess(calendarId: string, rule: AccessRule): Promise<WriteResult> {
  await api.call('calendar.acl.delete', { calendarId, ruleId: rule.id ?? '' });
  const { role, scope } = rule;
  const body = { ...(role && { role }), ...(scope && { scope }) };
  return {
    message: `Revoked access of ${getScopeLabel(rule)}`,
    undo: () => api.call('calendar.acl.insert', { calendarId, sendNotifications: false }, { body }),
  };
}

/** Describes the grantee of a rule: `ana@example.com`, `everybody at example.com`, `everybody`, `the calendar itself`. */
export function getScopeLabel({ scope }: AccessRule): string {
  // The service creates a rule for each secondary calendar itself, named by the calendar's ID.
  if (scope?.value?.endsWith('@group.calendar.google.com')) return 'the calendar service account';
  if (scope?.type === 'default') return 'everyone';
  if (scope?.type === 'domain') return `everyone at ${scope.value}`;
  return scope?.type === 'group' ? `the group ${scope.value}` : (scope?.value ?? 'someone');
}

/** Returns the same with a capital first letter. Email addresses stay unchanged. */
export function getScopeTitle(rule: AccessRule): string {
  const words = getScopeLabel(rule);
  return words === rule.scope?.value ? words : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
