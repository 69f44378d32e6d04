import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storePreferences } from '#shared/preferences/preferences-store.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleAllDayEvent, sampleCalendar, sampleEvent } from '#testing/sample-events.ts';
import { problem, type StubResponses, serviceError } from '#testing/stub-services.ts';

const url = '/calendar/week/2026-11-23';
const own = sampleCalendar();
const product = sampleCalendar({
  id: 'product@example.com',
  summary: 'Product',
  primary: false,
  accessRole: 'reader',
  backgroundColor: '#0b8043',
});
const holidays = sampleCalendar({
  id: 'holidays',
  summary: 'Holidays',
  primary: false,
  accessRole: 'reader',
  selected: false,
});
const review = sampleEvent();
const standup = sampleEvent({
  id: 'standup_1',
  recurringEventId: 'standup',
  summary: 'Stand-up',
  start: { dateTime: '2026-11-24T09:00:00Z' },
  end: { dateTime: '2026-11-24T09:15:00Z' },
});

function withEvents(events: Readonly<Record<string, ReturnType<typeof sampleEvent>[]>>): StubResponses {
  return {
    'calendar.calendarList.list': () => ({ items: [own, product, holidays] }),
    'calendar.settings.list': () => ({ items: [] }),
    'calendar.events.list': ({ pathParams }) => ({ items: events[pathParams.calendarId ?? ''] ?? [] }),
    'calendar.events.get': ({ pathParams }) =>
      Object.values(events)
        .flat()
        .find(({ id }) => id === pathParams.eventId) ?? serviceError(404, 'notFound', 'Not Found'),
  };
}
const responses = withEvents({ 'product@example.com': [review], 'operator@example.com': [standup] });
const reviewName = 'Release review, 15:00 to 15:30, Monday 23 November, calendar Product';
const standupName = 'Stand-up, 09:00 to 09:15, Tuesday 24 November, calendar Olga Operator';

test('a week shows the events of the selected calendars, one Tab stop for all, and loads its neighbours ahead', async () => {
  const { screen, services } = await renderApp({ url, responses });
  await expect.element(screen.getByRole('heading', { name: '23 – 29 Nov 2026', level: 1 })).toBeVisible();
  const monday = screen.getByRole('list', { name: 'Monday 23 November' });
  await expect.element(monday.getByRole('button', { name: reviewName })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: standupName })).toBeVisible();
  const calls = services.callsOf('calendar.events.list').filter(({ query }) => query.get('timeMin')?.includes('11-22'));
  expect(calls.map(({ pathParams }) => pathParams.calendarId).sort()).toEqual([
    'operator@example.com',
    'product@example.com',
  ]);
  expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({
    maxResults: '250',
    orderBy: 'startTime',
    singleEvents: 'true',
    timeMin: '2026-11-22T00:00:00Z',
    timeMax: '2026-12-01T00:00:00Z',
  });
  await expect.element(screen.getByRole('button', { name: reviewName })).toHaveAttribute('tabindex', '0');
  await expect.element(screen.getByRole('button', { name: standupName })).toHaveAttribute('tabindex', '-1');
  const starts = () => new Set(services.callsOf('calendar.events.list').map(({ query }) => query.get('timeMin')));
  await expect
    .poll(() => [...starts()].sort())
    .toEqual(['2026-11-15T00:00:00Z', '2026-11-22T00:00:00Z', '2026-11-29T00:00:00Z']);
  expect(services.unanswered).toEqual([]);
});

test('the calendar opens on the current week, on a narrow screen as a list', async () => {
  const wide = await renderApp({ url: '/calendar', responses });
  await expect.poll(() => wide.address()).toMatch(/^\/calendar\/week\/\d{4}-\d\d-\d\d$/);
  await wide.screen.unmount();
  await page.viewport(390, 844);
  const narrow = await renderApp({ url: '/calendar', responses });
  await expect.poll(() => narrow.address()).toMatch(/^\/calendar\/agenda\/\d{4}-\d\d-\d\d$/);
});

