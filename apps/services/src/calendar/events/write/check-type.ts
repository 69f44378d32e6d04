import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import type { Calendar } from '#calendar/calendar.ts';
import { calendarError, invalidMember } from '#calendar/errors.ts';
import type { EventContent, EventTimes, EventType } from '#calendar/events/model/event.ts';
import { countDays } from '#calendar/events/model/instance-id.ts';
import { DAY_MS } from '#core/durations.ts';
import type { ServiceError } from '#core/errors/service-error.ts';

type Body = CalendarSchemas['Event'];

// If the API document adds an event type, this does not compile until the type is handled here.
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

/** Returns the type of a submitted event. Throws 400 if the type does not exist. */
export function readEventType({ eventType = 'default' }: Body): EventType {
  // The public service uses another name for events from Gmail.
  const name = eventType === 'fromGmail' ? 'fromMail' : eventType;
  if (!Object.hasOwn(ACCEPTED, name)) throw invalidMember('eventType');
  return name;
}

/** Throws 400 if events of this type cannot be created in this calendar. */
export function checkCreatable(eventType: EventType, calendar: Calendar): void {
  if (eventType === 'default') return;
  if (eventType === 'fromMail') throw typeRestriction('Events of this type cannot be created.');
  if (calendar.primaryOf === null) throw typeRestriction('Events of this type can only be in a primary calendar.');
}

/** Returns the fields that only events of this type have. Throws 400 if the event does not meet the requirements of its type. */
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
    throw calendarError('malformedOutOfOfficeEvent', 'An out-of-office event must have times and be opaque.');
  }
  return { outOfOfficeProperties: { ...properties, autoDeclineMode } };
}

function checkFocusTime(body: Body, times: EventTimes): EventContent {
  const properties = body.focusTimeProperties ?? {};
  const { autoDeclineMode = 'declineNone', chatStatus = 'available' } = properties;
  const isKnown = DECLINE_MODES.includes(autoDeclineMode) && CHAT_STATUSES.includes(chatStatus);
  if (times.isAllDay || body.transparency === 'transparent' || !isKnown) {
    throw calendarError('malformedFocusTimeEvent', 'A focus time event must have times and be opaque.');
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
      'A working location must be public and transparent, have a location, and last at most one day.',
    );
  }
  return { workingLocationProperties: properties, visibility: 'public', transparency: 'transparent' };
}

function checkBirthday(body: Body, times: EventTimes): EventContent {
  const isYearly = body.recurrence?.some((line) => /FREQ=YEARLY/i.test(line)) ?? false;
  if (!times.isAllDay || countDays(times.startAt, times.endAt) !== 1 || !isYearly) {
    throw typeRestriction('A birthday must last one whole day and repeat every year.');
  }
  const { type = 'birthday' } = body.birthdayProperties ?? {};
  if (type !== 'birthday') throw typeRestriction('Only birthdays can be created.');
  return { birthdayProperties: { type }, visibility: 'private', transparency: 'transparent' };
}

/** 400: the operation is not supported for events of this type. */
export function typeRestriction(message: string): ServiceError {
  return calendarError('eventTypeRestriction', message);
}
