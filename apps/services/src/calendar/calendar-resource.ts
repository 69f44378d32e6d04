import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { findAccount } from '#core/auth/directory.ts';
import type { Database } from '#db/database.ts';
import type { Calendar } from './calendar.ts';
import { toConferenceProperties } from './conference-properties.ts';
import { toEntityTag } from './entity-tag.ts';

/** Converts a calendar to its API resource, which is the same for all users. */
export function toCalendarResource(db: Database, calendar: Calendar): CalendarSchemas['Calendar'] {
  const eventLabels: CalendarSchemas['EventLabel'][] = JSON.parse(calendar.labels);
  return {
    kind: 'calendar#calendar',
    etag: toEntityTag(calendar.sequence),
    id: calendar.id,
    summary: calendar.summary,
    ...(calendar.description !== null && { description: calendar.description }),
    ...(calendar.location !== null && { location: calendar.location }),
    timeZone: calendar.timeZone,
    conferenceProperties: toConferenceProperties(),
    ...toDataOwner(db, calendar),
    ...(eventLabels.length > 0 && { labelProperties: { eventLabels } }),
  };
}

/** Only secondary calendars have a data owner. A primary calendar belongs to the user whose address it has. */
export function toDataOwner(db: Database, calendar: Calendar): { dataOwner?: string } {
  if (calendar.primaryOf !== null) return {};
  const owner = findAccount(db, calendar.dataOwner);
  return owner ? { dataOwner: owner.email } : {};
}