test.each(['/calendar/decade/2026-11-23', '/calendar/week/2026-02-30', '/calendar/week/today'])(
  '%s is no screen',
  async (address) => {
    const { screen } = await renderApp({ url: address, responses });
    await expect.element(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect.element(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
);

test('the chosen calendars are in the address, unless they are the usual ones; without any the screen leads back', async () => {
  const { screen, address, services } = await renderApp({ url, responses });
  const box = screen.getByRole('checkbox', { name: 'Holidays' });
  await expect.element(box).not.toBeChecked();
  await screen.getByText('Holidays').click();
  await expect.poll(() => decodeURIComponent(address())).toContain('"holidays"');
  await expect
    .poll(() => services.callsOf('calendar.events.list').some(({ pathParams }) => pathParams.calendarId === 'holidays'))
    .toBe(true);
  await screen.getByText('Holidays').click();
  await expect.poll(() => address()).toBe(url);
  await screen.getByText('Olga Operator').last().click();
  await expect.element(screen.getByRole('button', { name: standupName })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: reviewName })).toBeVisible();
  await screen.getByText('Product', { exact: true }).click();
  await expect.element(screen.getByText('No calendars selected')).toBeVisible();
  expect(address()).toBe(`${url}?cals=%5B%5D`);
  await screen.getByRole('button', { name: 'Show default calendars' }).click();
  await expect.element(screen.getByRole('button', { name: reviewName })).toBeVisible();
  expect(address()).toBe(url);
});

test('types and deleted events are asked of the service, answers are looked for in what came, and both are said', async () => {
  const invited = (id: string, responseStatus: 'needsAction' | 'declined') =>
    sampleEvent({ id, summary: id, attendees: [{ self: true, email: 'operator@example.com', responseStatus }] });
  const { screen, address, services } = await renderApp({
    url: `${url}?types=%5B%22focusTime%22%5D&deleted=true`,
    responses: withEvents({ 'operator@example.com': [invited('Due', 'needsAction'), invited('Past', 'declined')] }),
  });
  await expect.element(screen.getByText('Filtered by type: Focus time')).toBeVisible();
  const [call] = services.callsOf('calendar.events.list');
  expect(call?.query.getAll('eventTypes')).toEqual(['focusTime']);
  expect(call?.query.get('showDeleted')).toBe('true');
  await screen.getByRole('button', { name: 'Your response' }).click();
  await screen.getByRole('option', { name: 'Declined' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: /^Past/ })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Due/ })).not.toBeInTheDocument();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(address).toBe(`${url}?deleted=true`);
});

test('calendars are kept as chosen, ordered, coloured and hidden from the list beside the grid', async () => {
  const patches: unknown[] = [];
  const { screen, address } = await renderApp({
    url: `${url}?cals=%5B%22holidays%22%2C%22product%40example.com%22%2C%22operator%40example.com%22%5D`,
    responses: {
      ...responses,
      'calendar.colors.get': () => ({ calendar: { '7': { background: '#42d692' } } }),
      'calendar.calendarList.patch': ({ pathParams, body }) => {
        patches.push([pathParams.calendarId, body]);
        return holidays;
      },
    },
  });
  await screen.getByRole('button', { name: 'Save selection' }).click();
  await expect.poll(address).toBe(url);
  const menu = screen.getByRole('button', { name: 'Actions for Holidays' });
  const choose = async (name: string) => {
    await menu.click();
    await screen.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click();
  };
  await choose('Change colour');
  await screen.getByRole('button', { name: 'Colour 7, turquoise' }).click();
  await choose('Hide from list');
  await expect
    .poll(() => patches)
    .toEqual([
      ['holidays', { selected: true }],
      ['holidays', { colorId: '7' }],
      ['holidays', { hidden: true }],
    ]);
  await choose('Move up');
  const others = screen.getByRole('region', { name: 'Other calendars' });
  await expect.element(others).toMatchTextContent(/Holidays.*Product/);
  expect(localStorage.getItem('rotunda.preferences')).toContain('"order":["operator@example.com","holidays"');
  await userEvent.dragAndDrop(others.getByText('Product'), others.getByText('Holidays'));
  await expect.element(others).toMatchTextContent(/Product.*Holidays/);
  await expectAccessible();
});

