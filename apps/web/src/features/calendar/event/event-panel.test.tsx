import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '#testing/render-app.tsx';
import { sampleCalendar, sampleEvent } from '#testing/sample-events.ts';
import { type StubResponses, serviceError } from '#testing/stub-services.ts';

const url = '/calendar/week/2026-11-23?event=operator@example.com/review';

function withEvent(event: ReturnType<typeof sampleEvent>, others: StubResponses = {}): StubResponses {
  return {
    'calendar.calendarList.list': () => ({ items: [sampleCalendar()] }),
    'calendar.events.list': () => ({ items: [event] }),
    'calendar.events.get': () => event,
    ...others,
  };
}

test('the calendar header stays in place while an event is open next to the days', async () => {
  await page.viewport(1440, 900);
  const { screen } = await renderApp({ url: '/calendar/week/2026-11-23', responses: withEvent(sampleEvent()) });
  const names = ['Today', 'Quick add', 'New event'];
  const places = () =>
    names.map((name) => screen.getByRole('button', { name }).element().getBoundingClientRect().toJSON());
  const event = screen.getByRole('button', { name: /Release review/ }).first();
  await expect.element(event).toBeVisible();
  const before = places();
  await event.click();
  await expect.element(screen.getByRole('complementary', { name: 'Release review' })).toBeVisible();
  expect(places()).toEqual(before);
});

test('the panel shows everything about the event', async () => {
  const event = sampleEvent({
    start: { dateTime: '2026-11-23T15:00:00Z', timeZone: 'Asia/Tokyo' },
    location: 'Room 4',
    description: '<p>Bring <b>numbers</b></p>',
    organizer: { email: 'ana@example.com', displayName: 'Ana Ivanova' },
    attendees: [
      { email: 'operator@example.com', displayName: 'Olga Operator', self: true, responseStatus: 'accepted' },
      { email: 'bo@example.com', optional: true, responseStatus: 'declined', comment: 'On a train' },
      { email: 'room4@example.com', resource: true, responseStatus: 'accepted' },
    ],
    hangoutLink: 'https://meet.example/abc',
    attachments: [{ fileId: 'file-1', title: 'Agenda.txt', fileUrl: 'https://files.example/1' }],
    reminders: {
      useDefault: false,
      overrides: [
        { method: 'popup', minutes: 10 },
        { method: 'email', minutes: 1440 },
      ],
    },
    extendedProperties: { private: { ticket: 'R-17' }, shared: { room: 'blue' } },
  });
  const { screen } = await renderApp({ url, responses: withEvent(event) });
  const panel = screen.getByRole('complementary', { name: 'Release review' });
  await expect.element(panel.getByText('Monday 23 November 2026')).toBeVisible();
  await expect.element(panel.getByText('Tuesday 24 November 2026, 00:00 – 00:30 Asia/Tokyo')).toBeVisible();
  await expect.element(panel.getByText('Room 4')).toBeVisible();
  await expect.element(panel.getByText('Bring numbers')).toBeVisible();
  await expect.element(panel.getByText('Ana Ivanova')).toBeVisible();
  const guests = panel.getByRole('region', { name: 'Guests' });
  await expect.element(guests.getByText('1 accepted, 1 declined')).toBeVisible();
  await expect.element(guests).toMatchTextContent(/bo@example\.com \(optional\)/);
  await expect.element(guests.getByText('Declined: On a train')).toBeVisible();
  await expect
    .element(panel.getByRole('link', { name: /meet\.example\/abc/ }))
    .toHaveAttribute('href', 'https://meet.example/abc');
  await expect.element(panel.getByRole('link', { name: 'Agenda.txt' })).toHaveAttribute('href', '/file/file-1/preview');
  await expect.element(panel.getByText('Notification 10 minutes before, Email 1 day before')).toBeVisible();
  await expect.element(panel.getByText('R-17')).not.toBeVisible();
  await panel.getByText('2 properties set by apps').click();
  await expect.element(panel.getByRole('region', { name: 'Private properties' })).toMatchTextContent(/ticket.*R-17/);
  await expect.element(panel.getByRole('region', { name: 'Shared properties' })).toMatchTextContent(/room.*blue/);
});

test('an event has the colour and the name of its label', async () => {
  const label = { id: 'label-1', name: 'Customer visit', backgroundColor: '#0b8043' };
  const { screen, services } = await renderApp({
    url,
    responses: withEvent(sampleEvent({ eventLabelId: 'label-1', colorId: '11' }), {
      'calendar.calendars.get': () => ({ labelProperties: { eventLabels: [label] } }),
      'calendar.colors.get': () => ({ event: { 11: { background: '#dc2127', foreground: '#1d1d1d' } } }),
    }),
  });
  await expect.element(screen.getByRole('complementary').getByText('Customer visit')).toBeVisible();
  const edge = () =>
    getComputedStyle(screen.getByRole('button', { name: /^Release review/ }).element()).borderLeftColor;
  await expect.poll(edge).toBe('rgb(11, 128, 67)');
  expect(services.callsOf('calendar.calendars.get').length).toBeGreaterThan(0);
});

