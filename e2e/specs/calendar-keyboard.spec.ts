import type { Locator } from '@playwright/test';
import { openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

/** A week without demo events, so that nothing interferes. */
const MONDAY = '2032-03-08';
const TUESDAY = '2032-03-09';

/** Presses a key on an enabled element, as keyboard users do. */
async function press(target: Locator, key = 'Enter'): Promise<void> {
  await expect(target).toBeEnabled();
  await target.press(key);
}

/** Selects an option like the browser's own list. */
async function choose(list: Locator, label: string): Promise<void> {
  await list.focus();
  await list.selectOption({ label });
}

/** Changes some fields of the JSON in an editor. */
async function editJson(editor: Locator, members: object): Promise<void> {
  const before: object = JSON.parse(await editor.inputValue());
  await editor.fill(JSON.stringify({ ...before, ...members }));
}

test('by keyboard alone: a calendar is created, replaced, shared, left, cleared, transferred and deleted', async ({
  openAs,
  stack,
}) => {
  const support = await openServicesClient(stack, 'support');
  await support.call(
    'calendar.acl.insert',
    { calendarId: 'primary', sendNotifications: false },
    { body: { role: 'owner', scope: { type: 'user', value: 'operator@example.com' } } },
  );
  const { page } = await openAs('operator', '/calendars');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const createCalendar = async (name: string) => {
    await expect(page.getByRole('grid', { name: 'Calendars' })).toBeVisible();
    await page.keyboard.press('n');
    await dialog.getByLabel('Name', { exact: true }).fill(name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/details$/);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(dialog).toBeHidden();
  };
  const confirm = async (what: string, name: string) => {
    await press(button(what));
    await dialog.getByLabel(`Type ${name} to confirm`).fill(name);
  };

  await createCalendar('Harbour');
  await page.getByLabel('Name', { exact: true }).fill('Harbour works');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Harbour works', level: 1 })).toBeVisible();
  await press(page.getByText('As JSON'));
  await editJson(page.getByLabel('The calendar as JSON'), { description: 'Cranes and tides' });
  await press(button('Replace the calendar'));
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Cranes and tides');

  await press(page.getByRole('link', { name: 'My settings' }));
  await press(button('Add reminder'));
  await expect(page.getByText('Notification 10 minutes before')).toBeVisible();
  await press(page.getByText('As JSON'));
  await editJson(page.getByLabel('Your entry as JSON'), { summaryOverride: 'Docks' });
  await press(button('Replace your entry'));
  await expect(button('Replace your entry')).toHaveAccessibleDescription('No changes to save.');

  await press(page.getByRole('link', { name: 'Access', exact: true }));
  await press(button('Grant access'));
  await page.getByRole('combobox', { name: 'Person' }).fill('reviewer@example.com');
  await page.keyboard.press('Enter');
  const rule = page.getByRole('main').getByRole('listitem').filter({ hasText: 'reviewer@example.com' });
  await choose(rule.getByRole('combobox'), 'Edit all events');
  await expect(page.getByText('Changed access of reviewer@example.com')).toBeVisible();
  await press(rule.getByRole('button', { name: 'JSON' }));
  await editJson(dialog.getByLabel('The rule as JSON'), { role: 'reader' });
  await press(button('Replace the rule'));
  await expect(dialog).toBeHidden();
  await expect(rule.getByRole('combobox')).toHaveValue('reader');
  await press(rule.getByRole('button', { name: 'Remove' }));
  await expect(rule).toHaveCount(0);

  await press(page.getByRole('link', { name: 'Details', exact: true }));
  await press(button('Transfer ownership'));
  await press(dialog.getByRole('button', { name: 'Next' }));
  await dialog.getByLabel('New data owner').fill('reviewer@example.com');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Type Harbour works to confirm').fill('Harbour works');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Transferred ownership of /)).toBeVisible();

  await page.goto('/calendars');
  await createCalendar('Old pier');
  await confirm('Delete calendar', 'Old pier');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/calendars$/);
  await expect(page.getByRole('row', { name: 'Old pier' })).toHaveCount(0);

  await page.keyboard.press('s');
  await dialog.getByLabel('Calendar ID').fill('support@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Subscribed to/)).toBeVisible();
  const { summary = '' } = await support.call('calendar.calendars.get', { calendarId: 'primary' });
  await page.goto('/calendars/support%40example.com/details');
  await confirm('Delete all events', summary);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Deleted all events of /)).toBeVisible();
  await press(page.getByRole('link', { name: 'My settings' }));
  await press(button('Unsubscribe'));
  await expect(page).toHaveURL(/\/calendars$/);
});

