import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '#testing/render-app.tsx';
import { eventUrl, withEvent } from '#testing/sample-event-page.ts';
import { sampleCalendar, sampleEvent } from '#testing/sample-events.ts';
import { serviceError } from '#testing/stub-services.ts';

test('only changes are sent, and the user is asked whether to notify guests', async () => {
  const event = sampleEvent({ location: 'Room 4', attendees: [{ email: 'bo@example.com' }] });
  const { screen, services } = await renderApp({ url: eventUrl, responses: withEvent(event) });
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Release review');
  await expect.element(screen.getByText('busy')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Title' }).fill('Release party');
  await screen.getByRole('textbox', { name: 'Location' }).fill('');
  await screen.getByRole('button', { name: 'Colour 5, yellow' }).click();
  await screen.getByLabelText('Repeats').selectOptions('Weekly');
  await screen.getByRole('button', { name: 'Wed' }).click();
  await expect.element(screen.getByText('Every week on Monday and Wednesday')).toBeVisible();
  await expect
    .element(screen.getByRole('list', { name: 'Next dates' }))
    .toMatchTextContent(/Monday 23 November 2026.*Wednesday 25 November 2026.*Monday 7 December 2026/);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.getByRole('dialog').getByText('No one').click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => services.callsOf('calendar.events.patch')[0]?.body)
    .toEqual({
      summary: 'Release party',
      location: null,
      colorId: '5',
      recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=MO,WE'],
    });
  expect(services.callsOf('calendar.events.patch')[0]?.query.get('sendUpdates')).toBe('none');
});

test('an event in the calendar addressed as primary can be changed', async () => {
  const { screen } = await renderApp({ url: '/events/primary/review', responses: withEvent(sampleEvent()) });
  const title = screen.getByRole('textbox', { name: 'Title' });
  await expect.element(title).toHaveValue('Release review');
  await expect
    .element(screen.getByRole('combobox', { name: 'Calendar', exact: true }))
    .toHaveValue('operator@example.com');
  await title.fill('Release party');
  await expect.element(title).toHaveValue('Release party');
});

test('an invitation is answered on the page of its event, whose fields are the organizer’s', async () => {
  const invitation = sampleEvent({
    organizer: { email: 'ana@example.com', displayName: 'Ana Ivanova' },
    attendees: [
      { email: 'ana@example.com', organizer: true, responseStatus: 'accepted' },
      { email: 'operator@example.com', self: true, responseStatus: 'needsAction' },
    ],
  });
  const { screen, services } = await renderApp({ url: eventUrl, responses: withEvent(invitation) });
  await expect.element(screen.getByText('Only the organizer, Ana Ivanova, can change this event.')).toBeVisible();
  const section = screen.getByRole('region', { name: 'Your response' });
  await section.getByRole('button', { name: 'Accept' }).click();
  await expect
    .poll(() => services.callsOf('calendar.events.patch')[0]?.body)
    .toMatchObject({ attendees: [{ email: 'operator@example.com', responseStatus: 'accepted' }] });
});

