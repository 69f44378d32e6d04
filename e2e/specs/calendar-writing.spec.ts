import { openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

/** A Monday without demo events, so that nothing interferes. */
const MONDAY = '2031-03-10';

test('events are created, moved, lengthened, undone and deleted without a mouse', async ({ openAs, stack }) => {
  const operator = await openServicesClient(stack, 'operator');
  const { page } = await openAs('operator', `/calendar/week/${MONDAY}`);
  const undo = (message: string) =>
    page.getByRole('group').filter({ hasText: message }).getByRole('button', { name: 'Undo' });
  await expect(page.getByText(/^(First )?[\d,]+ events( from .+)?$/)).toBeVisible();
  await page.getByRole('gridcell', { name: 'Monday 10 March 12:00, free' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'New event' }).getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Planning');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Planning' })).toBeVisible();
  const made = page.getByRole('button', { name: /^Planning, 12:00 to 13:00, Tuesday 11 March/ });
  await made.focus();
  for (const key of ['m', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'Shift+ArrowDown', 'Enter']) {
    await page.keyboard.press(key);
  }
  const moved = page.getByRole('button', { name: /^Planning, 12:30 to 13:45, Wednesday 12 March/ });
  await expect(moved).toBeVisible();
  await expect(moved).toBeFocused();
  await undo('Saved “Planning”').click();
  await expect(made).toBeVisible();
  await made.focus();
  await page.keyboard.press('Delete');
  await expect(made).toHaveCount(0);
  await undo('Deleted “Planning”').click();
  await expect(made).toBeVisible();
  const { items = [] } = await operator.call('calendar.events.list', { calendarId: 'primary', q: 'Planning' });
  expect(items.map(({ status }) => status)).toContain('confirmed');
});

