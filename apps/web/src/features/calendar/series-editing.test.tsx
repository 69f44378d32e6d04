import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ServiceEvent } from '#shared/calendar/occurrence.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleCalendar, sampleEvent } from '#testing/sample-events.ts';
import type { StubResponses, StubRoutes } from '#testing/stub-services.ts';

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
/** Exceptions of the series: one past occurrence and two future ones. */
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
const days = ['2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30', '2026-12-07'];

const responses: StubResponses = {
  'calendar.calendarList.list': () => ({ items: [sampleCalendar()] }),
  'calendar.events.list': ({ query }) => ({
    items: query.has('iCalUID') ? [series, ...exceptions] : [onDay('2026-11-23')],
  }),
  'calendar.events.get': ({ pathParams }) => (pathParams.eventId === 'series' ? series : onDay('2026-11-23')),
  'calendar.events.instances': ({ query }) => {
    const [from = '', to = '9'] = [query.get('timeMin') ?? '', query.get('timeMax') ?? '9'];
    return { items: days.filter((day) => `${day}T15:00:00Z` >= from && `${day}T15:00:00Z` < to).map(onDay) };
  },
  'calendar.events.patch': () => series,
};

type Counts = { waiting?: number; done?: number; final?: number; notStarted?: number };

/** Returns the routes of a backend with jobs. Each read of a job returns the next entry of `reported`. */
function jobRoutes(reported: readonly { state: string; counts: Counts; undoneBy?: string }[]) {
  const drafts: { items?: { id: string; operationId?: string; params: object; body: object }[] }[] = [];
  const undone: string[] = [];
  const left = [...reported];
  const job = (members: object) => ({
    jobId: 'job-1',
    title: 'Change this and following events of “Release review”',
    operationId: 'calendar.events.patch',
    total: 4,
    createTime: '2026-11-21T10:00:00.000Z',
    updateTime: '2026-11-21T10:00:00.000Z',
    ...members,
  });
  const none = { waiting: 0, running: 0, done: 0, retryable: 0, final: 0, skipped: 0, notStarted: 0 };
  const next = (jobId: string) => {
    const { counts, ...others } = (left.length > 1 ? left.shift() : left[0]) ?? { counts: {} };
    return job({
      jobId,
      total: Object.values(counts).reduce((a, b) => a + b),
      ...others,
      counts: { ...none, ...counts },
    });
  };
  const problem = { title: 'Refused', code: 'upstream_forbidden', requestId: 'r', status: 403 };
  const upstream = { status: 403, reason: 'forbidden', message: 'No access' };
  const bff: StubRoutes = {
    'POST /api/jobs': ({ body }) => {
      drafts.push(Object(body));
      return Response.json(job({ state: 'running', counts: none }), { status: 201 });
    },
    'GET /api/jobs/job-1': () => next('job-1'),
    'GET /api/jobs/job-2': () => next('job-2'),
    'GET /api/jobs/job-1/items': () => ({
      items: [{ id: 'x', label: 'X', state: 'final', problem: { ...problem, upstream } }],
    }),
    'POST /api/jobs/job-1/undo': () => {
      undone.push('job-1');
      return Response.json(job({ jobId: 'job-2', state: 'running', counts: none }), { status: 201 });
    },
  };
  return { bff, drafts, undone };
}

async function moveByKeys(keys: string, bff: StubRoutes = {}) {
  const app = await renderApp({ url: '/calendar/week/2026-11-23', responses, bff });
  const event = app.screen.getByRole('button', { name });
  await expect.element(event).toBeVisible();
  event.element().focus();
  await userEvent.keyboard(`m${keys}{Enter}`);
  const patches = () => app.services.callsOf('calendar.events.patch');
  return { ...app, dialog: app.screen.getByRole('dialog', { name: 'Move “Release review”' }), patches };
}

