import type { ScreenHelp } from './screen-help-text.ts';

/** Help for the calendar screens. */
export const calendarHelp = {
  calendar: {
    purpose: 'View and edit the events of your calendars by day, week, month or year.',
    notes: [
      'Times are in the time zone shown at the top of every screen. Days on which the clocks change have 23 or 25 hours.',
      'When you change a recurring event, choose whether the change applies to this event, to this and following events, or to all events.',
      'If an event has guests, choose whether to notify them.',
    ],
  },
  events: {
    purpose: 'Search, export and import events across calendars.',
    notes: [
      'A search pauses after 1,000 events per calendar; continue it to find more. An export of all matching rows does not pause.',
      'Enter dates in any of these forms: 23 Nov, 2026-11-23, Monday, tomorrow.',
      'Importing the same file twice creates no duplicates, because events are matched by their UID.',
      'You can undo an import until you leave the page.',
    ],
  },
  'new-event': {
    purpose: 'Create an event with all its fields.',
    notes: [
      'The guests’ availability is shown before you save.',
      'A duplicate of a series repeats by the same rule, without the changed and cancelled occurrences.',
    ],
  },
  event: {
    purpose: 'View and edit all fields of an event.',
    notes: [
      'The recurrence rule is shown as a sentence with the next dates.',
      'JSON shows the event as the service stores it. Saving JSON replaces the whole event.',
    ],
  },
  availability: {
    purpose: 'Find times when people and calendars are all free.',
    notes: [
      'For calendars shared with you, you also see the events behind a busy time.',
      'Calendars that cannot be read count as unknown, not as free.',
    ],
  },
  calendars: {
    purpose: 'View, create and subscribe to calendars, and change access to many calendars at once.',
    notes: [
      'A bulk change skips calendars whose access has changed since you selected them.',
      'You can undo the creation of a calendar while it is empty.',
    ],
  },
  'calendar-details': {
    purpose:
      'Edit the name, location and time zone of a calendar. The Danger zone contains actions that cannot be undone.',
    notes: [
      'A primary calendar can be cleared but not deleted; all other calendars can be deleted but not cleared.',
      'After a transfer, only the new owner can transfer the calendar back.',
    ],
  },
  'calendar-access': {
    purpose: 'View and change who has access to a calendar.',
    notes: ['Access for a domain or for everyone is a single row; the people it covers are not listed.'],
  },
  'calendar-list': {
    purpose: 'Change how a calendar appears in your list.',
    notes: ['Only you see these settings. Unsubscribing does not delete the calendar.'],
  },
} as const satisfies Record<string, ScreenHelp>;
