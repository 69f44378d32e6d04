import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { storePreferences } from '#shared/preferences/preferences-store.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleAllDayEvent, sampleEvent } from '#testing/sample-events.ts';
import { own, responses, review, reviewName, url, withEvents } from './testing/sample-week.ts';

test('ten simultaneous events are shown side by side on a day; the week view links there', async () => {
  const ten = Array.from({ length: 10 }, (_, index) => sampleEvent({ id: `e${index}`, summary: `Talk ${index + 1}` }));
  const { screen } = await renderApp({ url, responses: withEvents({ 'product@example.com': ten }) });
  const more = screen.getByRole('link', { name: /more events on Monday 23 November, show the day/ });
  await expect.element(more).toBeVisible();
  await more.click();
  await expect.element(screen.getByRole('button', { name: /^Talk 10,/ })).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
  const lefts = new Set(
    ten.map(
      ({ summary }) =>
        screen
          .getByRole('button', { name: new RegExp(`^${summary},`) })
          .element()
          .getBoundingClientRect().left,
    ),
  );
  expect(lefts.size).toBe(10);
});

test('an event can have its own colour', async () => {
  const { screen, services } = await renderApp({
    url,
    responses: {
      ...withEvents({ 'product@example.com': [review, sampleEvent({ id: 'own', summary: 'Launch', colorId: '11' })] }),
      'calendar.colors.get': () => ({ event: { 11: { background: '#dc2127', foreground: '#1d1d1d' } } }),
    },
  });
  const edge = (name: RegExp) => getComputedStyle(screen.getByRole('button', { name }).element()).borderLeftColor;
  await expect.element(screen.getByRole('button', { name: /^Launch/ })).toBeVisible();
  await expect.poll(() => edge(/^Launch/)).toBe('rgb(220, 33, 39)');
  expect(edge(/^Release review/)).toBe('rgb(11, 128, 67)');
  expect(services.callsOf('calendar.colors.get')).toHaveLength(1);
});

test('every type and state of event is labelled', async () => {
  const at = (hour: number) => ({
    start: { dateTime: `2026-11-25T${hour}:00:00Z` },
    end: { dateTime: `2026-11-25T${hour + 1}:00:00Z` },
  });
  const self = (responseStatus: 'declined' | 'needsAction') => ({
    attendees: [{ email: own.id, self: true, responseStatus }],
  });
  const events = [
    sampleEvent({ id: 'a', summary: 'Deep work', eventType: 'focusTime', ...at(10) }),
    sampleEvent({ id: 'b', summary: 'Dentist', eventType: 'outOfOffice', ...at(12) }),
    sampleEvent({ id: 'c', summary: 'Lunch talk', ...at(12), ...self('declined') }),
    sampleEvent({ id: 'd', summary: 'Planning', status: 'tentative', ...at(14) }),
    sampleEvent({ id: 'e', summary: 'Interview', ...at(16), ...self('needsAction') }),
    sampleAllDayEvent('2026-11-25', '2026-11-26', {
      id: 'f',
      summary: 'Home',
      eventType: 'workingLocation',
      workingLocationProperties: { type: 'homeOffice', homeOffice: {} },
    }),
    sampleAllDayEvent('2026-11-26', '2026-11-27', { id: 'g', summary: 'Ana', eventType: 'birthday' }),
    sampleEvent({ id: 'h', summary: 'Train', eventType: 'fromMail', ...at(18) }),
  ];
  const { screen } = await renderApp({ url, responses: withEvents({ 'operator@example.com': events }) });
  const ending = ', calendar Olga Operator';
  for (const name of [
    'Deep work, 10:00 to 11:00, Wednesday 25 November, focus time',
    'Dentist, 12:00 to 13:00, Wednesday 25 November, out of office',
    'Lunch talk, 12:00 to 13:00, Wednesday 25 November, declined',
    'Planning, 14:00 to 15:00, Wednesday 25 November, tentative',
    'Interview, 16:00 to 17:00, Wednesday 25 November, no response',
    'Train, 18:00 to 19:00, Wednesday 25 November, from a message',
    'Home, all day, Wednesday 25 November, working location',
    'Ana, all day, Thursday 26 November, birthday',
  ]) {
    await expect.element(screen.getByRole('button', { name: name + ending })).toBeVisible();
  }
  await expect
    .element(screen.getByRole('list', { name: 'Working locations' }).getByRole('button', { name: /^Home/ }))
    .toBeVisible();
});

