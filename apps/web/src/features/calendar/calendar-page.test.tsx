import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleEvent } from '#testing/sample-events.ts';
import { holidays, responses, reviewName, standupName, url, withEvents } from './testing/sample-week.ts';

test('a week shows the events of the selected calendars, with one Tab stop for all, and preloads its neighbours', async () => {
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
  expect(services.unhandled).toEqual([]);
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
  '%s is not a screen',
  async (address) => {
    const { screen } = await renderApp({ url: address, responses });
    await expect.element(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect.element(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
);

test('the selected calendars are in the address, unless they are the default; with none selected the screen offers a way back', async () => {
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

test('types and deleted events are filtered by the service, responses in the loaded events, and both filters are shown', async () => {
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

test('calendars are saved as a selection, ordered, coloured and hidden in the list next to the grid', async () => {
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

test('a narrow screen has the calendars behind a button', async () => {
  await page.viewport(390, 844);
  const { screen } = await renderApp({ url: '/calendar/agenda/2026-11-23', responses });
  await expect.element(screen.getByRole('button', { name: reviewName })).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: 'Product' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Choose calendars' }).click();
  await expect.element(screen.getByRole('checkbox', { name: 'Product' })).toBeChecked();
});