test('every control of a read-only event is reachable, keeps its value, and shows the reason', async () => {
  const weekly = sampleEvent({ recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=MO'] });
  const { screen } = await renderApp({
    url: eventUrl,
    responses: withEvent(weekly, {
      'calendar.calendarList.list': () => ({ items: [sampleCalendar({ accessRole: 'reader' })] }),
    }),
  });
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Release review');
  const form = document.querySelector('main form');
  const controls = [...(form?.querySelectorAll<HTMLElement>('input, select, textarea, button') ?? [])];
  const reason = screen.getByRole('textbox', { name: 'Title' }).element().getAttribute('aria-description');
  expect(reason).toMatch(/\.$/);
  const reported = controls.map((control) => control.getAttribute('aria-description'));
  expect(reported).toEqual(reported.map(() => reason));
  expect(controls.filter((control) => control.matches(':disabled'))).toEqual([]);
  const day = screen.getByRole('textbox', { name: 'Start date' });
  day.element().focus();
  await userEvent.keyboard('{ArrowUp}x');
  await expect.element(day).toHaveValue('Mon 23 Nov 2026');
  await screen.getByRole('button', { name: 'Wed' }).click({ force: true });
  await expect.element(screen.getByRole('button', { name: 'Wed' })).toHaveAttribute('aria-pressed', 'false');
});

test.each([
  ['an event', undefined, 'Move event'],
  ['a series', ['RRULE:FREQ=DAILY'], 'Move series'],
])('%s is moved to another calendar of the user', async (_, recurrence, verb) => {
  const team = sampleCalendar({ id: 'team@example.com', summary: 'Team', primary: false });
  const { screen, services, address } = await renderApp({
    url: eventUrl,
    responses: withEvent(sampleEvent({ ...(recurrence && { recurrence }) }), {
      'calendar.calendarList.list': () => ({ items: [sampleCalendar(), team] }),
      'calendar.events.move': () => sampleEvent(),
    }),
  });
  await screen.getByRole('button', { name: 'Move to calendar' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: verb }).click();
  await expect.element(screen.getByText('Moved “Release review” to Team')).toBeVisible();
  expect(services.callsOf('calendar.events.move')[0]?.query.get('destination')).toBe('team@example.com');
  await expect.poll(address).toMatch(/^\/calendar/);
});

test('Ctrl+Backspace deletes an event, but deletes a word in its text fields', async () => {
  const { screen, services, address } = await renderApp({
    url: eventUrl,
    responses: withEvent(sampleEvent(), { 'calendar.events.delete': () => undefined }),
  });
  const title = screen.getByRole('textbox', { name: 'Title' });
  await title.click();
  await userEvent.keyboard('{End}{Control>}{Backspace}{/Control}');
  await expect.element(title).toHaveValue('Release ');
  expect(services.callsOf('calendar.events.delete')).toEqual([]);
  await title.fill('Release review');
  screen.getByRole('button', { name: 'JSON' }).element().focus();
  await userEvent.keyboard('{Control>}{Backspace}{/Control}');
  await expect.poll(() => services.callsOf('calendar.events.delete')[0]?.pathParams.eventId).toBe('review');
  await expect.poll(address).toMatch(/^\/calendar/);
});

test('leaving with unsaved changes asks first, and the whole event can be replaced as JSON', async () => {
  const { screen, services, address } = await renderApp({
    url: eventUrl,
    responses: withEvent(sampleEvent({ etag: '"7"' }), { 'calendar.events.update': () => sampleEvent() }),
  });
  await screen.getByRole('textbox', { name: 'Title' }).fill('Release party');
  await screen.getByRole('link', { name: 'Back to the calendar' }).click();
  await screen.getByRole('dialog', { name: 'Discard changes?' }).getByRole('button', { name: 'Stay here' }).click();
  expect(address()).toBe(eventUrl);
  await screen.getByRole('button', { name: 'JSON' }).click();
  const json = screen.getByRole('textbox', { name: 'The event as JSON' });
  await json.fill('{ "summary": ');
  await expect.element(screen.getByText(/JSON input/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Replace the event' })).toBeDisabled();
  await json.fill('{ "summary": "Replaced", "start": { "date": "2026-11-23" }, "end": { "date": "2026-11-24" } }');
  await screen.getByRole('combobox', { name: 'Notify' }).selectOptions('No one');
  await screen.getByRole('button', { name: 'Replace the event' }).click();
  await expect.poll(() => services.callsOf('calendar.events.update')[0]?.query.get('sendUpdates')).toBe('none');
  await expect
    .poll(() => services.callsOf('calendar.events.update')[0]?.body)
    .toEqual({ summary: 'Replaced', start: { date: '2026-11-23' }, end: { date: '2026-11-24' } });
});

test('a validation error from the service is shown at its field, and typed text survives leaving the page', async () => {
  const refuse = () => serviceError(400, 'invalid', 'Invalid attendee email.');
  const first = await renderApp({
    url: eventUrl,
    responses: withEvent(sampleEvent(), { 'calendar.events.patch': refuse }),
  });
  await first.screen.getByRole('textbox', { name: 'Title' }).fill('Release party');
  await first.screen.getByRole('button', { name: 'Save' }).click();
  const guests = first.screen.getByRole('region', { name: 'Guests' });
  await expect.element(guests.getByRole('alert')).toMatchTextContent(/^Not saved: Invalid attendee email/);
  await first.screen.unmount();
  const elsewhere = sampleEvent({ etag: '"8"', location: 'Room 5' });
  const { screen } = await renderApp({ url: eventUrl, responses: withEvent(elsewhere) });
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Release party');
  await expect.element(screen.getByRole('textbox', { name: 'Location' })).toHaveValue('Room 5');
  await screen.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Release review');
});

test('a failure to load the calendars is not treated as having none', async () => {
  let isDown = true;
  const { screen } = await renderApp({
    url: '/events/new?title=Deep work',
    responses: withEvent(sampleEvent(), {
      'calendar.calendarList.list': () =>
        isDown ? serviceError(403, 'forbidden', 'Forbidden') : { items: [sampleCalendar()] },
    }),
  });
  await expect.element(screen.getByRole('alert').getByText('The calendars could not be loaded')).toBeVisible();
  isDown = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Deep work');
});
