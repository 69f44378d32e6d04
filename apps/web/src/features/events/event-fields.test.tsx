import fc from 'fast-check';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '#testing/render-app.tsx';
import { eventUrl, withEvent } from '#testing/sample-event-page.ts';
import { sampleEvent } from '#testing/sample-events.ts';
import { undoMessage } from '#testing/undo-message.ts';
import { createRuleForm, toRuleForm, toRuleLine } from './editor/rule-form.ts';

test('an event gets a calendar label instead of a colour, and the request declares support for labels', async () => {
  const eventLabels = ['Customer visit', 'Travel'].map((name, index) => ({
    id: `label-${index}`,
    name,
    backgroundColor: '#0b8043',
  }));
  const { screen, services } = await renderApp({
    url: eventUrl,
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

test('every property of an event is shown in its fields and sent in the format of the service', async () => {
  const event = sampleEvent({
    reminders: { useDefault: true },
    extendedProperties: { private: { ticket: 'R-17', old: 'yes' } },
    attachments: [{ fileId: 'kept', fileUrl: 'https://files.example/kept', title: 'Kept' }],
  });
  const { screen, services } = await renderApp({ url: eventUrl, responses: withEvent(event) });
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

test('a new event is created with guests and a special type', async () => {
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

test('a rule supported by the fields is read back as written; others are left unchanged', () => {
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
  expect(createRuleForm(start).weekdays).toEqual(['MO']);
});
