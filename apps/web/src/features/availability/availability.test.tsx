import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleCalendar, sampleEvent } from '#testing/sample-events.ts';
import { serviceError } from '#testing/stub-services.ts';

test('common free times are ranked, a time is explained, and an event is created from it', async () => {
  const attendees = [{ email: 'operator@example.com', self: true, responseStatus: 'declined' as const }];
  const declined = sampleEvent({ id: 'declined', summary: 'Lunch talk', attendees });
  const { screen, services, address } = await renderApp({
    url: '/availability?who=["operator@example.com","bo@example.com","ghost@example.com"]&from=2036-11-24&days=1&begin=8&end=11',
    responses: {
      'calendar.calendarList.list': () => ({ items: [sampleCalendar()] }),
      'calendar.settings.get': () => ({ id: 'timezone', value: 'UTC' }),
      'calendar.freebusy.query': () => ({
        calendars: {
          'operator@example.com': { busy: [{ start: '2036-11-24T08:00:00Z', end: '2036-11-24T09:00:00Z' }] },
          'bo@example.com': { busy: [{ start: '2036-11-24T09:00:00Z', end: '2036-11-24T09:30:00Z' }] },
          'ghost@example.com': { busy: [], errors: [{ domain: 'global', reason: 'notFound' }] },
        },
      }),
      'calendar.events.list': () => ({ items: [sampleEvent(), declined] }),
    },
  });
  const best = screen.getByRole('region', { name: 'Best times' });
  await expect.element(best.getByRole('button').first()).toMatchTextContent(/Mon 24 Nov, 09:30 *all free/);
  await expect.element(screen.getByText('Not found or not shared with you')).toBeVisible();
  const cell = screen.getByRole('gridcell', { name: 'Olga Operator, Monday 24 November 08:00, busy' });
  await userEvent.click(screen.getByRole('heading', { level: 1 }));
  cell.element().focus();
  await userEvent.keyboard('{Enter}');
  const panel = screen.getByRole('complementary', { name: '08:00 – 08:30' });
  await expect.element(panel.getByText('Release review, 15:00 – 15:30')).toBeVisible();
  await expect.element(panel.getByText('Your access: manage events and sharing')).toBeVisible();
  await expect.element(panel.getByText('Not in your calendar list').first()).toBeVisible();
  await expect.element(panel.getByText('Free', { exact: true })).toBeVisible();
  await expect.element(panel.getByText(/Lunch talk/)).not.toBeInTheDocument();
  cell.element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
  await screen.getByRole('button', { name: 'Create an event here' }).click();
  await expect.poll(() => decodeURIComponent(address())).toContain('start=2036-11-24T09:30:00Z');
  expect(services.callsOf('calendar.freebusy.query')[0]?.body).toMatchObject({
    timeMin: '2036-11-24T00:00:00Z',
    timeMax: '2036-11-25T00:00:00Z',
  });
});

test('rows have the names of people, also if their calendars are named after their address', async () => {
  const bo = { email: 'bo@example.com', name: 'Bo Berg', type: 'user', foundIn: ['files'], mentions: 1 };
  const { screen } = await renderApp({
    url: '/availability?who=["Bo@example.com","unknown@example.com"]&from=2036-11-24&days=1&begin=8&end=9',
    responses: {
      'calendar.calendarList.list': () => ({
        items: [sampleCalendar(), sampleCalendar({ id: 'Bo@example.com', summary: 'Bo@example.com', primary: false })],
      }),
      'calendar.settings.get': () => ({ id: 'timezone', value: 'UTC' }),
      'calendar.freebusy.query': () => ({
        calendars: { 'Bo@example.com': { busy: [] }, 'unknown@example.com': { busy: [] } },
      }),
    },
    bff: { 'GET /api/indexes/people': () => ({ rows: [bo], all: 1, coverage: { state: 'current' } }) },
  });
  const grid = screen.getByRole('grid', { name: 'Availability' });
  await expect.element(grid.getByRole('rowheader', { name: 'Bo Berg' })).toBeVisible();
  await expect.element(grid.getByRole('rowheader', { name: 'unknown@example.com' })).toBeVisible();
});

