import type { ScreenHelp } from './screen-help-text.ts';

/** Help for the screens of calendars. */
export const calendarHelp = {
  calendar: {
    purpose: 'Shows several calendars over days, weeks, months or a year, and changes their events.',
    notes: [
      'Times are in the time zone of the button at the top, as on every screen; days on which the clocks change have 23 or 25 hours.',
      'Changing a series asks whether it applies to this event, this and following events, or all.',
      'If an event has guests, you are asked whether to notify them.',
    ],
  },
  events: {
    purpose: 'Searches, exports and imports events across calendars.',
    notes: [
      'The search pauses at 1,000 events per calendar and can be continued; exporting everything continues automatically.',
      'Days are written as you like: 23 Nov, 2026-11-23, Monday, tomorrow.',
      'Importing the same file again creates no duplicates: events are recognised by their UID.',
      'An import can be undone until you leave the page.',
    ],
  },
  'new-event': {
    purpose: 'Creates an event with all of its fields.',
    notes: ['Guests who are busy at that time are shown before you save.'],
  },
  event: {
    purpose: 'Shows and changes one event with all of its fields.',
    notes: [
      'The rule of a series is shown as a sentence with its next dates.',
      'JSON shows the event as the service has it; saving there replaces all of it.',
    ],
  },
  availability: {
    purpose: 'Finds times at which people and calendars are all free.',
    notes: [
      'The service shows only that someone is busy; for calendars that you can see, also why.',
      'A calendar that cannot be read counts as unknown, not as free.',
    ],
  },
  calendars: {
    purpose: 'Lists, creates and subscribes to calendars, and gives access to many at once.',
    notes: [
      'A bulk change reads each calendar again just before changing it, and skips those that have since changed.',
      'A new calendar can be undone as long as it is empty.',
    ],
  },
  'calendar-details': {
    purpose: 'Changes the name, location and time zone of a calendar, and holds the actions that cannot be undone.',
    notes: [
      'Only a primary calendar can be emptied; only other calendars can be deleted.',
      'After a transfer of ownership, only the new owner can transfer the calendar back.',
    ],
  },
  'calendar-access': {
    purpose: 'Shows who has access to a calendar and changes it.',
    notes: ['A rule for a domain or for everyone is one row; the people it covers are not listed.'],
  },
  'calendar-list': {
    purpose: 'Changes how a calendar looks in your own list.',
    notes: ['Nobody else sees these settings. Unsubscribing deletes nothing.'],
  },
} as const satisfies Record<string, ScreenHelp>;
