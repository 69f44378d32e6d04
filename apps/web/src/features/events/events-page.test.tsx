import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toOccurrence } from '#shared/calendar/occurrence.ts';
import { catchSavedFiles } from '#testing/catch-saved-files.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleCalendar, sampleEvent } from '#testing/sample-events.ts';
import { type StubResponses, serviceError } from '#testing/stub-services.ts';
import { toIcs } from './ics/write-ics.ts';

const own = sampleCalendar();
const team = sampleCalendar({ id: 'team@example.com', summary: 'Team', primary: false });
const crew = sampleCalendar({ id: 'crew@example.com', summary: 'Crew', primary: false });
const board = sampleCalendar({ id: 'board@example.com', summary: 'Board', primary: false });

function responses(others: StubResponses = {}): StubResponses {
  return {
    'calendar.calendarList.list': () => ({ items: [own, team] }),
    'calendar.settings.list': () => ({ items: [] }),
    'calendar.events.list': ({ pathParams }) => ({ items: pathParams.calendarId === own.id ? [sampleEvent()] : [] }),
    ...others,
  };
}

test('an empty list of events is not shown while the calendars load', async () => {
  const loaded = Promise.withResolvers<{ items: (typeof team)[] }>();
  const { screen } = await renderApp({
    url: '/events',
    responses: responses({ 'calendar.calendarList.list': () => loaded.promise }),
  });
  await expect.element(screen.getByRole('status', { name: 'Loading the events' }).first()).toBeInTheDocument();
  await expect.element(screen.getByText('No events in this period')).not.toBeInTheDocument();
  loaded.resolve({ items: [team] });
  await expect.element(screen.getByText('No events in this period')).toBeVisible();
});

test('every filter is sent to the service in its own format', async () => {
  const address =
    '/events?q=review&types=["focusTime"]&uid=abc&private=a=b%20%26%20e=f&shared=c=d&from=2026-11-01&to=2026-11-30&updated=2026-10-01&deleted=true&invitations=true';
  const { screen, services } = await renderApp({ url: address, responses: responses() });
  await expect
    .element(screen.getByRole('row', { name: 'Release review, Monday 23 November 2026, 15:00 – 15:30' }))
    .toBeVisible();
  const query = services.callsOf('calendar.events.list')[0]?.query ?? new URLSearchParams();
  expect(query.getAll('privateExtendedProperty')).toEqual(['a=b', 'e=f']);
  expect(Object.fromEntries(query)).toEqual({
    maxResults: '250',
    singleEvents: 'true',
    orderBy: 'startTime',
    q: 'review',
    eventTypes: 'focusTime',
    iCalUID: 'abc',
    privateExtendedProperty: 'e=f',
    sharedExtendedProperty: 'c=d',
    timeMin: '2026-11-01T00:00:00Z',
    timeMax: '2026-12-01T00:00:00Z',
    updatedMin: '2026-10-01T00:00:00Z',
    showDeleted: 'true',
    showHiddenInvitations: 'true',
  });
});

