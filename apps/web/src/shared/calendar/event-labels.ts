import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { operationQuery } from '#shared/api/operation-query.ts';

/** A name and a colour that events of one calendar can have. */
export type EventLabel = CalendarSchemas['EventLabel'];

type Calendar = CalendarSchemas['Calendar'];

/** The labels that a calendar has for its events. */
export function labelsOf({ labelProperties }: Calendar): readonly EventLabel[] {
  return labelProperties?.eventLabels ?? [];
}

/** The same as a question to the service. */
export function labelsQuery(calendarId: string) {
  return { ...operationQuery('calendar.calendars.get', { calendarId }), select: labelsOf };
}
