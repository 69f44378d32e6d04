import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ServiceEvent } from '#shared/calendar/occurrence.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleCalendar, sampleEvent } from '#testing/sample-events.ts';
import type { StubAnswers } from '#testing/stub-services.ts';
import { serviceError } from '#testing/stub-services.ts';

const name = 'Release review, 15:00 to 15:30, Monday 23 November, calendar Olga Operator';
const series = sampleEvent({
  id: 'series',
  iCalUID: 'series@x',
  start: { dateTime: '2026-11-09T15:00:00Z', timeZone: 'UTC' },
  end: { dateTime: '2026-11-09T15:30:00Z', timeZone: 'UTC' },
  recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=5'],
});
const onDay = (day: string) =>
  sampleEvent({
    id: `series_${day}`,
    recurringEventId: 'series',
    originalStartTime: { dateTime: `${day}T15:00:00Z`, timeZone: 'UTC' },
  });
/** Changed or cancelled alone: one that is over, and two that are to come. */
const exceptions: ServiceEvent[] = [
  onDay('2026-11-16'),
  {
    ...onDay('2026-11-30'),
    summary: 'Release review with the board',
    start: { dateTime: '2026-12-01T09:00:00Z', timeZone: 'UTC' },
    end: { dateTime: '2026-12-01T10:00:00Z', timeZone: 'UTC' },
  },
  {
    id: 'series_2026-12-07',
    recurringEventId: 'series',
    status: 'cancelled',
    originalStartTime: { dateTime: '2026-12-07T15:00:00Z', timeZone: 'UTC' },
  },
];
/** The new series as the service has it: as many occurrences, half an hour later. */
const ofRest = (day: string) => ({
  id: `rest_${day}`,
  recurringEventId: 'rest',
  originalStartTime: { dateTime: `${day}T15:30:00Z`, timeZone: 'UTC' },
});
const days = ['2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30', '2026-12-07'];

const answers: StubAnswers = {
  'calendar.calendarList.list': () => ({ items: [sampleCalendar()] }),
  'calendar.events.list': ({ query }) => ({
    items: query.has('iCalUID') ? [series, ...exceptions] : [onDay('2026-11-23')],
  }),
  'calendar.events.get': ({ pathParams }) => (pathParams.eventId === 'series' ? series : onDay('2026-11-23')),
  'calendar.events.instances': ({ pathParams, query }) => {
    if (pathParams.eventId === 'rest') return { items: days.slice(2).map(ofRest) };
    const [from = '', to = '9'] = [query.get('timeMin') ?? '', query.get('timeMax') ?? '9'];
    return { items: days.filter((day) => `${day}T15:00:00Z` >= from && `${day}T15:00:00Z` < to).map(onDay) };
  },
  'calendar.events.insert': () => ({ ...series, id: 'rest' }),
  'calendar.events.patch': () => series,
};

async function moveByKeys(keys: string, others: StubAnswers = {}) {
  const app = await renderApp({ url: '/calendar/week/2026-11-23', answers: { ...answers, ...others } });
  const event = app.screen.getByRole('button', { name });
  await expect.element(event).toBeVisible();
  event.element().focus();
  await userEvent.keyboard(`m${keys}{Enter}`);
  const patches = () => app.services.callsOf('calendar.events.patch');
  return { ...app, dialog: app.screen.getByRole('dialog', { name: 'Move “Release review”' }), patches };
}

