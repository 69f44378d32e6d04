import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleCalendar, sampleEvent } from '#testing/sample-events.ts';
import type { StubResponses } from '#testing/stub-services.ts';

const own = sampleCalendar();
const team = sampleCalendar({ id: 'team@example.com', summary: 'Team', primary: false, selected: false });
const at = (clock: string) => ({ dateTime: `2026-11-23T${clock}:00Z`, timeZone: 'UTC' });
const review = sampleEvent({ etag: '"1"', attendees: [{ email: 'ana@example.com' }] });
const lunch = sampleEvent({ id: 'lunch', etag: '"2"', summary: 'Lunch', start: at('12:00'), end: at('13:00') });
const call = sampleEvent({ id: 'call', etag: '"3"', summary: 'Standup', start: at('17:00'), end: at('17:30') });

const job = {
  jobId: 'job-1',
  title: 'Move the time of 2 events',
  operationId: 'calendar.events.patch',
  state: 'ended',
  total: 2,
  counts: { waiting: 0, running: 0, done: 2, retryable: 0, final: 0, skipped: 0, notStarted: 0 },
  canUndo: true,
  createTime: '2026-11-21T10:00:00.000Z',
  updateTime: '2026-11-21T10:00:01.000Z',
};

async function renderEvents(url: string, responses: StubResponses = {}) {
  const drafts: unknown[] = [];
  const app = await renderApp({
    url,
    responses: {
      'calendar.calendarList.list': () => ({ items: [own, team] }),
      'calendar.settings.list': () => ({ items: [] }),
      'calendar.events.list': () => ({ items: [lunch, review, call] }),
      'calendar.freebusy.query': () => ({
        calendars: {
          'operator@example.com': { busy: [{ start: at('12:00').dateTime, end: at('13:00').dateTime }] },
          'ana@example.com': { busy: [{ start: at('16:15').dateTime, end: at('17:00').dateTime }] },
        },
      }),
      ...responses,
    },
    bff: {
      'POST /api/jobs': ({ body }) => {
        drafts.push(body);
        return job;
      },
      'GET /api/jobs': () => ({ jobs: [] }),
      'GET /api/jobs/job-1': () => job,
      'GET /api/jobs/job-1/items': () => ({ items: [] }),
    },
  });
  return { ...app, drafts };
}

