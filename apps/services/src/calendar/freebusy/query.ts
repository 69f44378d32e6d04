import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { findTimeZone } from '@rotunda/recurrence/zone-offsets';
import { findCalendarRole } from '#calendar/access.ts';
import { findCalendar } from '#calendar/calendar.ts';
import { invalid, invalidMember } from '#calendar/errors.ts';
import { ExpansionLimitExceeded, RequestBudget } from '#calendar/recurrence/request-budget.ts';
import { formatDateTime, parseDateTime } from '#calendar/time/date-time.ts';
import { findGroupByEmail, listMembersOf } from '#core/auth/directory.ts';
import { toTimestamp } from '#core/clock.ts';
import { DAY_MS } from '#core/durations.ts';
import { globalError, ServiceError } from '#core/errors/service-error.ts';
import { type OperationContext, operation } from '#core/operations/operation.ts';
import { listBusyTimes } from './busy-times.ts';

type Context = OperationContext<'calendar.freebusy.query'>;
type Window = { fromMs: number; untilMs: number; timeZone: string };

const MAX_WINDOW_MS = 92 * DAY_MS;
const MAX_CALENDARS = 50;
const MAX_GROUP_MEMBERS = 100;

export const handler = operation('calendar.freebusy.query', (context) => {
  const { body } = context;
  const window = readWindow(body);
  const maxCalendars = readLimit(body.calendarExpansionMax, MAX_CALENDARS, 'calendarExpansionMax');
  const maxMembers = readLimit(body.groupExpansionMax, MAX_GROUP_MEMBERS, 'groupExpansionMax');
  const requested = [...new Set((body.items ?? []).flatMap(({ id }) => (id === undefined ? [] : [id])))];
  const groups = requested.flatMap((id) => toGroup(context, id, maxMembers));
  const groupIds = new Set(groups.map(([id]) => id));
  const members = groups.flatMap(([, group]) => group.calendars ?? []);
  const ids = [...new Set([...requested.filter((id) => !groupIds.has(id)), ...members])];
  const budget = new RequestBudget();
  const calendars = ids.map((id, index) => [
    id,
    index < maxCalendars ? readBusy(context, id, window, budget) : freeBusyError('tooManyCalendarsRequested'),
  ]);
  return {
    kind: 'calendar#freeBusy',
    timeMin: toTimestamp(window.fromMs),
    timeMax: toTimestamp(window.untilMs),
    ...(groups.length > 0 && { groups: Object.fromEntries(groups) }),
    calendars: Object.fromEntries(calendars),
  };
});

function readWindow(body: CalendarSchemas['FreeBusyRequest']): Window {
  const { timeMin, timeMax } = body;
  const timeZone = findTimeZone(body.timeZone ?? 'UTC');
  if (timeZone === undefined) throw invalid('Invalid time zone.');
  const fromMs = readBound(timeMin, 'timeMin');
  const untilMs = readBound(timeMax, 'timeMax');
  if (untilMs <= fromMs) throw windowError('timeRangeEmpty', 'The specified time range is empty.');
  if (untilMs - fromMs > MAX_WINDOW_MS) {
    throw windowError('timeRangeTooLong', 'The requested time range is too long.');
  }
  return { fromMs, untilMs, timeZone };
}

function readBound(text: string | undefined, name: 'timeMin' | 'timeMax'): number {
  if (text === undefined) throw globalError(400, 'required', `Missing ${name}.`, name);
  const ms = parseDateTime(text);
  if (ms === undefined) throw globalError(400, 'badRequest', 'Bad Request', name);
  return ms;
}

function readLimit(value: number | undefined, maximum: number, name: string): number {
  if (value === undefined) return maximum;
  if (!Number.isInteger(value) || value < 1 || value > maximum) throw invalidMember(name);
  return value;
}

function toGroup({ db }: Context, id: string, maxMembers: number): [string, CalendarSchemas['FreeBusyGroup']][] {
  const group = findGroupByEmail(db, id);
  if (!group) return [];
  const members = listMembersOf(db, group.id);
  if (members.length > maxMembers) {
    return [[id, { errors: [{ domain: 'global', reason: 'groupTooBig' }], calendars: [] }]];
  }
  return [[id, { calendars: members.map((member) => member.email) }]];
}

function readBusy(
  { db, caller }: Context,
  id: string,
  window: Window,
  budget: RequestBudget,
): CalendarSchemas['FreeBusyCalendar'] {
  const calendar = findCalendar(db, caller, id);
  const role = calendar && !calendar.isDeleted ? findCalendarRole(db, caller, calendar.number) : undefined;
  if (!calendar || !role) return freeBusyError('notFound');
  try {
    const busy = listBusyTimes(db, { calendar, role }, window, budget).map(({ startMs, endMs }) => ({
      start: formatDateTime(startMs, window.timeZone),
      end: formatDateTime(endMs, window.timeZone),
    }));
    return { busy };
  } catch (error) {
    // The other calendars of the request are affected only by the remaining budget.
    if (error instanceof ExpansionLimitExceeded) return freeBusyError('internalError');
    throw error;
  }
}

function freeBusyError(reason: string): CalendarSchemas['FreeBusyCalendar'] {
  return { errors: [{ domain: 'global', reason }], busy: [] };
}

function windowError(reason: string, message: string): ServiceError {
  const detail = { domain: 'calendar', reason, message, locationType: 'parameter', location: 'timeMax' } as const;
  return new ServiceError(400, detail);
}