test('a day with a clock change shows its length', async () => {
  const { screen } = await renderApp({ url: '/calendar/week/2026-10-25', responses: withEvents({}) });
  await expect.element(screen.getByRole('region', { name: /^Events, / })).toBeVisible();
  storePreferences({ timeZone: 'Europe/Berlin' });
  await expect
    .element(screen.getByRole('link', { name: 'Sunday 25 October, 25 hours, the clocks change, show the day' }))
    .toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Saturday 24 October, show the day' })).toBeVisible();
});

test('times are in the console’s time zone, and another one is selected at the top, without another service call', async () => {
  const { screen, address, services } = await renderApp({ url, responses });
  await expect.element(screen.getByRole('region', { name: /^Events, / })).toBeVisible();
  storePreferences({ timeZone: 'Asia/Tokyo' });
  const tuesday = screen.getByRole('list', { name: 'Tuesday 24 November' });
  const local = 'Release review, 00:00 to 00:30, Tuesday 24 November, calendar Product';
  await expect.element(tuesday.getByRole('button', { name: local })).toBeVisible();
  const shown = () =>
    services.callsOf('calendar.events.list').filter(({ query }) => query.get('timeMin') === '2026-11-22T00:00:00Z');
  const before = shown().length;
  await screen.getByRole('button', { name: /times are in Asia\/Tokyo/ }).click();
  await expect.element(screen.getByRole('searchbox', { name: 'Search time zones' })).toHaveFocus();
  await userEvent.keyboard('utc');
  await screen.getByRole('option', { name: 'UTC, UTC' }).click();
  await expect.element(screen.getByRole('button', { name: reviewName })).toBeVisible();
  expect(address()).toBe(url);
  expect(shown()).toHaveLength(before);
});

test('weeks start on the day set in the service, or in the console; times have the format set there', async () => {
  const settings = [{ id: 'weekStart', value: '0' }];
  const { screen, address } = await renderApp({
    url,
    responses: { ...responses, 'calendar.settings.list': () => ({ items: settings }) },
  });
  await expect.element(screen.getByRole('region', { name: /^Events, / })).toBeVisible();
  storePreferences({ timeZone: 'Europe/Berlin' });
  await expect.element(screen.getByRole('heading', { name: '22 – 28 Nov 2026', level: 1 })).toBeVisible();
  const inBerlin = 'Release review, 16:00 to 16:30, Monday 23 November, calendar Product';
  await expect.element(screen.getByRole('button', { name: inBerlin })).toBeVisible();
  await screen.getByRole('button', { name: 'More zones' }).click();
  await screen.getByRole('button', { name: 'Second zone None' }).click();
  await expect.element(screen.getByRole('searchbox', { name: 'Search time zones' })).toHaveFocus();
  await userEvent.keyboard('tokyo');
  await screen.getByRole('option', { name: 'Asia/Tokyo, UTC+9' }).click();
  await screen.getByRole('button', { name: 'Done' }).click();
  await expect.element(screen.getByText('23:00', { exact: true }).first()).toBeInTheDocument();
  expect(decodeURIComponent(address())).toContain('also=["Asia/Tokyo"]');
  storePreferences({ timeZone: 'Europe/Berlin', weekStart: 'saturday', hourCycle: 'h12' });
  await expect.element(screen.getByRole('heading', { name: '21 – 27 Nov 2026', level: 1 })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Release review, 4:00 pm to 4:30 pm/ })).toBeVisible();
});
