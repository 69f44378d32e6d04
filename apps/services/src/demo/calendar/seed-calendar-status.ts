import type { Account } from '#core/auth/directory.ts';
import { type CalendarSeed, listWorkdays } from './calendar-seed.ts';
import { FOCUS_SUBJECTS, TRIPS } from './calendar-topics.ts';

const DAY_MINUTES = 24 * 60;

/** Creates status events: working locations, absences, focus time, birthdays and events from emails. */
export function seedStatusEvents(seed: CalendarSeed): void {
  const { people, random } = seed;
  const workdays = listWorkdays(seed);
  for (const name of ['operator', 'reviewer', 'support', 'ana'] as const) {
    const account = people[name];
    for (const day of random.sample(workdays, 12)) addWorkingLocation(seed, account, day);
    for (const day of random.sample(workdays, 10)) addFocusTime(seed, account, day, FOCUS_SUBJECTS[name]);
    for (const day of random.sample(workdays, 3)) addOutOfOffice(seed, account, day);
    for (const day of random.sample(workdays, 3)) addFromMail(seed, account, day);
    addBirthday(seed, account);
  }
  // Two approvers of pending approvals are away longer than a meeting.
  addOutOfOffice(seed, people.emil, 0, 4 * DAY_MINUTES);
  addOutOfOffice(seed, people.chen, 1, DAY_MINUTES);
}

function addWorkingLocation({ calendars, events, random }: CalendarSeed, account: Account, day: number): void {
  const isAtHome = random.chance(0.6);
  events.add(calendars.primaryOf(account), account, {
    day,
    length: 1,
    eventType: 'workingLocation',
    content: {
      summary: isAtHome ? 'Home' : 'Office Berlin',
      visibility: 'public',
      transparency: 'transparent',
      workingLocationProperties: isAtHome
        ? { type: 'homeOffice', homeOffice: {} }
        : { type: 'officeLocation', officeLocation: { label: 'Office Berlin', buildingId: 'berlin-1' } },
    },
  });
}

function addFocusTime(
  { calendars, events, random }: CalendarSeed,
  account: Account,
  day: number,
  subjects: readonly string[],
): void {
  events.add(calendars.primaryOf(account), account, {
    day,
    minute: random.integer(16, 30) * 30,
    length: random.pick([60, 90, 120]),
    eventType: 'focusTime',
    content: {
      summary: random.pick(subjects),
      focusTimeProperties: { autoDeclineMode: 'declineNone', chatStatus: 'doNotDisturb' },
    },
  });
}

function addOutOfOffice({ calendars, events }: CalendarSeed, account: Account, day: number, length = 6 * 60): void {
  events.add(calendars.primaryOf(account), account, {
    day,
    minute: 12 * 60,
    length,
    eventType: 'outOfOffice',
    content: {
      summary: 'Out of office',
      outOfOfficeProperties: {
        autoDeclineMode: 'declineOnlyNewConflictingInvitations',
        declineMessage: 'I am away and will answer tomorrow.',
      },
    },
  });
}

function addFromMail({ calendars, events, random }: CalendarSeed, account: Account, day: number): void {
  events.add(calendars.primaryOf(account), account, {
    day,
    minute: random.integer(14, 38) * 30,
    length: 90,
    eventType: 'fromMail',
    content: { summary: random.pick(TRIPS), description: 'Taken from a message in your mailbox.' },
  });
}

function addBirthday({ calendars, events, random }: CalendarSeed, account: Account): void {
  events.add(calendars.primaryOf(account), account, {
    day: random.integer(-50, 50),
    length: 1,
    eventType: 'birthday',
    recurrence: ['RRULE:FREQ=YEARLY'],
    content: {
      summary: 'Happy birthday!',
      visibility: 'private',
      transparency: 'transparent',
      birthdayProperties: { type: 'birthday' },
    },
  });
}