test('by mouse: a calendar is created, shared, transferred and deleted; an event is drawn; an invitation answered; a file imported', async ({
  openAs,
  stack,
}) => {
  const operator = await openServicesClient(stack, 'operator');
  const reviewer = await openServicesClient(stack, 'reviewer');
  const { page } = await openAs('operator', '/calendars');
  const dialog = page.getByRole('dialog');
  const makeCalendar = async (name: string) => {
    await page.getByRole('button', { name: 'New calendar' }).click();
    await page.getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Create calendar' }).click();
    await expect(page).toHaveURL(/\/details$/);
  };
  const confirmByName = async (what: string, name: string) => {
    await page.getByRole('button', { name: what }).click();
    await dialog.getByLabel(`Type ${name} to confirm`).fill(name);
    await dialog.getByRole('button', { name: what }).click();
  };
  await makeCalendar('Move to the new office');
  const calendarId = decodeURIComponent(/calendars\/([^/]+)/.exec(page.url())?.[1] ?? '');
  await page.getByRole('link', { name: 'Access', exact: true }).click();
  await page.getByRole('button', { name: 'Grant access' }).click();
  await page.getByRole('combobox', { name: 'Person' }).fill('reviewer@example.com');
  await page.getByRole('dialog').getByRole('button', { name: 'Grant access' }).click();
  // The dialog also shows the address before the rule has been written.
  await expect(page.getByRole('main').getByText('reviewer@example.com', { exact: true })).toBeVisible();
  const rules = await operator.call('calendar.acl.list', { calendarId });
  expect(rules.items?.map(({ id, role }) => [id, role])).toContainEqual(['user:reviewer@example.com', 'reader']);

  const ics = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Test//EN',
    'BEGIN:VEVENT',
    'UID:boxes@example.com',
    'DTSTAMP:20310101T000000Z',
    'DTSTART:20310310T090000Z',
    'DTEND:20310310T100000Z',
    'SUMMARY:Pack boxes',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
  await page.goto('/events');
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByLabel('iCalendar file').setInputFiles({
    name: 'boxes.ics',
    mimeType: 'text/calendar',
    buffer: Buffer.from(ics),
  });
  await page.getByRole('button', { name: 'Import 1' }).click();
  await expect(page.getByText('1 done', { exact: true })).toBeVisible();
  const imported = await operator.call('calendar.events.list', { calendarId: 'primary', iCalUID: 'boxes@example.com' });
  expect(imported.items?.[0]?.summary).toBe('Pack boxes');

  await page.goto(`/calendar/week/${MONDAY}`);
  await expect(page.getByText(/^(First )?[\d,]+ events( from .+)?$/)).toBeVisible();
  const slot = (clock: string) => page.getByRole('gridcell', { name: `Thursday 13 March ${clock}, free` });
  await slot('10:00').dragTo(slot('11:00'));
  await dialog.getByLabel('Title').fill('Lease signing');
  await dialog.getByRole('link', { name: 'More options' }).click();
  await page.getByLabel('Add guests').fill('reviewer@example.com');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Create event' }).click();
  const drawn = page.getByRole('button', { name: /^Lease signing, 10:00 to 11:30, Thursday 13 March/ });
  await expect(drawn).toBeVisible();
  const copies = async () =>
    (await reviewer.call('calendar.events.list', { calendarId: 'primary', q: 'Lease signing' })).items?.length;
  expect(await copies()).toBe(1);
  await page.getByRole('complementary').getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(drawn).toHaveCount(0);
  expect(await copies()).toBe(0);

  // Changes by others appear without reloading the page.
  await reviewer.call(
    'calendar.events.insert',
    { calendarId: 'primary' },
    {
      body: {
        summary: 'Keys of the new office',
        start: { dateTime: `${MONDAY}T13:00:00Z` },
        end: { dateTime: `${MONDAY}T14:00:00Z` },
        attendees: [{ email: 'operator@example.com' }],
      },
    },
  );
  await page.getByRole('button', { name: /^Keys of the new office/ }).click();
  await page.getByRole('region', { name: 'Your response' }).getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('button', { name: 'Accept', pressed: true })).toBeVisible();
  // The button is pressed before the response has been saved.
  const findResponse = async () => {
    const query = { calendarId: 'primary', q: 'Keys of the new office' };
    const { items } = (await reviewer.call('calendar.events.list', query)) ?? {};
    return items?.[0]?.attendees?.find(({ email }) => email === 'operator@example.com')?.responseStatus;
  };
  await expect.poll(findResponse).toBe('accepted');

  await page.goto(`/calendars/${encodeURIComponent(calendarId)}/details`);
  await page.getByRole('button', { name: 'Transfer ownership' }).click();
  const next = dialog.getByRole('button', { name: 'Next' });
  await next.click();
  await page.getByLabel('New data owner').fill('reviewer@example.com');
  await next.click();
  await page.getByLabel('Type Move to the new office to confirm').fill('Move to the new office');
  await page.getByRole('dialog').getByRole('button', { name: 'Transfer ownership' }).click();
  await expect(page.getByText(/^Transferred ownership of /)).toBeVisible();
  expect((await operator.call('calendar.calendars.get', { calendarId })).dataOwner).toBe('reviewer@example.com');

  const support = await openServicesClient(stack, 'support');
  await support.call(
    'calendar.acl.insert',
    { calendarId: 'primary', sendNotifications: false },
    { body: { role: 'owner', scope: { type: 'user', value: 'operator@example.com' } } },
  );
  const { summary = '' } = await support.call('calendar.calendars.get', { calendarId: 'primary' });
  await page.goto('/calendars');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await dialog.getByLabel('Calendar ID').fill('support@example.com');
  await dialog.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('row', { name: new RegExp(`^${summary}`) }).click();
  await confirmByName('Delete all events', summary);
  await expect(page.getByText(/^Deleted all events of /)).toBeVisible();
  const left = await support.call('calendar.events.list', { calendarId: 'primary' });
  expect(left.items).toEqual([]);
  await page.getByRole('link', { name: 'Calendars', exact: true }).click();
  await makeCalendar('Old boxes');
  await confirmByName('Delete calendar', 'Old boxes');
  await expect(page).toHaveURL(/\/calendars$/);
  await expect(page.getByRole('row', { name: 'Old boxes' })).toHaveCount(0);
});

test('a common free time is found, explained, and becomes an event', async ({ openAs }) => {
  const { page } = await openAs(
    'operator',
    `/availability?who=["operator@example.com","reviewer@example.com"]&from=${MONDAY}`,
  );
  await page.getByRole('region', { name: 'Best times' }).getByRole('button').first().click();
  await expect(page.getByRole('complementary')).toContainText('Ravi Venter');
  await page.getByRole('button', { name: 'Create an event here' }).click();
  await page.getByLabel('Title').fill('Found a time');
  await expect(page.getByText('available')).toBeVisible();
  await page.getByRole('button', { name: 'Create event' }).click();
  await expect(page).toHaveURL(/event=/);
});
