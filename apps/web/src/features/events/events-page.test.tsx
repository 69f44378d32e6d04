import { expect, test } from 'vitest';
import { toOccurrence } from '#shared/calendar/occurrence.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleCalendar, sampleEvent } from '#testing/sample-events.ts';
import { type StubAnswers, serviceError } from '#testing/stub-services.ts';
import { toIcs } from './write-ics.ts';

const own = sampleCalendar();
const team = sampleCalendar({ id: 'team@example.com', summary: 'Team', primary: false });

function answers(others: StubAnswers = {}): StubAnswers {
  return {
    'calendar.calendarList.list': () => ({ items: [own, team] }),
    'calendar.settings.list': () => ({ items: [] }),
    'calendar.events.list': ({ pathParams }) => ({ items: pathParams.calendarId === own.id ? [sampleEvent()] : [] }),
    ...others,
  };
}

test('every filter reaches the service as it takes it', async () => {
  const address =
    '/events?q=review&types=["focusTime"]&uid=abc&private=a=b&shared=c=d&from=2026-11-01&to=2026-11-30&updated=2026-10-01&deleted=true&invitations=true';
  const { screen, services } = await renderApp({ url: address, answers: answers() });
  await expect
    .element(screen.getByRole('row', { name: 'Release review, Monday 23 November 2026, 15:00 – 15:30' }))
    .toBeVisible();
  const query = services.callsOf('calendar.events.list')[0]?.query ?? new URLSearchParams();
  expect(Object.fromEntries(query)).toEqual({
    maxResults: '250',
    singleEvents: 'true',
    orderBy: 'startTime',
    q: 'review',
    eventTypes: 'focusTime',
    iCalUID: 'abc',
    privateExtendedProperty: 'a=b',
    sharedExtendedProperty: 'c=d',
    timeMin: '2026-11-01T00:00:00Z',
    timeMax: '2026-12-01T00:00:00Z',
    updatedMin: '2026-10-01T00:00:00Z',
    showDeleted: 'true',
    showHiddenInvitations: 'true',
  });
  await expectAccessible();
});

test('a calendar that cannot be searched is named, and is not the same as one in which nothing matches', async () => {
  const { screen } = await renderApp({
    url: '/events',
    answers: answers({ 'calendar.events.list': () => serviceError(403, 'forbidden', 'No access') }),
  });
  await expect.element(screen.getByText(/^Team could not be searched: 403/)).toBeVisible();
  await expect.element(screen.getByText('No event matches')).not.toBeInTheDocument();
});

test('what is new in a file becomes a job, what is there already stands first and is left alone', async () => {
  const calendar = { id: 'c', name: 'C', color: 'red' };
  const titles = { new: 'New', known: 'Known', bad: 'Bad' };
  const rows = Object.entries(titles).flatMap(
    ([id, summary]) => toOccurrence(sampleEvent({ id, summary, iCalUID: `${id}@x` }), calendar) ?? [],
  );
  const job = {
    jobId: 'j1',
    title: 'Import 2 events of a.ics into Olga Operator',
    operationId: 'calendar.events.import',
    state: 'ended',
    total: 2,
    counts: { waiting: 0, running: 0, done: 1, retryable: 0, final: 1, skipped: 0, notTried: 0 },
    canUndo: true,
    createTime: '2026-11-20T10:00:00.000Z',
    updateTime: '2026-11-20T10:00:00.000Z',
  };
  const problem = { title: 'Refused', upstream: { status: 400, message: 'No such time zone' } };
  let draft: unknown;
  let isUndone = false;
  const { screen } = await renderApp({
    url: '/events',
    answers: answers({
      'calendar.events.list': ({ query }) => ({ items: query.has('fields') ? [{ iCalUID: 'known@x' }] : [] }),
    }),
    bff: {
      'POST /api/jobs': ({ body }) => {
        draft = body;
        return job;
      },
      'GET /api/jobs/j1': () => job,
      'GET /api/jobs/j1/items': ({ url }) => ({
        items:
          url.searchParams.get('state') === 'final' ? [{ id: 'bad@x', label: 'Bad', state: 'final', problem }] : [],
      }),
      'POST /api/jobs/j1/undo': () => {
        isUndone = true;
        return job;
      },
    },
  });
  await screen.getByRole('button', { name: 'Import' }).click();
  await screen
    .getByLabelText('iCalendar file (.ics)')
    .upload(new File([toIcs(rows, 0)], 'a.ics', { type: 'text/calendar' }));
  await expect.element(screen.getByText('3 events in the file, 1 of them in the calendar already.')).toBeVisible();
  const first = screen.getByRole('list', { name: 'Events in the file' }).getByRole('listitem').first();
  await expect.element(first.getByText('Known')).toBeVisible();
  await expect.element(first.getByText('There already')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Import 2' }).click();
  await expect.element(screen.getByText('1 done, 1 failed for good')).toBeVisible();
  await expect.element(screen.getByText('Bad: No such time zone')).toBeVisible();
  expect(draft).toMatchObject({
    title: job.title,
    operationId: 'calendar.events.import',
    items: [
      { id: 'new@x', label: 'New', params: { calendarId: own.id }, body: { organizer: { email: own.id } } },
      { id: 'bad@x', label: 'Bad' },
    ],
  });
  await screen.getByRole('button', { name: 'Undo 1 done' }).click();
  await expect.poll(() => isUndone).toBe(true);
});