test('by keyboard alone: events are added in one line, moved, repeated, answered, imported and placed in a free slot', async ({
  openAs,
  stack,
}) => {
  const operator = await openServicesClient(stack, 'operator');
  await operator.call('calendar.calendars.insert', {}, { body: { summary: 'Docks' } });
  const reviewer = await openServicesClient(stack, 'reviewer');
  await reviewer.call(
    'calendar.events.insert',
    { calendarId: 'primary', sendUpdates: 'none' },
    {
      body: {
        summary: 'Lighthouse visit',
        start: { dateTime: `${TUESDAY}T10:00:00Z` },
        end: { dateTime: `${TUESDAY}T11:00:00Z` },
        attendees: [{ email: 'operator@example.com' }],
      },
    },
  );
  const { page } = await openAs('operator', `/calendar/week/${MONDAY}`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const panel = page.getByRole('complementary');

  await expect(page.getByText(/^(First )?[\d,]+ events( from .+)?$/)).toBeVisible();
  await press(page.getByRole('button', { name: /^Lighthouse visit/ }));
  await press(page.getByRole('region', { name: 'Your response' }).getByRole('button', { name: 'Decline' }));
  await expect(page.getByRole('button', { name: 'Decline', pressed: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('q');
  await page.getByLabel('Details').fill('Tide tables March 9 2032 14:00');
  await page.keyboard.press('Enter');
  await expect(panel.filter({ hasText: 'Tide tables' })).toBeVisible();
  await page.keyboard.press('M');
  await choose(dialog.getByRole('combobox', { name: 'Calendar' }), 'Docks');
  await press(dialog.getByRole('button', { name: 'Move', exact: true }));
  await expect(page.getByText(/^Moved “Tide tables.*to Docks$/)).toBeVisible();
  await press(panel.getByRole('button', { name: 'Delete' }));
  await expect(page.getByText(/^Deleted “Tide tables/)).toBeVisible();

  await page.goto(`/events/new?start=${MONDAY}T08:00:00Z&end=${MONDAY}T08:30:00Z&title=Crane%20check`);
  await choose(page.getByLabel('Repeats'), 'Weekly');
  await page.getByLabel('Add guests').fill('reviewer@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Next dates' }).getByRole('listitem')).toHaveCount(5);
  await page.keyboard.press('Control+Enter');
  // The event is shown in its week.
  await expect(page).toHaveURL(new RegExp(`/week/${MONDAY}\\?event=`));
  await page.getByRole('button', { name: /^Crane check, .*Monday 8 March/ }).focus();
  for (const key of ['m', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(dialog.getByText('Notify')).toBeVisible();
  await press(dialog.getByRole('button', { name: 'Move' }));
  const pulled = page.getByRole('button', { name: /^Crane check, .*Tuesday 9 March/ });
  await expect(pulled).toBeVisible();
  await page.keyboard.press('n');
  const second = page.getByRole('button', { name: /^Crane check, .*Monday 15 March/ });
  await press(second, 'Delete');
  const following = dialog.getByRole('radio', { name: /^This and following events/ });
  await expect(following).toBeEnabled();
  // Users cannot get from the button to the radio button without a key press. The key press also ends the typing burst, within
  // which Space would count as typed.
  await page.keyboard.press('Shift+Tab');
  await press(following, 'Space');
  await press(dialog.getByRole('button', { name: 'Delete' }));
  await expect(second).toHaveCount(0);
  await page.keyboard.press('p');
  await press(pulled);
  await press(panel.getByRole('link', { name: 'Open', exact: true }));
  await press(button('JSON'));
  await editJson(page.getByLabel('The event as JSON'), { location: 'Pier 4' });
  await press(button('Replace the event'));
  const findPlaces = async () => {
    const { items } = await operator.call('calendar.events.list', { calendarId: 'primary', q: 'Crane check' });
    return items?.map(({ location }) => location);
  };
  await expect.poll(findPlaces).toContain('Pier 4');

  const times = [`DTSTART:${MONDAY.replaceAll('-', '')}T120000Z`, `DTEND:${MONDAY.replaceAll('-', '')}T130000Z`];
  const event = ['BEGIN:VEVENT', 'UID:buoys@example.com', 'DTSTAMP:20310101T000000Z', ...times, 'SUMMARY:Buoys'];
  const file = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...event, 'END:VEVENT', 'END:VCALENDAR'];
  await page.goto(`/events?q=Buoys&from=${MONDAY}&to=${TUESDAY}`);
  await expect(page.getByRole('main').getByText('No events match')).toBeVisible();
  await press(button('Import'));
  const buffer = Buffer.from(file.join('\r\n'));
  await page.getByLabel('iCalendar file').setInputFiles({ name: 'buoys.ics', mimeType: 'text/calendar', buffer });
  await press(button('Import 1'));
  await expect(dialog.getByText('1 done', { exact: true })).toBeVisible();
  await press(button('Undo 1 done'));
  await press(button('Close'));
  // All calendars are searched again.
  await expect(page.getByRole('main').getByText('No events match')).toBeVisible({ timeout: 30_000 });

  await page.goto(`/availability?who=["operator@example.com","reviewer@example.com"]&from=${MONDAY}`);
  await press(page.getByRole('region', { name: 'Best times' }).getByRole('button').first());
  await press(button('Create an event here'));
  await page.getByLabel('Title').first().fill('Pilot briefing');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/event=/);
});
