import { expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { sampleCalendar } from '#testing/sample-events.ts';

const EVENT = ['BEGIN:VEVENT', 'UID:m@x', 'SUMMARY:Réunion du café', 'DTSTART;VALUE=DATE:20310310', 'END:VEVENT'];
const FILE = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...EVENT, 'END:VCALENDAR'].join('\r\n');

test.each([
  ['Windows-1252', Uint8Array.from(FILE, (letter) => letter.charCodeAt(0))],
  [
    'UTF-16',
    Uint8Array.from([...`\uFEFF${FILE}`].flatMap((letter) => [letter.charCodeAt(0) % 256, letter.charCodeAt(0) >> 8])),
  ],
])('a file in another encoding than UTF-8 shows its titles correctly: %s', async (_, bytes) => {
  const { screen } = await renderApp({
    url: '/events',
    responses: {
      'calendar.calendarList.list': () => ({ items: [sampleCalendar()] }),
      'calendar.settings.list': () => ({ items: [] }),
      'calendar.events.list': () => ({ items: [] }),
    },
  });
  await screen.getByRole('button', { name: 'Import' }).click();
  await screen.getByLabelText('iCalendar file (.ics)').upload(new File([bytes], 'a.ics', { type: 'text/calendar' }));
  const list = screen.getByRole('list', { name: 'Events in the file' });
  await expect.element(list.getByText('Réunion du café')).toBeVisible();
});

test('the preview states the guests, alarms and links of new events that the import omits', async () => {
  const alarms = ['5M', '10M', '15M', '30M', '1H', '2H', '2H'].map((before) => `TRIGGER:-PT${before}`);
  const others = ['TRIGGER;RELATED=END:-PT5M', 'TRIGGER:-P40D'];
  const alarm = (trigger: string, action = 'DISPLAY') => ['BEGIN:VALARM', `ACTION:${action}`, trigger, 'END:VALARM'];
  const event = (uid: string, ...lines: readonly string[]) =>
    ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTART;VALUE=DATE:20310310', ...lines, 'END:VEVENT'].join('\r\n');
  const guest = 'ATTENDEE:mailto:bo@example.com';
  const organizer = 'ORGANIZER:mailto:ana@example.com';
  const file = [
    'BEGIN:VCALENDAR',
    event('known@x', guest, ...alarm('TRIGGER:-P40D')),
    event('guests@x', organizer, guest),
    event('invited@x', organizer, 'ATTENDEE:mailto:Operator@example.com'),
    event('alarms@x', ...[...alarms, ...others].flatMap((each) => alarm(each)), ...alarm('TRIGGER:PT1H', 'NONE')),
    event('links@x', guest, 'ATTACH:https://example.com/plan.pdf'),
    'END:VCALENDAR',
  ].join('\r\n');
  let draft: unknown;
  const { screen } = await renderApp({
    url: '/events',
    responses: {
      'calendar.calendarList.list': () => ({ items: [sampleCalendar()] }),
      'calendar.settings.list': () => ({ items: [] }),
      'calendar.events.list': ({ query }) => ({ items: query.has('fields') ? [{ iCalUID: 'known@x' }] : [] }),
    },
    bff: {
      'POST /api/jobs': ({ body }) => {
        draft = body;
        return {};
      },
    },
  });
  await screen.getByRole('button', { name: 'Import' }).click();
  await screen.getByLabelText('iCalendar file (.ics)').upload(new File([file], 'a.ics', { type: 'text/calendar' }));
  const omitted = screen.getByRole('list', { name: 'Not imported' });
  await expect
    .poll(() =>
      omitted
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual([
      'The guests of 2 events, because an import sends no invitations',
      '3 alarms of 1 event, because an event can have 5 reminders, each up to 4 weeks before its start',
      '1 attachment or conference link of 1 event',
    ]);
  await screen.getByRole('button', { name: 'Import 4' }).click();
  await expect.poll(() => JSON.stringify(draft)).toContain('alarms@x');
  expect(JSON.stringify(draft)).not.toContain('omitted');
});
