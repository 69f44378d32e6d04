import type { Account } from '#core/auth/directory.ts';
import { DAY_MS } from '#core/durations.ts';
import { getTitle } from '#demo/drive/drive-samples.ts';
import type { Release } from '#demo/setting/release.ts';
import { type Guest, toGuests } from './calendar-guests.ts';
import { type CalendarSeed, findFirstDay } from './calendar-seed.ts';

const WORKDAYS = [1, 2, 3, 4, 5];
const NINE = 9 * 60;

type Story = { summary: string; description: string; day: number; minute: number; length: number; location: string };

/** Creates the meetings about topics elsewhere in the demo: the failing export, the release, overdue approvals, public links. */
export function seedCalendarStories(seed: CalendarSeed, anchorMs: number, release: Release): void {
  const { calendars, events, people } = seed;
  const { operator, reviewer, ana, bo } = people;
  const releaseDay = Math.round((release.timeMs - anchorMs) / DAY_MS);
  events.add(calendars.releases, bo, {
    day: releaseDay,
    length: 1,
    content: { summary: getTitle(release.name), transparency: 'transparent', colorId: '10' },
  });
  const tomorrow = findFirstDay(seed, 1, WORKDAYS);
  invite(seed, operator, createExportStory(tomorrow), [
    { account: people.grace, responseStatus: 'accepted', comment: 'I bring the difference of the two versions.' },
    { account: people.dina, responseStatus: 'accepted' },
    { account: people.support, responseStatus: 'needsAction' },
    { account: reviewer, responseStatus: 'needsAction' },
  ]);
  invite(seed, ana, createReleaseStory(release, findFirstDay(seed, Math.max(2, releaseDay - 7), [2])), [
    { account: bo, responseStatus: 'accepted' },
    { account: people.chen, responseStatus: 'tentative', comment: 'The second load test ends the evening before.' },
    { account: people.farah, responseStatus: 'accepted' },
    { account: operator, responseStatus: 'needsAction' },
    { account: reviewer, responseStatus: 'needsAction', isOptional: true },
  ]);
  const soon = findFirstDay(seed, tomorrow + 1, WORKDAYS);
  invite(seed, ana, createApprovalStory(soon), [{ account: reviewer, responseStatus: 'needsAction' }]);
  invite(seed, people.farah, createLinkStory(soon), [
    { account: operator, responseStatus: 'needsAction' },
    { account: people.ines, responseStatus: 'accepted' },
    {
      account: reviewer,
      responseStatus: 'declined',
      comment: 'I am with the auditors then. Please decide without me.',
    },
  ]);
  invite(seed, people.hiro, createRolloutStory(findFirstDay(seed, soon + 1, WORKDAYS)), [
    { account: people.petra, responseStatus: 'accepted', comment: 'I can share the plan of their IT then.' },
    { account: operator, responseStatus: 'needsAction' },
    { account: ana, responseStatus: 'tentative', comment: 'Only if the interview before ends in time.' },
  ]);
}

function invite(
  { calendars, events, people }: CalendarSeed,
  organizer: Account,
  { day, minute, length, ...content }: Story,
  guests: readonly Guest[],
): void {
  const attendees = toGuests(organizer, guests);
  const inside = guests.flatMap(({ account }) => (account === people.petra ? [] : [calendars.primaryOf(account)]));
  const event = { day, minute, length, content: { ...content, attendees } };
  events.add(calendars.primaryOf(organizer), organizer, event, inside);
}

function createExportStory(day: number): Story {
  return {
    summary: 'Nordic invoices: why the export fails',
    day,
    minute: NINE + 60,
    length: 30,
    location: 'Room 2.14',
    description:
      'No invoice has reached the ledger since version 3 of “Invoice export (Nordics)”. Roll back, or repair?',
  };
}

function createReleaseStory({ name, date }: Release, day: number): Story {
  return {
    summary: `Go or no-go: ${name}`,
    day,
    minute: NINE + 90,
    length: 45,
    location: 'Aurora',
    description: `We decide whether the release goes out on ${date}. Please read the launch plan and the readiness review.`,
  };
}

function createApprovalStory(day: number): Story {
  return {
    summary: 'Overdue approvals',
    day,
    minute: 15 * 60,
    length: 30,
    location: 'Video call',
    description: 'Ravi, some approvals are past their date. Let us go through them together.',
  };
}

function createLinkStory(day: number): Story {
  return {
    summary: 'Public links: which ones we close',
    day,
    minute: 11 * 60,
    length: 30,
    location: 'Video call',
    description: 'The audit does not come to its end any more. We go by the list of last week.',
  };
}

function createRolloutStory(day: number): Story {
  return {
    summary: 'Rollout at Fjord Hotels',
    day,
    minute: 14 * 60,
    length: 60,
    location: 'Video call',
    description: 'Two hotels begin next month. Which accounts they need, and who trains them.',
  };
}
