import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import type { EventContent } from '#calendar/events/model/event.ts';
import type { Account } from '#core/auth/directory.ts';
import { type Guest, toGuests, toRoom } from './calendar-guests.ts';
import { type CalendarSeed, findFirstDay, listWorkdays, SPAN_DAYS } from './calendar-seed.ts';
import { ABSENCES, type DemoMeeting, MEETINGS } from './calendar-topics.ts';
import { RoomBookings } from './room-bookings.ts';

const MEETING_COUNT = 165;
const ABSENCE_COUNT = 36;
/**
 * Day ranges. Every person is away once in each of them. Nobody is away in the next two weeks, for which meetings are planned.
 */
const AWAY_WITHIN = [
  [-SPAN_DAYS, -32],
  [-30, -4],
  [15, 36],
  [38, SPAN_DAYS],
] as const;
const EIGHT = 8 * 60;
const WORKDAYS = [1, 2, 3, 4, 5];
const SLOT_MINUTES = 30;
const LAST_SLOT = 18;
const PAST_RESPONSES = [
  ['accepted', 8],
  ['tentative', 1],
  ['declined', 1],
] as const;
const RESPONSES = [
  ['accepted', 6],
  ['needsAction', 3],
  ['tentative', 1],
  ['declined', 1],
] as const;

/** Comments on guests' responses. Every second guest adds one. */
const COMMENTS: Readonly<Partial<Record<Guest['responseStatus'], readonly string[]>>> = {
  tentative: ['I may be ten minutes late.', 'I first have to hear from the customer.'],
  declined: ['I am on leave that week.', 'Please send me the notes afterwards.'],
};

/** Creates single meetings with guests and responses, and absences. */
export function seedMeetings(seed: CalendarSeed): void {
  // At most one of each meeting per week.
  const weeks = Map.groupBy(listWorkdays(seed), (day) => Math.floor((day - seed.weekdayOf(day)) / 7));
  const planned = [...weeks.values()].flatMap((days) => MEETINGS.map((meeting) => ({ days, meeting })));
  const bookings = new RoomBookings();
  for (const { days, meeting } of seed.random.sample(planned, MEETING_COUNT)) {
    addMeeting(seed, bookings, seed.random.pick(days), meeting);
  }
  addAbsences(seed);
}

function addMeeting(seed: CalendarSeed, bookings: RoomBookings, day: number, meeting: DemoMeeting): void {
  const { calendars, events, people, random } = seed;
  const organizer = people[meeting.organizer];
  const calendar = meeting.calendar === 'own' ? calendars.primaryOf(organizer) : calendars[meeting.calendar];
  const guests = meeting.guests.map((name) => people[name]);
  const everyone = meeting.optional ? [...guests, people[meeting.optional]] : guests;
  const time = { day, minute: EIGHT + random.integer(0, LAST_SLOT) * SLOT_MINUTES, length: meeting.minutes };
  const hasRoom = meeting.place === 'Aurora' && bookings.book(time);
  const copies = everyone.filter((guest) => guest !== people.petra).map((guest) => calendars.primaryOf(guest));
  const attendees = [
    ...toGuests(
      organizer,
      everyone.map((account) => toGuest(seed, meeting, account, day)),
    ),
    ...(hasRoom ? [toRoom(calendars.aurora)] : []),
  ];
  const content = toContent(seed, meeting, { attendees, hasRoom });
  events.add(calendar, organizer, { ...time, content }, hasRoom ? [...copies, calendars.aurora] : copies);
}

function toGuest({ people, random }: CalendarSeed, { optional }: DemoMeeting, account: Account, day: number): Guest {
  // Past meetings have been answered.
  const responseStatus = random.pickWeighted<Guest['responseStatus']>(day < 0 ? PAST_RESPONSES : RESPONSES);
  const comments = COMMENTS[responseStatus];
  return {
    account,
    responseStatus,
    ...(comments && random.chance(0.5) && { comment: random.pick(comments) }),
    isOptional: optional !== undefined && people[optional] === account,
  };
}

function toContent(
  { random }: CalendarSeed,
  { summary, place, description, isPrivate }: DemoMeeting,
  { attendees, hasRoom }: { attendees: CalendarSchemas['EventAttendee'][]; hasRoom: boolean },
): EventContent {
  // Meetings that find the room taken are in the canteen.
  const location = place === 'Aurora' && !hasRoom ? 'Canteen' : place;
  return {
    summary,
    location,
    attendees,
    ...(description !== undefined && { description }),
    ...(isPrivate && { visibility: 'private' }),
    ...(random.chance(0.1) && { colorId: String(random.integer(1, 11)) }),
    ...(location === 'Video call' && { conferenceData: toConference(random.digits(9)) }),
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

/** Adds absences, of one kind at a time per person. */
function addAbsences(seed: CalendarSeed): void {
  const { calendars, events, people, random } = seed;
  const { ana, bo, chen, dina, emil, farah, grace, hiro, ines, operator } = people;
  const away = [ana, bo, chen, dina, emil, farah, grace, hiro, ines];
  const untilDay = new Map<Account, number>();
  for (let index = 0; index < ABSENCE_COUNT; index += 1) {
    const who = away[index % away.length] ?? ana;
    const [name = who.displayName] = who.displayName.split(' ');
    const [reason, length] = random.pick(ABSENCES);
    const [from, until] = AWAY_WITHIN[Math.floor(index / away.length)] ?? [0, 0];
    const chosen = Math.max(random.integer(from, until - length), untilDay.get(who) ?? from);
    const day = findFirstDay(seed, chosen, WORKDAYS);
    untilDay.set(who, day + length);
    events.add(calendars.absences, operator, {
      day,
      length,
      content: { summary: `${name} ${reason}`, transparency: 'transparent' },
    });
  }
}
