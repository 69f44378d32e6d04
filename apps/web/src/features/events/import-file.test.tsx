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