test('from one occurrence on a series goes on as a new one with its number and its exceptions, and both are taken back', async () => {
  const { screen, services, dialog, patches } = await moveByKeys('{ArrowDown}{ArrowDown}');
  await expect
    .element(dialog.getByText('3 occurrences; 2 were changed or cancelled alone and keep what differs'))
    .toBeVisible();
  await dialog.getByText('This and the following').click();
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect.element(screen.getByText('Saved “Release review” from here on')).toBeVisible();
  expect(services.callsOf('calendar.events.insert').map(({ body }) => body)).toEqual([
    {
      summary: 'Release review',
      status: 'confirmed',
      eventType: 'default',
      start: { dateTime: '2026-11-23T15:30:00+00:00', timeZone: 'UTC' },
      end: { dateTime: '2026-11-23T16:00:00+00:00', timeZone: 'UTC' },
      recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=3'],
    },
  ]);
  expect(patches().map(({ pathParams, body }) => [pathParams.eventId, body])).toEqual([
    [
      'rest_2026-11-30',
      {
        summary: 'Release review with the board',
        start: { dateTime: '2026-12-01T09:00:00+00:00', timeZone: 'UTC', date: null },
        end: { dateTime: '2026-12-01T10:00:00+00:00', timeZone: 'UTC', date: null },
      },
    ],
    ['rest_2026-12-07', { status: 'cancelled' }],
    ['series', { recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20261123T145959Z'] }],
  ]);
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() =>
      patches()
        .slice(3)
        .map(({ pathParams, body }) => [pathParams.eventId, body]),
    )
    .toEqual([
      ['series', { recurrence: series.recurrence }],
      ['rest', { status: 'cancelled' }],
    ]);
});

test('how far the exceptions of a new series are is said; when one is refused, the series goes on as it was', async () => {
  const { promise: second, resolve: answerSecond } = Promise.withResolvers<Response>();
  const { screen, dialog, patches } = await moveByKeys('{ArrowDown}{ArrowDown}', {
    'calendar.events.patch': ({ pathParams }) => (pathParams.eventId === 'rest_2026-12-07' ? second : series),
  });
  await dialog.getByText('This and the following').click();
  await dialog.getByRole('button', { name: 'Move' }).click();
  const progress = screen.getByRole('progressbar', { name: 'Keeping what differs: 1 of 2' });
  await expect.element(progress).toBeVisible();
  await expectAccessible();
  answerSecond(serviceError(403, 'forbidden', 'No access'));
  await expect.element(screen.getByText('Nothing was changed: 403 – No access (forbidden)')).toBeVisible();
  await expect.element(progress).not.toBeInTheDocument();
  expect(
    patches()
      .slice(2)
      .map(({ pathParams, body }) => [pathParams.eventId, body]),
  ).toEqual([['rest', { status: 'cancelled' }]]);
});

test('a series that is left twice, because taking back fails too, is told as that', async () => {
  const { screen, dialog } = await moveByKeys('{ArrowDown}{ArrowDown}', {
    'calendar.events.patch': () => serviceError(403, 'forbidden', 'No access'),
  });
  await dialog.getByText('This and the following').click();
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect
    .element(
      screen.getByText('“Release review” is there twice from here on: not all of it was done, and not all taken back'),
    )
    .toBeVisible();
});

test('a whole series follows its occurrence to another day, with its rule, and goes back', async () => {
  const { screen, dialog, patches } = await moveByKeys('{ArrowRight}');
  await dialog.getByRole('radio', { name: /^All of the series/ }).click();
  await expect
    .element(dialog.getByText('5 occurrences; 3 were changed or cancelled alone and become like the others'))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect
    .poll(() => patches()[0]?.body)
    .toEqual({
      start: { dateTime: '2026-11-10T15:00:00+00:00', timeZone: 'UTC', date: null },
      end: { dateTime: '2026-11-10T15:30:00+00:00', timeZone: 'UTC', date: null },
      recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=5'],
    });
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => patches()[1]?.body)
    .toMatchObject({ start: series.start, end: series.end, recurrence: series.recurrence });
});

test('a series that only ends later keeps what differs of single occurrences', async () => {
  const { dialog, patches } = await moveByKeys('{Shift>}{ArrowDown}{/Shift}');
  await dialog.getByRole('radio', { name: /^All of the series/ }).click();
  await expect
    .element(dialog.getByText('5 occurrences; 3 were changed or cancelled alone and keep what differs'))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect.poll(() => patches()[0]?.body).toMatchObject({ end: { dateTime: '2026-11-09T15:45:00+00:00' } });
});