test('an occurrence shows how its series repeats', async () => {
  const occurrence = sampleEvent({ recurringEventId: 'series' });
  const series = sampleEvent({ id: 'series', recurrence: ['RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO'] });
  const { screen, services } = await renderApp({
    url,
    responses: withEvent(occurrence, {
      'calendar.events.get': ({ pathParams }) => (pathParams.eventId === 'series' ? series : occurrence),
      'calendar.settings.list': () => ({ items: [] }),
    }),
  });
  await expect.element(screen.getByText('Every 2 weeks on Monday')).toBeVisible();
  expect(services.unhandled).toEqual([]);
});

test('an address that could run code is not a link', async () => {
  const event = sampleEvent({
    conferenceData: { entryPoints: [{ entryPointType: 'video', uri: 'javascript:alert(1)', label: 'Join here' }] },
    attachments: [{ title: 'Sheet', fileUrl: 'data:text/html,x' }],
  });
  const { screen } = await renderApp({ url, responses: withEvent(event) });
  const panel = screen.getByRole('complementary', { name: 'Release review' });
  await expect.element(panel.getByText('Join here')).toBeVisible();
  await expect.element(panel.getByText('Sheet')).toBeVisible();
  // The only link leads to the page of the event.
  const links = panel.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/events/operator%40example.com/review']);
});

test('an event of a special type shows what that type does', async () => {
  const event = sampleEvent({
    eventType: 'focusTime',
    focusTimeProperties: { chatStatus: 'doNotDisturb', autoDeclineMode: 'declineOnlyNewConflictingInvitations' },
  });
  const { screen } = await renderApp({ url, responses: withEvent(event) });
  await expect.element(screen.getByText('Do not disturb')).toBeVisible();
  await expect.element(screen.getByText('Declines new meetings at this time')).toBeVisible();
  await screen.getByRole('button', { name: 'Move to', exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: 'Move “Release review” to' });
  await expect.element(dialog.getByRole('combobox', { name: 'Calendar' })).toBeDisabled();
  await expect.element(dialog.getByText('Only standard events can be moved to another calendar.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'All day' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Move', exact: true })).toBeDisabled();
});

test('an event outside the displayed days is loaded by its address', async () => {
  const event = sampleEvent({ summary: 'Far away' });
  const { screen } = await renderApp({ url: url.replace('2026-11-23', '2027-03-01'), responses: withEvent(event) });
  await expect.element(screen.getByRole('complementary', { name: 'Far away' })).toBeVisible();
});

test('a missing event is an error only in the panel', async () => {
  const { screen } = await renderApp({
    url,
    responses: withEvent(sampleEvent({ id: 'other' }), {
      'calendar.events.get': () => serviceError(404, 'notFound', 'Not Found'),
    }),
  });
  await expect.element(screen.getByText('The event could not be loaded')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Release review, 15:00/ })).toBeVisible();
});

test('Escape closes the panel and leaves the focus on the event', async () => {
  const { screen, address } = await renderApp({
    url: '/calendar/week/2026-11-23',
    responses: withEvent(sampleEvent()),
  });
  const button = screen.getByRole('button', { name: /^Release review/ });
  await button.click();
  await expect.element(screen.getByRole('complementary', { name: 'Release review' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('complementary', { name: 'Release review' })).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  expect(address()).toBe('/calendar/week/2026-11-23');
});

test('an event with only its times shared says so', async () => {
  const event = { id: 'review', status: 'confirmed' as const, start: sampleEvent().start, end: sampleEvent().end };
  const { screen } = await renderApp({ url, responses: withEvent(event) });
  await expect.element(screen.getByRole('complementary', { name: 'Busy' })).toBeVisible();
  await expect.element(screen.getByText('Only the times of this event are shared with you.')).toBeVisible();
});

test('the service’s link to an event opens it on its day', async () => {
  const eid = btoa('review operator@example.com').replaceAll('=', '');
  const { screen, address } = await renderApp({
    url: `/calendar/event?eid=${eid}`,
    responses: withEvent(sampleEvent()),
  });
  await expect.element(screen.getByRole('complementary', { name: 'Release review' })).toBeVisible();
  expect(decodeURIComponent(address())).toBe(url);
});

test.each(['', '?eid=', '?eid=%2F%2F', `?eid=${btoa('one-word')}`])(
  '/calendar/event%s identifies no event',
  async (search) => {
    const { screen } = await renderApp({ url: `/calendar/event${search}`, responses: withEvent(sampleEvent()) });
    await expect.element(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect.element(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
);

test('a deleted event is restored', async () => {
  const { screen, services } = await renderApp({
    url,
    responses: withEvent(sampleEvent({ status: 'cancelled' }), { 'calendar.events.patch': () => sampleEvent() }),
  });
  await screen.getByRole('complementary').getByRole('button', { name: 'Restore' }).click();
  await expect
    .poll(() => services.callsOf('calendar.events.patch').map(({ body }) => body))
    .toEqual([{ status: 'confirmed' }]);
});
