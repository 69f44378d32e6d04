import type { CalendarSchemas } from '@rotunda/api-client/operation-types';

/** The only conference type supported for events. */
export const CONFERENCE_TYPE = 'hangoutsMeet';

/** Returns the conference types that events of a calendar can have. */
export function toConferenceProperties(): CalendarSchemas['ConferenceProperties'] {
  return { allowedConferenceSolutionTypes: [CONFERENCE_TYPE] };
}
