import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import type { Calendar } from '#calendar/calendar.ts';
import { calendarError, invalidMember } from '#calendar/errors.ts';
import type { EventContent, EventTimes, EventType } from '#calendar/events/model/event.ts';
import { countDays } from '#calendar/events/model/instance-id.ts';
import { DAY_MS } from '#core/durations.ts';
import type { ServiceError } from '#core/errors/service-error.ts';

type Body = CalendarSchemas['Event'];

// A type that the document gains does not compile until it is decided here.
const ACCEPTED: Readonly<Record<Exclude<EventType, 'fromGmail'>, true>> = {
  default: true,
  birthday: true,
  focusTime: true,
  fromMail: true,
  outOfOffice: true,
  workingLocation: true,
};
const DECLINE_MODES = ['declineNone', 'declineAllConflictingInvitations', 'declineOnlyNewConflictingInvitations'];
const CHAT_STATUSES = ['available', 'doNotDisturb'];
const LOCATION_TYPES = ['homeOffice', 'officeLocation', 'customLocation'];

/** The type of an event that was sent. Throws 400 for one that does not exist. */
export function readEventType({ eventType = 'default' }: Body): EventType {
  // What came out of a mail has another name at the public service.
  const name = eventType === 'fromGmail' ? 'fromMail' : eventType;
  if (!Object.hasOwn(ACCEPTED, name)) throw invalidMember('eventType');
  return name;
}

/** Throws 400 when nobody can make an event of this type in this calendar. */
export function checkCreatable(eventType: EventType, calendar: Calendar): void {
  if (eventType === 'default') return;
  if (eventType === 'fromMail') throw typeRestriction('Events of this type cannot be created.');
  if (calendar.primaryOf === null) throw typeRestriction('Events of this type can only be in a primary calendar.');
}

/** The members that only events of this type have. Throws 400 for an event that is not as its type demands. */
export function checkType(eventType: EventType, body: Body, times: EventTimes): EventContent {
  switch (eventType) {
    case 'outOfOffice':
      return checkOutOfOffice(body, times);
    case 'focusTime':
      return checkFocusTime(body, times);
    case 'workingLocation':
      return checkWorkingLocation(body, times);
    case 'birthday':
      return checkBirthday(body, times);
    default:
      return {};
  }
}

function checkOutOfOffice(body: Body, times: EventTimes): EventContent {
  const properties = body.outOfOfficeProperties ?? {};
  const { autoDeclineMode = 'declineNone' } = properties;
  if (times.isAllDay || body.transparency === 'transparent' || !DECLINE_MODES.includes(autoDeclineMode)) {
    throw calendarError('malformedOutOfOfficeEvent', 'An out-of-office event has times and is opaque.');
  }
  return { outOfOfficeProperties: { ...properties, autoDeclineMode } };
}

function checkFocusTime(body: Body, times: EventTimes): EventContent {
  const properties = body.focusTimeProperties ?? {};
  const { autoDeclineMode = 'declineNone', chatStatus = 'available' } = properties;
  const isKnown = DECLINE_MODES.includes(autoDeclineMode) && CHAT_STATUSES.includes(chatStatus);
  if (times.isAllDay || body.transparency === 'transparent' || !isKnown) {
    throw calendarError('malformedFocusTimeEvent', 'A focus time event has times and is opaque.');
  }
  return { focusTimeProperties: { ...properties, autoDeclineMode } };
}

function checkWorkingLocation(body: Body, times: EventTimes): EventContent {
  const properties = body.workingLocationProperties;
  const isKnown = LOCATION_TYPES.includes(properties?.type ?? '');
  const isOneDay = times.isAllDay ? countDays(times.startAt, times.endAt) === 1 : times.endAt - times.startAt <= DAY_MS;
  const isVisible =
    (body.visibility ?? 'public') === 'public' && (body.transparency ?? 'transparent') === 'transparent';
  if (!properties || !isKnown || !isOneDay || !isVisible) {
    throw calendarError(
      'malformedWorkingLocationEvent',
      'A working location is public and transparent, names a place and lasts one day at most.',
    );
  }
  return { workingLocationProperties: properties, visibility: 'public', transparency: 'transparent' };
}

function checkBirthday(body: Body, times: EventTimes): EventContent {
  const isYearly = body.recurrence?.some((line) => /FREQ=YEARLY/i.test(line)) ?? false;
  if (!times.isAllDay || countDays(times.startAt, times.endAt) !== 1 || !isYearly) {
    throw typeRestriction('A birthday takes one whole day and repeats every year.');
  }
  const { type = 'birthday' } = body.birthdayProperties ?? {};
  if (type !== 'birthday') throw typeRestriction('Only birthdays can be created.');
  return { birthdayProperties: { type }, visibility: 'private', transparency: 'transparent' };
}

/** 400: what was asked is not possible with events of this type. */
export function typeRestriction(message: string): ServiceError {
  return calendarError('eventTypeRestriction', message);
}