test('tentative events can count as free if the calendar distinguishes them', async () => {
  const at = (start: string, end: string) => ({
    start: { dateTime: `2036-11-24T${start}:00Z` },
    end: { dateTime: `2036-11-24T${end}:00Z` },
  });
  const { screen } = await renderApp({
    url: '/availability?who=["operator@example.com","bo@example.com"]&from=2036-11-24&days=1&begin=8&end=11&length=60&ignoreTentative=true',
    responses: {
      'calendar.calendarList.list': () => ({ items: [sampleCalendar()] }),
      'calendar.settings.get': () => ({ id: 'timezone', value: 'UTC' }),
      'calendar.freebusy.query': () => ({
        calendars: {
          'operator@example.com': { busy: [{ start: '2036-11-24T08:00:00Z', end: '2036-11-24T10:00:00Z' }] },
          'bo@example.com': { busy: [{ start: '2036-11-24T10:00:00Z', end: '2036-11-24T10:30:00Z' }] },
        },
      }),
      'calendar.events.list': ({ pathParams }) =>
        pathParams.calendarId === 'bo@example.com'
          ? serviceError(404, 'notFound', 'Not Found')
          : {
              items: [
                sampleEvent({ id: 'firm', ...at('09:00', '10:00') }),
                sampleEvent({ id: 'perhaps', status: 'tentative', ...at('08:00', '09:00') }),
              ],
            },
    },
  });
  const name = (who: string, clock: string, state: string) => `${who}, Monday 24 November ${clock}, ${state}`;
  await expect
    .element(screen.getByRole('gridcell', { name: name('Olga Operator', '08:30', 'tentative, counts as free') }))
    .toBeVisible();
  await expect.element(screen.getByRole('gridcell', { name: name('Olga Operator', '09:00', 'busy') })).toBeVisible();
  await expect.element(screen.getByText('Tentative times unknown')).toBeVisible();
  const best = screen.getByRole('region', { name: 'Best times' });
  await expect.element(best.getByRole('button').first()).toMatchTextContent(/Mon 24 Nov, 08:00 *all free/);
  await expectAccessible();
});

test('people are added by name and calendars by theirs, and are removed as chips', async () => {
  const asked: (readonly string[])[] = [];
  const { screen, address } = await renderApp({
    url: '/availability?who=["operator@example.com"]&from=2036-11-24&days=1&begin=8&end=11',
    responses: {
      'calendar.calendarList.list': () => ({
        items: [sampleCalendar(), sampleCalendar({ id: 'room@group.calendar.example', summary: 'Room Aare' })],
      }),
      'calendar.settings.get': () => ({ id: 'timezone', value: 'UTC' }),
      'calendar.freebusy.query': ({ body }) => {
        const { items } = body as { items: { id: string }[] };
        asked.push(items.map(({ id }) => id));
        return { calendars: Object.fromEntries(items.map(({ id }) => [id, { busy: [] }])) };
      },
    },
    bff: {
      'GET /api/indexes/people': () => ({
        rows: [{ email: 'ana@example.com', name: 'Ana Banerjee', type: 'user', foundIn: ['files'], mentions: 1 }],
        all: 1,
        coverage: { state: 'current', scanned: 1, total: 1, failedCount: 0, failed: [], calls: 1 },
      }),
    },
  });
  const field = screen.getByRole('combobox', { name: 'People and calendars' });
  await expect.element(screen.getByRole('row', { name: 'Olga Operator, operator@example.com' })).toBeVisible();
  await field.fill('banerjee');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => asked.at(-1)).toEqual(['operator@example.com', 'ana@example.com']);
  await field.fill('aare');
  await expect
    .element(screen.getByRole('option', { name: 'Calendar Room Aare room@group.calendar.example' }))
    .toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => asked.at(-1)).toContain('room@group.calendar.example');
  await screen.getByRole('button', { name: /^Remove Ana Banerjee/ }).click();
  await expect
    .poll(() => decodeURIComponent(address()))
    .toContain('who=["operator@example.com","room@group.calendar.example"]');
});

test('on a phone, one selected person takes a single line of the field until the user types', async () => {
  await page.viewport(390, 844);
  const { screen } = await renderApp({
    url: '/availability',
    responses: {
      'calendar.calendarList.list': () => ({ items: [sampleCalendar()] }),
      'calendar.settings.get': () => ({ id: 'timezone', value: 'UTC' }),
      'calendar.freebusy.query': () => ({ calendars: { 'operator@example.com': { busy: [] } } }),
    },
  });
  const chip = screen.getByRole('row', { name: /operator@example\.com/ }).first();
  await expect.element(chip).toBeVisible();
  const bottom = () => chip.element().getBoundingClientRect().bottom;
  const input = screen.getByRole('combobox', { name: 'People and calendars' });
  await expect.poll(() => input.element().getBoundingClientRect().top).toBeLessThan(bottom());
  await input.fill('ana');
  await expect.element(input).toHaveValue('ana');
});
