import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import type { Calendar } from '#calendar/calendars/calendar.ts';
import type { EventContent } from '#calendar/events/event.ts';
import type { Account } from '#core/directory.ts';
import { type CalendarSeed, listWorkdays, SPAN_DAYS } from './calendar-seed.ts';
import { ABSENCES, MEETINGS, PLACES } from './calendar-topics.ts';

const MEETING_COUNT = 190;
const ABSENCE_COUNT = 36;
const RESPONSES = [
  ['accepted', 6],
  ['needsAction', 2],
  ['tentative', 1],
  ['declined', 1],
] as const;

/** What guests add to their response: by response, and by their place among the guests. */
const COMMENTS: Readonly<Partial<Record<(typeof RESPONSES)[number][0], readonly string[]>>> = {
  tentative: ['I may be ten minutes late.', 'I first have to hear from the customer.'],
  declined: ['I am on leave that week.', 'Please send me the notes afterwards.'],
};

/** Writes single meetings with guests and answers, and days on which people are away. */
export function seedMeetings(seed: CalendarSeed): void {
  const workdays = listWorkdays(seed);
  for (let index = 0; index < MEETING_COUNT; index += 1) addMeeting(seed, seed.random.pick(workdays));
  for (let index = 0; index < ABSENCE_COUNT; index += 1) addAbsence(seed);
}

function addMeeting(seed: CalendarSeed, day: number): void {
  const { calendars, events, people, random } = seed;
  const { operator, reviewer, support, ana, bo, chen, dina, emil, petra } = people;
  const [calendar, organizer] = random.pick<readonly [Calendar, Account]>([
    [calendars.product, ana],
    [calendars.engineering, bo],
    [calendars.finance, dina],
    [calendars.newYork, chen],
    [calendars.primaryOf(operator), operator],
    [calendars.primaryOf(reviewer), reviewer],
    [calendars.primaryOf(support), support],
    [calendars.primaryOf(ana), ana],
  ]);
  const others = [operator, reviewer, support, ana, bo, chen, dina, emil, petra];
  const guests = random.sample(
    others.filter((guest) => guest !== organizer),
    random.integer(1, 4),
  );
  const copies = guests.filter((guest) => guest !== petra).map((guest) => calendars.primaryOf(guest));
  const time = { day, minute: random.integer(16, 34) * 30, length: random.pick([30, 30, 60, 60, 90, 120]) };
  events.add(calendar, organizer, { ...time, content: toContent(seed, organizer, guests) }, copies);
}

function toContent({ random }: CalendarSeed, organizer: Account, guests: readonly Account[]): EventContent {
  const attendees: CalendarSchemas['EventAttendee'][] = [
    { email: organizer.email, displayName: organizer.displayName, responseStatus: 'accepted' },
    ...guests.map((guest, index) => {
      const responseStatus = random.pickWeighted(RESPONSES);
      const comment = COMMENTS[responseStatus]?.[index];
      return {
        email: guest.email,
        displayName: guest.displayName,
        responseStatus,
        ...(comment !== undefined && { comment }),
        ...(random.chance(0.15) && { optional: true }),
      };
    }),
  ];
  const place = random.pick(PLACES);
  return {
    summary: random.pick(MEETINGS),
    location: place,
    attendees,
    ...(random.chance(0.3) && { description: 'Please read the notes before. <b>Bring your questions.</b>' }),
    ...(random.chance(0.1) && { visibility: 'private' }),
    ...(random.chance(0.1) && { colorId: String(random.integer(1, 11)) }),
    ...(place === 'Video call' && { conferenceData: toConference(random.digits(9)) }),
  };
}

function toConference(digits: string): CalendarSchemas['ConferenceData'] {
  const code = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].join('-');
  return {
    conferenceId: code,
    conferenceSolution: { key: { type: 'hangoutsMeet' }, name: 'Google Meet' },
    entryPoints: [
      { entryPointType: 'video', uri: `https://meet.example.com/${code}`, label: `meet.example.com/${code}` },
    ],
  };
}

function addAbsence({ calendars, events, people, random }: CalendarSeed): void {
  const { ana, bo, chen, dina, emil, farah, grace, hiro, ines, operator } = people;
  const who = random.pick([ana, bo, chen, dina, emil, farah, grace, hiro, ines]);
  const [name = who.displayName] = who.displayName.split(' ');
  events.add(calendars.absences, operator, {
    day: random.integer(-SPAN_DAYS, SPAN_DAYS),
    length: random.pick([1, 1, 2, 3, 5, 10]),
    content: { summary: `${name} ${random.pick(ABSENCES)}`, transparency: 'transparent' },
  });
}
