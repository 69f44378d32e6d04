import type { CalendarSchemas } from '@rotunda/api-client/operation-types';

/** The one kind of conference that events can be given here. */
export const CONFERENCE_TYPE = 'hangoutsMeet';

/** The kinds of conference that events of a calendar can have. */
export function toConferenceProperties(): CalendarSchemas['ConferenceProperties'] {
  return { allowedConferenceSolutionTypes: [CONFERENCE_TYPE] };
}
