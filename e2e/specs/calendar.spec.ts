import { openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

const DAY_MS = 86_400_000;

test('an operator views the week, opens an event and closes it again', async ({ openAs }) => {
  const { page } = await openAs('operator');
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page).toHaveURL(/\/calendar\/week\/\d{4}-\d\d-\d\d$/);
  const standUp = page.getByRole('button', { name: /^Stand-up, .*calendar Engineering$/ }).first();
  // Often the first calendar in a system: ten lists, and a channel for each.
  await expect(page.getByText(/^[\d,]+ events$/)).toBeVisible({ timeout: 30_000 });
  await standUp.focus();
  await page.keyboard.press('Enter');

  const panel = page.getByRole('complementary', { name: 'Stand-up' });
  await expect(panel.getByText('Every weekday')).toBeVisible();
  await expect(panel.getByText('Engineering').first()).toBeVisible();
  await page.reload();
  await expect(panel.getByText('Every weekday')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Close panel' }).click();
  await expect(panel).toBeHidden();
});

test('a calendar that is turned off stays off when the address is reloaded', async ({ openAs }) => {
  const { page } = await openAs('operator', '/calendar');
  const standUps = page.getByRole('button', { name: /^Stand-up, .*calendar Engineering$/ });
  await expect(standUps.first()).toBeVisible();
  await page.getByText('Engineering', { exact: true }).click();
  await expect(standUps).toHaveCount(0);
  await expect(page).toHaveURL(/cals=/);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Engineering' })).not.toBeChecked();
  await expect(standUps).toHaveCount(0);
});

test('the list of days is navigated by keyboard on a narrow screen', async ({ openAs }) => {
  const { page } = await openAs('operator');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/calendar');
  await expect(page).toHaveURL(/\/calendar\/agenda\//);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/event=/);
  await expect(page.getByRole('button', { name: 'Close panel' })).toBeVisible();
});

/** Returns Berlin's offset from UTC on a day. */
function berlinOffsetMs(day: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' });
  const name = format.formatToParts(new Date(`${day}T00:00:00Z`)).find(({ type }) => type === 'timeZoneName')?.value;
  return Number(name?.slice('GMT+'.length, 'GMT+00'.length)) * 3_600_000;
}

test('a week shows the events in the service, in browsers with and without Temporal', async ({ openAs, stack }) => {
  const operator = await openServicesClient(stack, 'operator');
  // The demo events are around today, and its users live in Berlin.
  const today = new Date(new Date().toISOString().slice(0, 10));
  const day = new Date(today.getTime() - ((today.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10);
  const monday = Date.parse(`${day}T00:00:00Z`) - berlinOffsetMs(day);
  const { items: calendars = [] } = await operator.call('calendar.calendarList.list', {});
  const calendarId = calendars.find(({ summary }) => summary === 'Engineering')?.id ?? '';
  const { items = [] } = await operator.call('calendar.events.list', {
    calendarId,
    singleEvents: true,
    timeMin: new Date(monday).toISOString(),
    timeMax: new Date(monday + 7 * DAY_MS).toISOString(),
  });
  expect(items.length).toBeGreaterThan(0);
  const address = `/calendar/week/${day}?zone=Europe/Berlin&cals=${JSON.stringify([calendarId])}`;
  const { page } = await openAs('operator', address);
  const shown = page.getByRole('button', { name: /calendar Engineering$/ });
  await expect(shown).toHaveCount(items.length);
  await expect(page.getByText(`${items.length} events`, { exact: true })).toBeVisible();
  const names = await shown.allTextContents();

  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'));
  await page.goto(address);
  await expect(shown).toHaveText(names);
});

test('the link of an event opens it in the console', async ({ openAs, stack }) => {
  const operator = await openServicesClient(stack, 'operator');
  const { items = [] } = await operator.call('calendar.events.list', { calendarId: 'primary', q: 'One to one' });
  const { page } = await openAs('operator', items[0]?.htmlLink);
  await expect(page).toHaveURL(/\/calendar\/week\/\d{4}-\d\d-\d\d\?event=/);
  await expect(page.getByRole('complementary', { name: items[0]?.summary ?? '' })).toBeVisible();
});

test('support staff see that the calendar is not available to them', async ({ openAs }) => {
  const { page } = await openAs('support', '/calendar');
  await expect(page.getByText('Your role does not include this')).toBeVisible();
});

test('a view and the number of its events appear together', async ({ openAs }) => {
  const { page } = await openAs('operator');
  const held = Promise.withResolvers<void>();
  let isRequested = false;
  await page.route(/\/assets\/agenda-[^/]+\.js$/, async (route) => {
    isRequested = true;
    await held.promise;
    await route.continue();
  });
  const loaded = page.waitForResponse(/\/calendar\/v3\/calendars\/[^/]+\/events\?/);
  await page.goto('/calendar/agenda/2026-11-25');
  await loaded;
  await expect.poll(() => isRequested).toBe(true);
  const count = page.getByText(/^[\d,]+ events?$/);
  await expect(page.getByRole('status', { name: 'Loading the calendar' })).toBeVisible();
  await expect(count).toBeHidden();
  held.resolve();
  await expect(count).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('region', { name: /^Events, / })).toBeVisible();
});
