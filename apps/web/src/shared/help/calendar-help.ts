import type { ScreenHelp } from './screen-help-text.ts';

/** Help for the screens of calendars. */
export const calendarHelp = {
  calendar: {
    purpose: 'Shows several calendars over days, weeks, months or a year, and changes their events.',
    notes: [
      'Times are in the zone of the button at the top; days of a change of clocks are drawn with 23 or 25 hours.',
      'A change of a repeated event asks whether it is for this one, for this and later ones, or for all.',
      'Who has guests is asked whether they are told.',
    ],
  },
  events: {
    purpose: 'Searches events over many calendars, exports and imports them.',
    notes: [
      'The search ends at 1,000 events of a calendar and can go on to the last one; exports of everything do so by themselves.',
      'Days are written as you like: 23 Nov, 2026-11-23, Monday, tomorrow.',
      'Importing the same file again doubles nothing: events are recognised by their UID.',
      'What an import created can be taken back until the page is left.',
    ],
  },
  'new-event': {
    purpose: 'Creates an event with all of its fields.',
    notes: ['Guests that are busy at that time are shown before you save.'],
  },
  event: {
    purpose: 'Shows and changes one event with all of its fields.',
    notes: [
      'The rule of a repeated event is written as a sentence with its next dates.',
      'JSON shows the event as the service has it; saving there replaces all of it.',
    ],
  },
  availability: {
    purpose: 'Finds times at which people and calendars are free together.',
    notes: [
      'The service tells only that somebody is busy, and by calendars that you may see also why.',
      'A calendar that cannot be read counts as unknown, not as free.',
    ],
  },
  calendars: {
    purpose: 'Lists your calendars, creates and subscribes to them, and gives access to many at once.',
    notes: [
      'A change of many reads each one again right before it is changed, and holds back what changed meanwhile.',
      'A new calendar can be undone as long as it is empty.',
    ],
  },
  'calendar-details': {
    purpose: 'Changes the name, place and zone of a calendar, and holds what cannot be undone.',
    notes: [
      'Deleting all events works for a primary calendar, deleting the calendar for others.',
      'A transfer of ownership gives the calendar away: afterwards only the new owner can give it back.',
    ],
  },
  'calendar-access': {
    purpose: 'Shows who may see or change a calendar.',
    notes: ['A rule for a domain or for everybody is one row; people it reaches are not listed one by one.'],
  },
  'calendar-list': {
    purpose: 'Changes how a calendar looks in your own list.',
    notes: ['Nobody else sees these settings. Unsubscribing deletes nothing.'],
  },
} as const satisfies Record<string, ScreenHelp>;
