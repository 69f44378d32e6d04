import { expect, test } from 'vitest';
import { catchSavedFiles } from '#testing/catch-saved-files.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleCalendar, sampleEvent } from '#testing/sample-events.ts';
import { problem, serviceError } from '#testing/stub-services.ts';
import { readIcs } from './ics/read-ics.ts';

const calendar = sampleCalendar();

function at(day: number, hour = 15) {
  const clock = (minutes: string) => ({ dateTime: `2026-11-${day}T${hour}:${minutes}:00Z`, timeZone: 'UTC' });
  return { start: clock('00'), end: clock('30') };
}

function occurrence(seriesId: string, day: number, hour?: number) {
  return sampleEvent({
    ...at(day, hour),
    id: `${seriesId}_${day}`,
    iCalUID: `${seriesId}@x`,
    recurringEventId: seriesId,
    originalStartTime: at(day).start,
  });
}

test('an iCalendar export of occurrences contains their series, with its rule and all changed and cancelled occurrences', async () => {
  const series = sampleEvent({
    ...at(20),
    id: 's',
    iCalUID: 's@x',
    recurrence: ['RRULE:FREQ=DAILY;COUNT=5'],
  });
  const moved = occurrence('s', 21, 18);
  const cancelled = { ...occurrence('s', 24), status: 'cancelled' as const };
  const listed = [occurrence('s', 20), moved, occurrence('s', 22), occurrence('hidden', 20)];
  const { screen } = await renderApp({
    url: '/events',
    responses: {
      'calendar.calendarList.list': () => ({ items: [calendar] }),
      'calendar.settings.list': () => ({ items: [] }),
      'calendar.events.list': ({ query }) => ({
        items: query.get('iCalUID') === 's@x' ? [series, moved, cancelled] : listed,
      }),
      'calendar.events.get': ({ pathParams }) =>
        pathParams.eventId === 's' ? series : serviceError(404, 'notFound', 'Not Found'),
    },
  });
  const saved = catchSavedFiles();
  await screen.getByRole('button', { name: 'Export' }).click();
  await screen.getByRole('menuitem', { name: /^iCalendar/ }).click();
  await expect.poll(() => saved.length).toBe(1);
  const { events } = readIcs((await saved[0]?.text()) ?? '');
  expect(events).toHaveLength(3);
  expect(events).toMatchObject([
    { iCalUID: 'hidden_20@rotunda', start: { dateTime: '2026-11-20T15:00:00Z' } },
    { iCalUID: 's@x', ...at(20), recurrence: ['RRULE:FREQ=DAILY;COUNT=5', 'EXDATE:20261124T150000Z'] },
    {
      iCalUID: 's@x',
      start: { dateTime: '2026-11-21T18:00:00Z' },
      originalStartTime: { dateTime: '2026-11-21T15:00:00Z' },
    },
  ]);
});

test('an iCalendar export fails if a series cannot be read although the user may have access', async () => {
  const { screen } = await renderApp({
    url: '/events',
    responses: {
      'calendar.calendarList.list': () => ({ items: [calendar] }),
      'calendar.settings.list': () => ({ items: [] }),
      'calendar.events.list': () => ({ items: [occurrence('s', 20)] }),
      'calendar.events.get': () =>
        problem({ status: 403, code: 'upstream_forbidden', title: 'Refused', failure: 'api_disabled' }),
    },
  });
  const saved = catchSavedFiles();
  await screen.getByRole('button', { name: 'Export' }).click();
  await screen.getByRole('menuitem', { name: /^iCalendar/ }).click();
  await expect.element(screen.getByText(/Nothing was exported/)).toBeVisible();
  expect(saved).toHaveLength(0);
});