test('a calendar that fails is named, the others are shown, and it can be tried again', async () => {
  let isBroken = true;
  const { screen } = await renderApp({
    url,
    responses: {
      ...responses,
      'calendar.events.list': ({ pathParams }) =>
        pathParams.calendarId === 'product@example.com' && isBroken
          ? serviceError(403, 'forbidden', 'No access')
          : { items: pathParams.calendarId === 'product@example.com' ? [review] : [standup] },
    },
  });
  const alert = screen.getByRole('alert');
  await expect.element(alert).toMatchTextContent('Product could not be loaded: No access');
  await expect.element(screen.getByText('1 event from 1 of 2 calendars', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: standupName })).toBeVisible();
  await expectAccessible();
  isBroken = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('button', { name: reviewName })).toBeVisible();
  await expect.element(screen.getByText(/could not be loaded/)).not.toBeInTheDocument();
  await expect.element(screen.getByText(/^\d+ events?$/)).toBeVisible();
});

test('when the list of calendars fails there is one error in its place, and the buttons stay, with the reason', async () => {
  const { screen } = await renderApp({
    url,
    responses: { 'calendar.calendarList.list': () => serviceError(500, 'backendError', 'Broken') },
  });
  await expect.element(screen.getByText('The calendars could not be loaded', { exact: true })).toBeVisible();
  const create = screen.getByRole('button', { name: 'New event' });
  await expect.element(create).toHaveAccessibleDescription(/The calendars could not be loaded\./);
});

test('a role without calendars is told so', async () => {
  const { screen } = await renderApp({
    url,
    responses: {
      'calendar.calendarList.list': () =>
        problem({
          status: 403,
          code: 'policy_denied',
          title: 'Not for this role',
          missing: { roles: ['operator', 'reviewer'] },
        }),
    },
  });
  await expect.element(screen.getByText('Requires the Operator or Reviewer role.', { exact: false })).toBeVisible();
});

test('while one more calendar is on its way, the others stay', async () => {
  const late = Promise.withResolvers<void>();
  const { screen } = await renderApp({
    url,
    responses: {
      ...responses,
      'calendar.events.list': async ({ pathParams }) => {
        if (pathParams.calendarId === 'holidays') await late.promise;
        return { items: pathParams.calendarId === 'product@example.com' ? [review] : [] };
      },
    },
  });
  await expect.element(screen.getByRole('button', { name: reviewName })).toBeVisible();
  await screen.getByText('Holidays').click();
  await expect.element(screen.getByRole('progressbar', { name: 'Loading the events' })).toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: reviewName })).toBeVisible();
  late.resolve();
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
});

