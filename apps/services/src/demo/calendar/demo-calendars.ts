import { type Calendar, getPrimaryCalendar } from '#calendar/calendar.ts';
import { putEntry } from '#calendar/calendar-list/entry.ts';
import { createListEntry } from '#calendar/calendar-list/new-entry.ts';
import { createCalendar } from '#calendar/calendars/create-calendar.ts';
import { putRule } from '#calendar/rules.ts';
import type { Account } from '#core/auth/directory.ts';
import { DAY_MS } from '#core/durations.ts';
import type { Database } from '#db/database.ts';
import type { DemoContext } from '#demo/setting/demo-context.ts';
import type { Random } from '#demo/setting/random.ts';

/** The calendars of the demo organisation. */
export type DemoCalendars = ReturnType<typeof createDemoCalendars>;

const HOME_ZONE = 'Europe/Berlin';
const MONDAY = '1';

/** Creates the shared calendars, shares them with their users and fills the users' calendar lists. */
export function createDemoCalendars({ db, people, anchorMs }: DemoContext, random: Random) {
  const { operator, reviewer, support, ana, bo, chen, dina } = people;
  const createdAt = anchorMs - 400 * DAY_MS;
  const share = (
    summary: string,
    creator: Account,
    colorId: string,
    options: { timeZone?: string; about?: string; isRoom?: boolean } = {},
  ) => {
    const { timeZone = HOME_ZONE, about, isRoom = false } = options;
    const id = `c_${random.digits(16)}@${isRoom ? 'resource' : 'group'}.calendar.google.com`;
    const calendar = createCalendar(db, { id, summary, description: about, timeZone, creator, createdAt });
    putRule(db, calendar.number, { scopeType: 'domain', scopeValue: 'example.com', role: 'reader' });
    for (const account of [creator, operator, reviewer, support]) subscribe(db, account, calendar, colorId);
    return calendar;
  };
  for (const account of Object.values(people)) {
    if ('email' in account && 'role' in account) moveHome(db, account);
  }
  const calendars = {
    company: share('Company', operator, '16', { about: 'All-hands, anniversaries and days off for everybody.' }),
    engineering: share('Engineering', bo, '8', { about: 'Stand-ups, reviews and incidents.' }),
    product: share('Product', ana, '6', { about: 'Planning and launches.' }),
    releases: share('Releases', bo, '3'),
    finance: share('Finance', dina, '24', { about: 'Closing, payroll and audits.' }),
    supportRota: share('Support rota', support, '14', { about: 'Who answers when.' }),
    absences: share('Absences', operator, '20'),
    aurora: share('Room Aurora', operator, '19', { isRoom: true }),
    newYork: share('New York office', chen, '23', { timeZone: 'America/New_York' }),
    primaryOf: (account: Account): Calendar => getPrimaryCalendar(db, account.id),
  };
  for (const account of [reviewer, support, ana]) {
    const primary = getPrimaryCalendar(db, account.id);
    putRule(db, primary.number, { scopeType: 'user', scopeValue: operator.email, role: 'writer' });
    subscribe(db, operator, primary, '17', false);
  }
  putRule(db, calendars.product.number, { scopeType: 'user', scopeValue: operator.email, role: 'writer' });
  putRule(db, calendars.finance.number, { scopeType: 'user', scopeValue: support.email, role: 'freeBusyReader' });
  return calendars;
}

function subscribe(db: Database, account: Account, calendar: Calendar, colorId: string, isSelected = true): void {
  putEntry(db, account.id, { ...createListEntry(calendar.number), colorId, isSelected });
}

function moveHome(db: Database, account: Account): void {
  db.run('UPDATE calendars SET time_zone = ? WHERE primary_of = ?', HOME_ZONE, account.id);
  for (const [id, value] of Object.entries({ timezone: HOME_ZONE, weekStart: MONDAY })) {
    db.run(
      'INSERT OR REPLACE INTO calendar_settings (account_id, id, value, sequence) VALUES (?, ?, ?, 1)',
      account.id,
      id,
      value,
    );
  }
}
