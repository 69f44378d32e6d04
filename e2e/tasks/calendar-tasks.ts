import type { Task } from './task.ts';
import type { User } from './user.ts';

/** The Monday of a week without demo events. */
const MONDAY = '2032-03-08';

/** Opens the list of time zones with its button or, on phones, from the account menu. */
async function openZones(user: User): Promise<void> {
  const { page } = user;
  if (!user.isNarrow) return user.press(page.getByRole('button', { name: /Choose another time zone/ }));
  await user.press(page.getByRole('button', { name: /, account of / }));
  await user.press(page.getByRole('menuitem', { name: /^Time zone/ }));
}

/** Meetings, and responses to invitations. */
export const calendarTasks: readonly Task[] = [
  {
    title: 'Create a weekly event with guests in three time zones',
    role: 'operator',
    before: 'zones and working hours of guests were not shown',
    prepare: async ({ tag }) => ({
      path: `/events/new?start=${MONDAY}T14:00:00Z&end=${MONDAY}T14:30:00Z`,
      run: async (user) => {
        const { page } = user;
        await user.type(page.getByLabel('Title').first(), `Hand-over ${tag}`);
        await user.choose(page.getByLabel('Repeats'), 'Weekly');
        const guests = page.getByRole('combobox', { name: 'Add guests' });
        for (const name of ['Ravi Venter', 'Sunniva Port', 'Ana Duarte']) {
          await user.type(guests, name);
          await user.press(page.getByRole('option', { name: new RegExp(name) }), 'Enter');
        }
        await user.press(
          page.getByRole('region', { name: 'Guests' }).getByRole('button', { name: 'Add', exact: true }),
          'Enter',
        );
        await user.see(page.getByRole('region', { name: 'When guests are busy' }).getByText(/ in Berlin/));
        await user.press(page.getByRole('button', { name: 'Create event' }), 'Control+Enter');
        await page.waitForURL(/event=/);
      },
    }),
  },
  {
    title: 'Decline an invitation with a note',
    role: 'reviewer',
    before: 'not possible for reviewers',
    prepare: async ({ clientOf, tag }) => {
      const operator = await clientOf('operator');
      const event = {
        summary: `Pilot briefing ${tag}`,
        start: { dateTime: `${MONDAY}T10:00:00Z` },
        end: { dateTime: `${MONDAY}T11:00:00Z` },
        attendees: [{ email: 'reviewer@example.com' }],
      };
      await operator.call('calendar.events.insert', { calendarId: 'primary', sendUpdates: 'none' }, { body: event });
      return {
        path: `/calendar/agenda/${MONDAY}`,
        run: async (user) => {
          const { page } = user;
          await user.open(page.getByRole('button', { name: new RegExp(`^Pilot briefing ${tag}.*reviewer`) }));
          const response = page.getByRole('region', { name: 'Your response' });
          await user.press(response.getByRole('button', { name: 'Add a note' }));
          await user.type(response.getByRole('textbox'), 'At sea until noon');
          await user.press(response.getByRole('button', { name: 'Decline' }));
          await user.see(page.getByRole('button', { name: 'Decline', pressed: true }));
        },
      };
    },
  },
  {
    title: 'Find a time when three people are free, and create the event',
    role: 'operator',
    before: 'not offered while the event was written',
    prepare: async ({ tag }) => ({
      path: `/availability?from=${MONDAY}`,
      run: async (user) => {
        const { page } = user;
        const people = page.getByRole('combobox', { name: 'People and calendars' });
        for (const name of ['Ravi Venter', 'Hiro Tanaka']) {
          await user.type(people, name);
          await user.press(page.getByRole('option', { name: new RegExp(name) }), 'Enter');
        }
        await user.press(page.getByRole('region', { name: 'Best times' }).getByRole('button').first());
        await user.press(page.getByRole('button', { name: 'Create an event here' }));
        await user.type(page.getByLabel('Title').first(), `Review ${tag}`);
        await user.press(page.getByRole('button', { name: 'Create event' }), 'Control+Enter');
        await page.waitForURL(/event=/);
      },
    }),
  },
  {
    title: 'Read all times in another time zone',
    role: 'reviewer',
    before: '400 zones without search',
    prepare: async () => ({
      path: '/calendar',
      run: async (user) => {
        const { page } = user;
        await openZones(user);
        await user.type(page.getByRole('searchbox').or(page.getByRole('combobox')).last(), 'tokyo');
        await user.press(page.getByRole('option', { name: /Tokyo/ }), 'Enter');
        await user.see(page.getByText(/^As of .* GMT\+9/));
      },
    }),
  },
];
