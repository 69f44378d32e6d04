import fc from 'fast-check';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '#testing/render-app.tsx';
import { sampleCalendar, sampleEvent } from '#testing/sample-events.ts';
import { type StubResponses, serviceError } from '#testing/stub-services.ts';
import { undoMessage } from '#testing/undo-message.ts';
import { newRuleForm, toRuleForm, toRuleLine } from './editor/rule-form.ts';

const url = '/events/operator@example.com/review';

function withEvent(event: ReturnType<typeof sampleEvent>, others: StubResponses = {}): StubResponses {
  return {
    'calendar.calendarList.list': () => ({ items: [sampleCalendar()] }),
    'calendar.settings.list': () => ({ items: [] }),
    'calendar.colors.get': () => ({ event: { '5': { background: '#fbd75b', foreground: '#1d1d1d' } } }),
    'calendar.events.list': () => ({ items: [event] }),
    'calendar.events.get': () => event,
    'calendar.events.patch': () => event,
    'calendar.freebusy.query': () => ({
      calendars: { 'bo@example.com': { busy: [{ start: '2026-11-23T15:00:00Z', end: '2026-11-23T16:00:00Z' }] } },
    }),
    ...others,
  };
}

test('only what was changed is sent, and guests are asked about', async () => {
  const event = sampleEvent({ location: 'Room 4', attendees: [{ email: 'bo@example.com' }] });
  const { screen, services } = await renderApp({ url, responses: withEvent(event) });
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

test('an event of the calendar that is addressed as the person’s own can be changed', async () => {
  const { screen } = await renderApp({ url: '/events/primary/review', responses: withEvent(sampleEvent()) });
  const title = screen.getByRole('textbox', { name: 'Title' });
  await expect.element(title).toHaveValue('Release review');
  await expect
    .element(screen.getByRole('combobox', { name: 'Calendar', exact: true }))
    .toHaveValue('operator@example.com');
  await title.fill('Release party');
  await expect.element(title).toHaveValue('Release party');
});

test('an invitation is answered on the page of its event, whose fields belong to the organizer', async () => {
  const invitation = sampleEvent({
    organizer: { email: 'ana@example.com', displayName: 'Ana Ivanova' },
    attendees: [
      { email: 'ana@example.com', organizer: true, responseStatus: 'accepted' },
      { email: 'operator@example.com', self: true, responseStatus: 'needsAction' },
    ],
  });
  const { screen, services } = await renderApp({ url, responses: withEvent(invitation) });
  await expect.element(screen.getByText('Only the organizer, Ana Ivanova, can change this event.')).toBeVisible();
  const section = screen.getByRole('region', { name: 'Your response' });
  await section.getByRole('button', { name: 'Accept' }).click();
  await expect
    .poll(() => services.callsOf('calendar.events.patch')[0]?.body)
    .toMatchObject({ attendees: [{ email: 'operator@example.com', responseStatus: 'accepted' }] });
});

test('every control of an event that one may only read is reached, keeps what it holds, and says why', async () => {
  const weekly = sampleEvent({ recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=MO'] });
  const { screen } = await renderApp({
    url,
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

test('an event gets a label of its calendar in the place of a colour, and the service is told that labels are known', async () => {
  const eventLabels = ['Customer visit', 'Travel'].map((name, index) => ({
    id: `label-${index}`,
    name,
    backgroundColor: '#0b8043',
  }));
  const { screen, services } = await renderApp({
    url,
    responses: withEvent(sampleEvent({ colorId: '5' }), {
      'calendar.calendars.get': () => ({ labelProperties: { eventLabels } }),
    }),
  });
  await screen.getByLabelText('Label', { exact: true }).selectOptions('Travel');
  await expect.element(screen.getByRole('button', { name: 'Calendar colour' })).toHaveAttribute('aria-pressed', 'true');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  const patches = () => services.callsOf('calendar.events.patch');
  await expect.poll(() => patches()[0]?.body).toEqual({ colorId: null, eventLabelId: 'label-1' });
  await undoMessage('Saved “Release review”');
  await expect.poll(() => patches()[1]?.body).toEqual({ colorId: '5', eventLabelId: null });
  expect(patches().map(({ query }) => query.get('eventLabelVersion'))).toEqual(['1', '1']);
});

test('an event moves to another calendar of the person', async () => {
  const team = sampleCalendar({ id: 'team@example.com', summary: 'Team', primary: false });
  const { screen, services, address } = await renderApp({
    url,
    responses: withEvent(sampleEvent(), {
      'calendar.calendarList.list': () => ({ items: [sampleCalendar(), team] }),
      'calendar.events.move': () => sampleEvent(),
    }),
  });
  await screen.getByRole('button', { name: 'Move to calendar' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Move event' }).click();
  await expect.element(screen.getByText('Moved “Release review” to Team')).toBeVisible();
  expect(services.callsOf('calendar.events.move')[0]?.query.get('destination')).toBe('team@example.com');
  await expect.poll(address).toMatch(/^\/calendar/);
});

test('everything that an event can have is put into its fields and sent as the service has it', async () => {
  const event = sampleEvent({
    reminders: { useDefault: true },
    extendedProperties: { private: { ticket: 'R-17', old: 'yes' } },
    attachments: [{ fileId: 'kept', fileUrl: 'https://files.example/kept', title: 'Kept' }],
  });
  const { screen, services } = await renderApp({ url, responses: withEvent(event) });
  const part = (name: string) => screen.getByRole('region', { name });
  const title = part('Details').getByRole('textbox', { name: 'Title' });
  await expect.element(title).toHaveValue('Release review');
  await screen.getByText('Video conference').click();
  await part('Calendar and appearance').getByLabelText('Visibility').selectOptions('Private');
  await part('Calendar and appearance').getByLabelText('Show as').selectOptions('Free');
  await part('Reminders').getByText('Use calendar reminders').click();
  await part('Reminders').getByRole('button', { name: 'Add reminder' }).click();
  await part('Reminders').getByLabelText('Method').selectOptions('Email');
  await part('Reminders').getByRole('spinbutton', { name: 'Minutes before' }).fill('90');
  await part('Attachments').getByRole('button', { name: 'Add attachment' }).click();
  await part('Attachments').getByRole('textbox', { name: 'File address' }).last().fill('https://files.example/2');
  await part('Attachments').getByRole('textbox', { name: 'Title' }).last().fill('Plan');
  await part('Private properties').getByRole('button', { name: 'Remove private property 2' }).click();
  await part('Shared properties').getByRole('button', { name: 'Add shared property' }).click();
  await part('Shared properties').getByRole('textbox', { name: 'Name' }).fill('room');
  await part('Shared properties').getByRole('textbox', { name: 'Value' }).fill('blue');
  title.element().focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowUp}{ArrowRight}{/Alt}');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect
    .poll(() => services.callsOf('calendar.events.patch')[0]?.body)
    .toEqual({
      visibility: 'private',
      transparency: 'transparent',
      conferenceData: {
        createRequest: { requestId: expect.any(String), conferenceSolutionKey: { type: 'hangoutsMeet' } },
      },
      reminders: { useDefault: false, overrides: [{ method: 'email', minutes: 90 }] },
      attachments: [
        { fileId: 'kept', fileUrl: 'https://files.example/kept', title: 'Kept' },
        { fileUrl: 'https://files.example/2', title: 'Plan' },
      ],
      extendedProperties: { private: { ticket: 'R-17', old: null }, shared: { room: 'blue' } },
      start: { dateTime: '2026-11-24T15:15:00+00:00', timeZone: 'UTC', date: null },
      end: { dateTime: '2026-11-24T15:45:00+00:00', timeZone: 'UTC', date: null },
    });
  const query = services.callsOf('calendar.events.patch')[0]?.query;
  expect([query?.get('conferenceDataVersion'), query?.get('supportsAttachments')]).toEqual(['1', 'true']);
});

test('Ctrl with Backspace deletes an event, but takes away a word in its texts', async () => {
  const { screen, services, address } = await renderApp({
    url,
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

test('leaving with changes asks first, and the whole event can be replaced as JSON', async () => {
  const { screen, services, address } = await renderApp({
    url,
    responses: withEvent(sampleEvent({ etag: '"7"' }), { 'calendar.events.update': () => sampleEvent() }),
  });
  await screen.getByRole('textbox', { name: 'Title' }).fill('Release party');
  await screen.getByRole('link', { name: 'Back to the calendar' }).click();
  await screen.getByRole('dialog', { name: 'Discard changes?' }).getByRole('button', { name: 'Stay here' }).click();
  expect(address()).toBe(url);
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

test('a mistake that the service finds stands at what it is about, and what was typed outlives the page', async () => {
  const refuse = () => serviceError(400, 'invalid', 'Invalid attendee email.');
  const first = await renderApp({ url, responses: withEvent(sampleEvent(), { 'calendar.events.patch': refuse }) });
  await first.screen.getByRole('textbox', { name: 'Title' }).fill('Release party');
  await first.screen.getByRole('button', { name: 'Save' }).click();
  const guests = first.screen.getByRole('region', { name: 'Guests' });
  await expect.element(guests.getByRole('alert')).toMatchTextContent(/^Not saved: Invalid attendee email/);
  await first.screen.unmount();
  const elsewhere = sampleEvent({ etag: '"8"', location: 'Room 5' });
  const { screen } = await renderApp({ url, responses: withEvent(elsewhere) });
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Release party');
  await expect.element(screen.getByRole('textbox', { name: 'Location' })).toHaveValue('Room 5');
  await screen.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Release review');
});

test('a new event is made with guests and a kind of its own', async () => {
  const { screen, services, address } = await renderApp({
    url: '/events/new?start=2026-11-23T15:00:00Z&end=2026-11-23T16:00:00Z&title=Deep work',
    responses: withEvent(sampleEvent(), { 'calendar.events.insert': () => sampleEvent({ id: 'made' }) }),
  });
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Deep work');
  await screen.getByLabelText('Type').selectOptions('Focus time');
  await expect.element(screen.getByLabelText('Notify')).not.toBeInTheDocument();
  await screen.getByRole('combobox', { name: 'Add guests' }).fill('ana@example.com, bo@example.com');
  await screen.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(screen.getByLabelText('Notify')).toHaveDisplayValue('All guests');
  await screen.getByRole('button', { name: 'Create event' }).click();
  await expect
    .poll(() => services.callsOf('calendar.events.insert')[0]?.body)
    .toMatchObject({
      summary: 'Deep work',
      eventType: 'focusTime',
      attendees: [{ email: 'ana@example.com' }, { email: 'bo@example.com' }],
      start: { dateTime: '2026-11-23T15:00:00+00:00' },
    });
  expect(services.callsOf('calendar.events.insert')[0]?.query.get('sendUpdates')).toBe('all');
  await expect
    .poll(() => decodeURIComponent(address()))
    .toContain('/calendar/week/2026-11-23?event=operator@example.com/made');
});

test('that the calendars could not be loaded is not taken for having none', async () => {
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

test('a rule that the fields can say reads back as it was written; others are left alone', () => {
  const start = Temporal.PlainDate.from('2026-11-23');
  const form = fc.record({
    frequency: fc.constantFrom('DAILY' as const, 'WEEKLY' as const, 'MONTHLY' as const, 'YEARLY' as const),
    interval: fc.integer({ min: 1, max: 99 }).map(String),
    weekdays: fc.subarray(['MO', 'TU', 'WE', 'SU'], { minLength: 1 }),
    monthlyBy: fc.constantFrom('day' as const, 'weekday' as const),
    end: fc.constantFrom('never' as const, 'until' as const, 'count' as const),
    untilDate: fc.constant('2027-03-01'),
    count: fc.integer({ min: 1, max: 99 }).map(String),
  });
  fc.assert(
    fc.property(form, fc.boolean(), (rule, isAllDay) => {
      const line = toRuleLine(rule, start, { isAllDay, zone: 'Europe/Berlin' });
      const read = toRuleForm([line], start, 'Europe/Berlin');
      expect(read && toRuleLine(read, start, { isAllDay, zone: 'Europe/Berlin' })).toBe(line);
    }),
  );
  expect(toRuleForm(['RRULE:FREQ=MONTHLY;BYMONTHDAY=5'], start, 'UTC')).toBeUndefined();
  expect(toRuleForm(['RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=1MO'], start, 'UTC')).toBeUndefined();
  expect(newRuleForm(start).weekdays).toEqual(['MO']);
});