test('a search continues beyond the first thousand events of a calendar, and is counted, stopped and exported completely', async () => {
  const pages: number[] = [];
  let isHeld = false;
  const page = (from: number, next: string | undefined) => ({
    items: Array.from({ length: 500 }, (_, index) =>
      sampleEvent({ id: `e${from + index}`, summary: `E${from + index}` }),
    ),
    ...(next && { nextPageToken: next }),
  });
  const { screen, services } = await renderApp({
    url: '/events?cals=["team@example.com"]&from=2026-11-01&cols=title,id',
    responses: responses({
      'calendar.events.list': async ({ query }) => {
        const from = Number(query.get('pageToken') ?? 0);
        pages.push(from);
        await expect.poll(() => isHeld).toBe(false);
        return page(from, from < 2500 ? String(from + 500) : undefined);
      },
    }),
  });
  const progress = screen.getByRole('region', { name: 'Search progress' });
  await expect.element(progress).toMatchTextContent(/^Search stopped: 1,000 events found so far with 2 requests/);
  isHeld = true;
  await progress.getByRole('button', { name: 'Continue search' }).click();
  await progress.getByRole('button', { name: 'Stop' }).click();
  isHeld = false;
  await expect.element(progress).toMatchTextContent(/^Search stopped: 1,500 events found so far with 3 requests/);
  await screen.getByRole('button', { name: 'Export' }).click();
  await expect
    .element(screen.getByRole('group', { name: '1,500 rows loaded' }).getByRole('menuitem', { name: /^iCalendar/ }))
    .toBeVisible();
  isHeld = true;
  await screen.getByRole('group', { name: 'All matching rows' }).getByRole('menuitem', { name: 'CSV' }).click();
  await screen.getByRole('button', { name: 'Stop at 1,500' }).click();
  isHeld = false;
  await expect.element(screen.getByText('Stopped. Nothing was exported')).toBeVisible();
  const saved = catchSavedFiles();
  await screen.getByRole('button', { name: 'Export' }).click();
  await screen.getByRole('group', { name: 'All matching rows' }).getByRole('menuitem', { name: 'CSV' }).click();
  await expect.element(screen.getByText('3,000 rows saved')).toBeVisible();
  await expect.poll(() => saved.length).toBe(1);
  const lines = (await saved[0]?.text())?.trim().split('\r\n') ?? [];
  expect(lines).toHaveLength(3001);
  expect(lines.slice(0, 2)).toEqual(['Title,ID', 'E0,e0']);
  await expect.element(screen.getByText('3,000 events', { exact: true })).toBeVisible();
  expect(pages).toEqual([0, 500, 1000, 1500, 2000, 2500]);
  expect(services.callsOf('calendar.events.list')[0]?.query.get('orderBy')).toBe('startTime');
});

test('Space previews an event next to the list, and the filters are named when nothing matches', async () => {
  const { screen, address } = await renderApp({
    url: '/events',
    responses: responses({
      'calendar.events.get': () => sampleEvent(),
      'calendar.events.list': ({ query }) => ({ items: query.has('q') ? [] : [sampleEvent()] }),
    }),
  });
  const row = screen.getByRole('row', { name: /^Release review/ }).first();
  await expect.element(row).toBeVisible();
  row.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('complementary', { name: 'Release review' })).toBeVisible();
  await expectAccessible();
  expect(address()).toContain('peek=');
  await userEvent.keyboard('{Escape}');
  await expect.element(row).toHaveFocus();
  await screen.getByLabelText('Keywords').fill('tides');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Remove the filter Keywords tides' })).toBeVisible();
  await expect.element(screen.getByText(/^Searched from .* until /)).toBeVisible();
  await screen.getByRole('button', { name: 'Search all years' }).click();
  await expect.poll(address).toContain('from=1970-01-01');
  await screen.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(address).toBe('/events');
});

test('advanced filters are shown on request, and from the start if one of them is set', async () => {
  const { screen, address } = await renderApp({ url: '/events', responses: responses({}) });
  const uid = screen.getByLabelText('iCalUID');
  const more = screen.getByRole('button', { name: 'More filters' });
  await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  await expect.element(uid).not.toBeInTheDocument();
  await more.click();
  await uid.fill('harbour@example.com');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toContain('uid=harbour');
  await more.click();
  await expect.element(screen.getByRole('button', { name: 'More filters, 1 set' })).toBeVisible();
});

test('on a phone, advanced filters are shown together with the others', async () => {
  await page.viewport(390, 844);
  const { screen } = await renderApp({ url: '/events', responses: responses({}) });
  await screen.getByRole('button', { name: /^Filters/ }).click();
  await expect.element(screen.getByLabelText('iCalUID')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'More filters' })).not.toBeInTheDocument();
});

test('calendars that cannot be searched are named once, and are distinguished from those without matches', async () => {
  const saved = catchSavedFiles();
  let isBroken = true;
  const { screen } = await renderApp({
    url: '/events',
    responses: responses({
      'calendar.calendarList.list': () => ({ items: [own, team, crew, board] }),
      'calendar.events.list': ({ pathParams }) => {
        if (pathParams.calendarId === own.id) return { items: [sampleEvent()] };
        if (pathParams.calendarId === board.id) return isBroken ? serviceError(404, 'notFound', 'Not found') : {};
        return isBroken ? serviceError(403, 'forbidden', 'No access') : { items: [] };
      },
    }),
  });
  const alert = screen.getByRole('alert');
  const failures = alert.getByRole('list', { name: 'Calendars that could not be searched' }).getByRole('listitem');
  await expect.element(failures.first()).toHaveTextContent('Team and Crew could not be searched: No access');
  await expect.element(failures.last()).toHaveTextContent('Board could not be searched: Not found');
  await expect.element(screen.getByText('1 event from 1 of 4 calendars', { exact: true })).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Export' }).click();
  await expect.element(screen.getByRole('group', { name: '1 row loaded' })).toBeVisible();
  await screen.getByRole('group', { name: 'All matching rows' }).getByRole('menuitem', { name: 'CSV' }).click();
  await expect.element(screen.getByText(/Nothing was exported$/)).toBeVisible();
  expect(saved).toEqual([]);
  isBroken = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('1 event', { exact: true })).toBeVisible();
  await expect.element(failures.first()).not.toBeInTheDocument();
});

