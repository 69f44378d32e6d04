import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { operationQuery } from '#shared/api/operation-query.ts';

/** A label for events of one calendar, with a name and a colour. */
export type EventLabel = CalendarSchemas['EventLabel'];

type Calendar = CalendarSchemas['Calendar'];

/** Returns the event labels of a calendar. */
export function getLabels({ labelProperties }: Calendar): readonly EventLabel[] {
  return labelProperties?.eventLabels ?? [];
}

/** Returns the query of a calendar's event labels. */
export function labelsQuery(calendarId: string) {
  return { ...operationQuery('calendar.calendars.get', { calendarId }), select: getLabels };
}