test('events selected by keyboard are moved as one job, after each change and its conflicts are shown', async () => {
  const { screen, drafts } = await renderEvents('/events');
  const row = screen.getByRole('row', { name: /^Lunch/ });
  await expect.element(row).toBeVisible();
  row.element().focus();
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await expect.element(screen.getByText('2 events selected')).toBeVisible();
  await screen.getByRole('button', { name: 'Move time' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Move time: 2 events' });
  await dialog.getByLabelText('Unit').selectOptions('Hours');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect.element(dialog.getByText('2 events will change.')).toBeVisible();
  await expect.element(dialog.getByText('1 event will conflict with another event.')).toBeVisible();
  const changes = dialog.getByRole('list', { name: 'Changes' }).getByRole('listitem');
  await expect.element(changes.nth(0)).toMatchTextContent(/12:00 – 13:00.* to .*13:00 – 14:00/);
  await expect.element(changes.nth(1)).toMatchTextContent(/Conflict: ana@example.com busy$/);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Move 2 events' }).click();
  await expect.element(screen.getByRole('dialog', { name: job.title })).toBeVisible();
  expect(drafts).toMatchObject([
    {
      operationId: 'calendar.events.patch',
      items: [
        { ifMatch: '"2"', params: { eventId: 'lunch', sendUpdates: 'all' } },
        { ifMatch: '"1"', params: { eventId: 'review', sendUpdates: 'all' } },
      ],
    },
  ]);
});

test('on the calendar, Ctrl+click or x on an event selects it, and Escape clears the selection', async () => {
  const { screen } = await renderEvents('/calendar/week/2026-11-23');
  const event = screen.getByRole('button', { name: /^Lunch/ });
  await expect.element(event).toBeVisible();
  await event.click({ modifiers: ['Control'] });
  await expect.element(screen.getByText('1 event selected')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Lunch.*, selected/ })).toBeVisible();
  screen
    .getByRole('button', { name: /^Standup/ })
    .element()
    .focus();
  await userEvent.keyboard('x');
  await expect.element(screen.getByText('2 events selected')).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('2 events selected')).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.element(screen.getByText('3 events selected')).toBeVisible();
  await screen.getByRole('button', { name: 'Move time' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Move time: 3 events' });
  await expect.element(dialog.getByRole('radio', { name: 'All guests' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('button', { name: 'Move 3 events' }).click();
  await expect.element(screen.getByRole('dialog', { name: job.title })).toBeVisible();
  await expect.element(screen.getByText('3 events selected')).not.toBeInTheDocument();
});

test('splitting a series at an occurrence is one change together with all others', async () => {
  const master = sampleEvent({ id: 'weekly', iCalUID: 'w', summary: 'Weekly', recurrence: ['RRULE:FREQ=WEEKLY'] });
  const later = { start: { dateTime: '2026-11-30T15:00:00Z' }, end: { dateTime: '2026-11-30T15:30:00Z' } };
  const occurrence = sampleEvent({
    ...later,
    id: 'weekly_2',
    summary: 'Weekly',
    recurringEventId: 'weekly',
    originalStartTime: later.start,
  });
  const { screen, drafts } = await renderEvents('/events', {
    'calendar.events.list': ({ query }) => ({ items: query.has('iCalUID') ? [] : [occurrence, call] }),
    'calendar.events.get': () => master,
  });
  await screen.getByRole('checkbox', { name: /^Select Weekly/ }).click();
  await screen.getByRole('checkbox', { name: /^Select Standup/ }).click();
  await screen.getByRole('button', { name: 'Visibility' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Change visibility: 2 events' });
  await dialog.getByRole('radio', { name: 'Private' }).click();
  await dialog.getByRole('radio', { name: /^Selected and following events/ }).click();
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect.element(dialog.getByText(/If one of the changes fails, all of them are undone/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Change 2 events' }).click();
  await expect
    .poll(() => drafts)
    .toMatchObject([
      {
        isAtomic: true,
        items: [
          { operationId: 'calendar.events.patch', params: { eventId: 'call' }, body: { visibility: 'private' } },
          { operationId: 'calendar.events.insert', body: { visibility: 'private' } },
          { params: { eventId: 'weekly' } },
        ],
      },
    ]);
});

test('the effect of a cancellation is shown at once, and updated for following events and a whole series', async () => {
  const master = sampleEvent({ id: 'weekly', iCalUID: 'w', summary: 'Weekly', recurrence: ['RRULE:FREQ=WEEKLY'] });
  const later = { start: { dateTime: '2026-11-30T15:00:00Z' }, end: { dateTime: '2026-11-30T15:30:00Z' } };
  const occurrence = sampleEvent({
    ...later,
    id: 'weekly_2',
    summary: 'Weekly',
    recurringEventId: 'weekly',
    originalStartTime: later.start,
  });
  const { screen, drafts } = await renderEvents('/events', {
    'calendar.events.list': ({ query }) => ({ items: query.has('iCalUID') ? [] : [occurrence] }),
    'calendar.events.get': () => master,
  });
  await screen.getByRole('checkbox', { name: /^Select Weekly/ }).click();
  await screen.getByRole('button', { name: 'Cancel events' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Cancel: 1 event' });
  await expect.element(dialog.getByText(/to Cancelled$/)).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('radio', { name: /^Selected and following events/ }).click();
  await expect.element(dialog.getByText('From this event on')).toBeVisible();
  await dialog.getByRole('radio', { name: /^All events of each series/ }).click();
  await expect.element(dialog.getByText('All events in the series')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel 1 event' }).click();
  await expect
    .poll(() => drafts)
    .toMatchObject([{ operationId: 'calendar.events.delete', items: [{ params: { eventId: 'weekly' } }] }]);
});

test('a deleted occurrence has the title of its series, and a deleted event without times shows an unknown time', async () => {
  const gone = { id: 'weekly_1', status: 'cancelled', recurringEventId: 'weekly', originalStartTime: at('09:00') };
  const { screen } = await renderEvents('/events?gone=true', {
    'calendar.events.list': () => ({ items: [gone, { id: 'bare', status: 'cancelled' }] as never }),
    'calendar.events.get': () => sampleEvent({ id: 'weekly', summary: 'Weekly planning' }),
  });
  await expect.element(screen.getByRole('row', { name: /^Weekly planning, .*09:00/ }).first()).toBeVisible();
  await expect.element(screen.getByRole('row', { name: 'Untitled, unknown time' }).first()).toBeVisible();
  await expect.element(screen.getByText(/1970/)).not.toBeInTheDocument();
});

test('deleted events are listed separately and restored as one job', async () => {
  const deleted = { ...lunch, status: 'cancelled' } as const;
  const { screen, drafts, services } = await renderEvents('/events?gone=true', {
    'calendar.events.list': () => ({ items: [deleted, call] }),
  });
  await screen.getByRole('checkbox', { name: /^Select Lunch/ }).click();
  await expect.element(screen.getByRole('row', { name: /^Standup/ })).not.toBeInTheDocument();
  expect(services.callsOf('calendar.events.list')[0]?.query.get('showDeleted')).toBe('true');
  await screen.getByRole('button', { name: 'Restore' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Restore: 1 event' });
  await expect.element(dialog.getByText(/Deleted.*Restored/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Restore 1 event' }).click();
  await expect.poll(() => drafts).toMatchObject([{ items: [{ ifMatch: '"2"', body: { status: 'confirmed' } }] }]);
});

test('out of office is set by one job for people whose calendars can be edited, showing who is busy then', async () => {
  const reads: unknown[] = [];
  const { screen, drafts, services } = await renderEvents('/events', {
    'calendar.events.list': ({ pathParams, query }) => {
      if (query.get('fields') !== 'accessRole') return { items: [lunch, review, call] };
      reads.push(pathParams.calendarId);
      return { accessRole: pathParams.calendarId === 'ana@example.com' ? 'writer' : 'freeBusyReader' };
    },
    'calendar.freebusy.query': () => ({
      calendars: {
        'ana@example.com': { busy: [{ start: at('16:15').dateTime, end: at('17:00').dateTime }] },
        'bo@example.com': {},
        'team@example.com': { errors: [{ reason: 'internalError' }] },
        'cy@example.com': { errors: [{ reason: 'notFound' }] },
      },
    }),
  });
  await screen.getByRole('button', { name: 'Team out of office' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Team out of office' });
  await expect.element(dialog.getByRole('button', { name: 'Create' })).toBeDisabled();
  await dialog.getByLabelText('People').fill('ana@example.com, team@example.com, bo@example.com, cy@example.com,');
  await expect.element(dialog.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible();
  await expect.element(dialog.getByText(/You cannot edit this calendar bo@example.com, cy@example.com$/)).toBeVisible();
  expect(reads.toSorted()).toEqual(['ana@example.com', 'bo@example.com']);
  expect(services.callsOf('calendar.freebusy.query')).toHaveLength(1);
  await expect
    .element(dialog.getByText(/^Busy in this time: ana@example.com\. Availability unknown: Team/))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Create for 2 people' }).click();
  await expect
    .poll(() => drafts)
    .toMatchObject([
      { operationId: 'calendar.events.insert', items: [{ id: 'ana@example.com' }, { id: 'team@example.com' }] },
    ]);
});

test('a feed of the filtered events is created, its address is shown once, and feeds are revoked', async () => {
  const feed = { feedId: 'f1', kind: 'events', title: 'Events: launch', createTime: '2026-11-20T10:00:00Z' };
  const url = 'https://console.example/feeds/secret.ics';
  const sent: unknown[] = [];
  const { screen } = await renderApp({
    url: '/events?q=launch&types=["focusTime"]',
    responses: {
      'calendar.calendarList.list': () => ({ items: [own, team] }),
      'calendar.settings.list': () => ({ items: [] }),
      'calendar.events.list': () => ({ items: [lunch] }),
    },
    bff: {
      'GET /api/calendar-feeds': () => ({ feeds: sent.length === 1 ? [feed] : [] }),
      'POST /api/calendar-feeds': ({ body }) => {
        sent.push(body);
        return { ...feed, url };
      },
      'DELETE /api/calendar-feeds/f1': () => {
        sent.push('revoked');
        return new Response(null, { status: 204 });
      },
    },
  });
  await screen.getByRole('button', { name: 'Subscribe' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Calendar feeds' });
  await dialog.getByRole('button', { name: 'Create feed' }).click();
  await expect.element(dialog.getByText(url)).toBeVisible();
  await expect.element(dialog.getByText('Never read')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Revoke Events: launch' }).click();
  await expect.element(dialog.getByText('Never read')).not.toBeInTheDocument();
  const filter = { calendarIds: ['operator@example.com'], q: 'launch', eventTypes: ['focusTime'] };
  expect(sent).toEqual([{ kind: 'events', title: 'Events: launch', filter }, 'revoked']);
});