test('if no calendar can be searched, nothing is said about matches', async () => {
  const { screen } = await renderApp({
    url: '/events',
    responses: responses({ 'calendar.events.list': () => serviceError(403, 'forbidden', 'No access') }),
  });
  await expect.element(screen.getByText(/^Olga Operator and Team could not be searched: No access/)).toBeVisible();
  await expect.element(screen.getByText('No events match')).not.toBeInTheDocument();
});

test('results stay visible but dimmed until the new search has finished in every calendar', async () => {
  const late = Promise.withResolvers<void>();
  const { screen } = await renderApp({
    url: '/events',
    responses: responses({
      'calendar.events.list': async ({ pathParams, query }) => {
        if (query.get('q') === 'board' && pathParams.calendarId === team.id) await late.promise;
        if (query.get('q') === 'board') return { items: [] };
        return { items: pathParams.calendarId === own.id ? [sampleEvent()] : [] };
      },
    }),
  });
  const row = screen.getByRole('row', { name: /^Release review/ });
  await expect.element(row).toBeVisible();
  await screen.getByLabelText('Keywords').fill('board');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('grid', { name: 'Events' })).toHaveAttribute('aria-busy', 'true');
  await expect.element(row).toBeVisible();
  late.resolve();
  await expect.element(screen.getByText(/^No events match/).first()).toBeVisible();
  await expect.element(row).not.toBeInTheDocument();
});

test('new events in a file become a job; existing ones are listed first and left unchanged', async () => {
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
    counts: { waiting: 0, running: 0, done: 1, retryable: 0, final: 1, skipped: 0, notStarted: 0 },
    canUndo: true,
    createTime: '2026-11-20T10:00:00.000Z',
    updateTime: '2026-11-20T10:00:00.000Z',
  };
  const problem = { title: 'Refused', upstream: { status: 400, message: 'No such time zone' } };
  let draft: unknown;
  let isUndone = false;
  const { screen, services } = await renderApp({
    url: '/events',
    responses: responses({
      'calendar.events.list': ({ query }) => ({ items: query.has('fields') ? [{ iCalUID: 'known@x' }] : [] }),
    }),
    bff: {
      'POST /api/jobs': ({ body }) => {
        draft = body;
        return job;
      },
      'GET /api/jobs': () => ({ jobs: isUndone ? [{ ...job, jobId: 'j2', undoes: 'j1' }, job] : [] }),
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
  await expect.element(screen.getByText('3 events in the file: 2 new, 1 duplicate.')).toBeVisible();
  const first = screen.getByRole('list', { name: 'Events in the file' }).getByRole('listitem').first();
  await expect.element(first.getByText('Known')).toBeVisible();
  await expect.element(first.getByText('Duplicate')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Import 2' }).click();
  await expect.element(screen.getByText('1 done, 1 failed (cannot be retried)')).toBeVisible();
  await expect.element(screen.getByText('Bad: No such time zone')).toBeVisible();
  expect(draft).toMatchObject({
    title: job.title,
    operationId: 'calendar.events.import',
    items: [
      { id: 'new@x', label: 'New', params: { calendarId: own.id }, body: { organizer: { email: own.id } } },
      { id: 'bad@x', label: 'Bad' },
    ],
  });
  const listings = () => services.callsOf('calendar.events.list').length;
  const before = listings();
  await screen.getByRole('button', { name: 'Undo 1 done' }).click();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => isUndone).toBe(true);
  // The undo job ends after its dialog was closed.
  await expect.poll(listings).toBeGreaterThan(before);
});