test('from one occurrence on, a series continues as a new one with its number of occurrences and its exceptions, all or nothing', async () => {
  const { bff, drafts, undone } = jobRoutes([{ state: 'ended', counts: { done: 4 } }]);
  const { screen, dialog } = await moveByKeys('{ArrowDown}{ArrowDown}', bff);
  await expect
    .element(dialog.getByText('3 occurrences; 2 were changed or cancelled separately and keep their differences'))
    .toBeVisible();
  await dialog.getByText('This and following events').click();
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect.element(screen.getByText('Saved this and following events of “Release review”')).toBeVisible();
  const items = drafts[0]?.items ?? [];
  const id = String(Reflect.get(items[0]?.body ?? {}, 'id'));
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(drafts[0]).toMatchObject({ isAtomic: true });
  expect(items.map(({ operationId, params, body }) => [operationId, Reflect.get(params, 'eventId'), body])).toEqual([
    [
      'calendar.events.insert',
      undefined,
      {
        id,
        summary: 'Release review',
        status: 'confirmed',
        eventType: 'default',
        start: { dateTime: '2026-11-23T15:30:00+00:00', timeZone: 'UTC' },
        end: { dateTime: '2026-11-23T16:00:00+00:00', timeZone: 'UTC' },
        recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=3'],
      },
    ],
    [
      undefined,
      `${id}_20261130T153000Z`,
      {
        summary: 'Release review with the board',
        start: { dateTime: '2026-12-01T09:00:00+00:00', timeZone: 'UTC', date: null },
        end: { dateTime: '2026-12-01T10:00:00+00:00', timeZone: 'UTC', date: null },
      },
    ],
    [undefined, `${id}_20261207T153000Z`, { status: 'cancelled' }],
    [undefined, 'series', { recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20261123T145959Z'] }],
  ]);
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('Undone')).toBeVisible();
  expect(undone).toEqual(['job-1']);
});

test('the progress of a new series is shown; if a step is rejected, the user learns that nothing was changed, and why', async () => {
  const { bff } = jobRoutes([
    { state: 'running', counts: { done: 1, waiting: 3 } },
    { state: 'running', counts: { done: 1, waiting: 3 } },
    { state: 'ended', counts: { done: 1, final: 1, notStarted: 2 }, undoneBy: 'job-2' },
    { state: 'ended', counts: { done: 1 } },
  ]);
  const { screen, dialog } = await moveByKeys('{ArrowDown}{ArrowDown}', bff);
  await dialog.getByText('This and following events').click();
  await dialog.getByRole('button', { name: 'Move' }).click();
  const progress = screen.getByRole('progressbar', { name: 'Changing the series: 1 of 4 steps done' });
  await expect.element(progress).toBeVisible();
  await expectAccessible();
  await expect.element(screen.getByText('Nothing was changed: No access')).toBeVisible();
  await expect.element(progress).not.toBeInTheDocument();
});

test('a series left half-changed because the undo also failed is reported as such', async () => {
  const { bff } = jobRoutes([
    { state: 'ended', counts: { done: 1, final: 1, notStarted: 2 }, undoneBy: 'job-2' },
    { state: 'ended', counts: { final: 1 } },
  ]);
  const { screen, dialog } = await moveByKeys('{ArrowDown}{ArrowDown}', bff);
  await dialog.getByText('This and following events').click();
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect.element(screen.getByText(/^“Release review” was only partly changed/)).toBeVisible();
});

test('a whole series moves to another day with its occurrence, with its rule, and back with undo', async () => {
  const { screen, dialog, patches } = await moveByKeys('{ArrowRight}');
  await dialog.getByRole('radio', { name: /^All events in the series/ }).click();
  await expect
    .element(dialog.getByText('5 occurrences; 3 were changed or cancelled separately and are overwritten'))
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

test('a series that only ends later keeps its individually changed occurrences', async () => {
  const { dialog, patches } = await moveByKeys('{Shift>}{ArrowDown}{/Shift}');
  await dialog.getByRole('radio', { name: /^All events in the series/ }).click();
  await expect
    .element(dialog.getByText('5 occurrences; 3 were changed or cancelled separately and keep their differences'))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect.poll(() => patches()[0]?.body).toMatchObject({ end: { dateTime: '2026-11-09T15:45:00+00:00' } });
});