test('until the first events have come the screen shows its outline; without any it says so', async () => {
  const first = Promise.withResolvers<void>();
  const { screen } = await renderApp({
    url,
    responses: {
      ...responses,
      'calendar.events.list': async () => {
        await first.promise;
        return { items: [] };
      },
    },
  });
  await expect.element(screen.getByRole('status', { name: 'Loading the calendar' })).toBeVisible();
  first.resolve();
  await expect.element(screen.getByText('No events this week')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Monday 23 November, show the day' })).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(screen.getByText('No events in the selected calendars in 23 Nov – 6 Dec 2026.')).toBeVisible();
});

test('all pages of a calendar and of the list of calendars are shown', async () => {
  const { screen } = await renderApp({
    url,
    responses: {
      'calendar.calendarList.list': ({ query }) =>
        query.has('pageToken') ? { items: [product] } : { items: [own], nextPageToken: 'more' },
      'calendar.events.list': ({ pathParams, query }) => {
        if (pathParams.calendarId !== 'product@example.com') return { items: [] };
        return query.has('pageToken') ? { items: [review] } : { items: [], nextPageToken: 'more' };
      },
    },
  });
  await expect.element(screen.getByRole('button', { name: reviewName })).toBeVisible();
});

test('arrow keys move between events and Enter opens one', async () => {
  const retro = sampleEvent({
    id: 'retro',
    summary: 'Retro',
    start: { dateTime: '2026-11-24T16:00:00Z' },
    end: { dateTime: '2026-11-24T17:00:00Z' },
  });
  const offsite = sampleAllDayEvent('2026-11-24', '2026-11-26');
  const { screen, address } = await renderApp({
    url,
    responses: withEvents({ 'product@example.com': [offsite, standup, review, retro] }),
  });
  const event = (name: RegExp) => screen.getByRole('button', { name });
  await expect.element(event(/^Release review/)).toBeVisible();
  event(/^Offsite/)
    .element()
    .focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(event(/^Stand-up/)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(event(/^Retro/)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(event(/^Release review/)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(event(/^Retro/)).toHaveFocus();
  await userEvent.keyboard('{Home}{Enter}');
  await expect.poll(() => decodeURIComponent(address())).toContain('event=product@example.com/review');
  await expect.element(screen.getByRole('complementary', { name: 'Release review' })).toBeVisible();
});

test('keys load again and go to other days and views', async () => {
  const { screen, address, services } = await renderApp({ url, responses });
  await expect.element(screen.getByText('2 events', { exact: true })).toBeVisible();
  const lists = () => services.callsOf('calendar.calendarList.list').length;
  await userEvent.keyboard('R');
  await expect.poll(lists).toBe(2);
  await userEvent.keyboard('j');
  await expect.poll(() => address()).toBe('/calendar/week/2026-11-30');
  await userEvent.keyboard('kd');
  await expect.poll(() => address()).toBe('/calendar/day/2026-11-23');
  await expect.element(screen.getByRole('heading', { name: 'Mon 23 Nov 2026' })).toBeVisible();
  await userEvent.keyboard('3');
  await expect.poll(() => address()).toBe('/calendar/month/2026-11-23');
  await userEvent.keyboard('1t');
  const today = Temporal.Now.plainDateISO('UTC').toString();
  await expect.poll(() => address()).toBe(`/calendar/day/${today}`);
  await userEvent.keyboard('/');
  await expect.poll(() => address()).toBe('/events');
  await expect.element(screen.getByRole('textbox', { name: 'Keywords' })).toHaveFocus();
});

test('ten events at once stand side by side on a day; a week leads there', async () => {
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

test('an event can have a colour of its own', async () => {
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

test('every kind and state of event says what it is', async () => {
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

test('the list of days is walked with j and k', async () => {
  const { screen, address } = await renderApp({ url: '/calendar/agenda/2026-11-23', responses });
  await expect.element(screen.getByRole('heading', { name: /^Monday 23 November( Today)?$/, level: 2 })).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(screen.getByRole('button', { name: standupName })).toHaveFocus();
  await userEvent.keyboard('k{Enter}');
  await expect.poll(() => decodeURIComponent(address())).toContain('event=product@example.com/review');
});

test('a narrow screen has the calendars behind a button', async () => {
  await page.viewport(390, 844);
  const { screen } = await renderApp({ url: '/calendar/agenda/2026-11-23', responses });
  await expect.element(screen.getByRole('button', { name: reviewName })).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: 'Product' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Choose calendars' }).click();
  await expect.element(screen.getByRole('checkbox', { name: 'Product' })).toBeChecked();
});

test('a day of the small month is gone to, also by keyboard', async () => {
  const { screen, address } = await renderApp({ url, responses });
  const day = (name: string) => screen.getByRole('button', { name });
  await day('Thursday 12 November 2026').click();
  await expect.poll(() => address()).toBe('/calendar/week/2026-11-12');
  await userEvent.keyboard('{PageDown}{ArrowDown}{Home}{Enter}');
  await expect.poll(() => address()).toBe('/calendar/week/2026-12-14');
});

test('a day on which the clocks change is marked with its length', async () => {
  const { screen } = await renderApp({ url: '/calendar/week/2026-10-25', responses: withEvents({}) });
  await expect.element(screen.getByRole('region', { name: /^Events, / })).toBeVisible();
  storePreferences({ timeZone: 'Europe/Berlin' });
  await expect
    .element(screen.getByRole('link', { name: 'Sunday 25 October, 25 hours, the clocks change, show the day' }))
    .toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Saturday 24 October, show the day' })).toBeVisible();
});

test('times are read in the zone of the console, and another one is chosen at the top, without asking the service again', async () => {
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

test('weeks begin on the day chosen in the service, or in the console; clocks have the hours chosen there', async () => {
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

test('a month is walked by keyboard and leads to its days', async () => {
  const { screen, address } = await renderApp({ url: '/calendar/month/2026-11-23', responses });
  const monday = screen.getByRole('gridcell', { name: /^Monday 23 November, 1 event/ });
  await expect.element(monday).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'November 2026', level: 1 })).toBeVisible();
  await userEvent.click(screen.getByRole('heading', { level: 1 }));
  monday.element().focus();
  await userEvent.keyboard('{ArrowDown}{Home}{ArrowRight}');
  await expect.element(screen.getByRole('gridcell', { name: /^Tuesday 1 December, no events/ })).toHaveFocus();
  await userEvent.keyboard('d');
  await expect.poll(() => address()).toBe('/calendar/day/2026-12-01');
});
