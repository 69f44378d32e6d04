import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleCalendar, sampleEvent } from '#testing/sample-events.ts';
import { type StubResponses, serviceError } from '#testing/stub-services.ts';

import type { AccessRule } from './queries.ts';

const own = sampleCalendar();
const team = sampleCalendar({ id: 'team', summary: 'Team', primary: false, dataOwner: 'operator@example.com' });
const scope: AccessRule['scope'] = { type: 'user', value: 'bo@example.com' };
const bo: AccessRule = { id: 'user:bo@example.com', role: 'reader', scope };

const zoe: AccessRule = { id: 'user:zoe@example.com', role: 'none', scope: { type: 'user', value: 'zoe@example.com' } };

function responses(others: StubResponses = {}): StubResponses {
  return {
    'calendar.calendarList.list': () => ({ items: [own, team] }),
    'calendar.calendarList.get': () => team,
    'calendar.calendars.get': () => ({
      id: 'team',
      summary: 'Team',
      timeZone: 'UTC',
      dataOwner: 'operator@example.com',
    }),
    'calendar.acl.list': ({ query }) => ({ items: query.get('showDeleted') === 'true' ? [bo, zoe] : [bo] }),
    'calendar.colors.get': () => ({ calendar: { '5': { background: '#ff7537', foreground: '#1d1d1d' } } }),
    ...others,
  };
}

test('the list says what may be done with each calendar, is filtered by the service, and leads to each', async () => {
  const { screen, services, address } = await renderApp({
    url: '/calendars?role=writer&hidden=true',
    responses: responses({ 'calendar.calendars.insert': () => ({ id: 'made', summary: 'Made' }) }),
  });
  const grid = screen.getByRole('grid', { name: 'Calendars' });
  await expect.element(grid.getByRole('row', { name: 'Team, Manage events and sharing' })).toBeVisible();
  expect(Object.fromEntries(services.callsOf('calendar.calendarList.list')[0]?.query ?? [])).toEqual({
    maxResults: '250',
    minAccessRole: 'writer',
    showHidden: 'true',
  });
  grid.getByRole('row', { name: /^Team/ }).element().focus();
  await userEvent.keyboard(' ');
  const panel = screen.getByRole('complementary', { name: 'Team' });
  await expect.element(panel.getByText('bo@example.com')).toBeVisible();
  expect(address()).toContain('peek=team');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'New calendar' }).click();
  await screen.getByRole('textbox', { name: 'Name' }).fill('Made');
  await screen.getByRole('button', { name: 'Create calendar' }).click();
  await expect.poll(() => services.callsOf('calendar.calendars.insert')[0]?.body).toMatchObject({ summary: 'Made' });
  await expect.poll(() => address()).toBe('/calendars/made/details');
});

test('a calendar that cannot be created is told of where it was asked for, and what was typed stays', async () => {
  let isDown = true;
  const { screen, address } = await renderApp({
    url: '/calendars',
    responses: responses({
      'calendar.calendars.insert': () =>
        isDown ? serviceError(500, 'backendError', 'Not now') : { id: 'made', summary: 'Made' },
    }),
  });
  await screen.getByRole('button', { name: 'New calendar' }).click();
  const dialog = screen.getByRole('dialog', { name: 'New calendar' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Made');
  await dialog.getByRole('button', { name: 'Create calendar' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Not now/);
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Made');
  isDown = false;
  await dialog.getByRole('button', { name: 'Create calendar' }).click();
  await expect.poll(() => address()).toBe('/calendars/made/details');
});

test('of a calendar that a person only reads nothing is offered that the service would refuse, nor asked for', async () => {
  const read = sampleCalendar({ id: 'team', summary: 'Team', primary: false, accessRole: 'reader' });
  const { screen, services } = await renderApp({
    url: '/calendars/team/details',
    responses: responses({ 'calendar.calendarList.list': () => ({ items: [own, read] }) }),
  });
  const why = 'Only owners of the calendar can change this. Your access: see events.';
  await expect.element(screen.getByText(why).first()).toBeVisible();
  for (const name of ['Save details', 'Delete calendar']) {
    await expect.element(screen.getByRole('button', { name })).toHaveAccessibleDescription(why);
  }
  await screen.getByRole('link', { name: 'Access' }).click();
  await expect.element(screen.getByText('You cannot see who has access')).toBeVisible();
  await expectAccessible();
  expect(services.callsOf('calendar.acl.list')).toEqual([]);
});

test('access is changed, taken away, given, and each of it can be taken back', async () => {
  const { screen, services, address } = await renderApp({
    url: '/calendars/team/details',
    responses: responses({
      'calendar.acl.patch': () => bo,
      'calendar.acl.update': () => bo,
      'calendar.acl.delete': () => undefined,
      'calendar.acl.insert': () => bo,
    }),
  });
  await expect.element(screen.getByRole('button', { name: 'Delete calendar' })).toBeVisible();
  await userEvent.keyboard('a');
  await expect.poll(address).toBe('/calendars/team/access');
  await screen.getByLabelText('Access of bo@example.com').selectOptions('Edit all events');
  await expect.poll(() => services.callsOf('calendar.acl.patch')[0]?.body).toEqual({ role: 'writer' });
  await screen.getByText('Include removed access').click();
  await expect.element(screen.getByText('zoe@example.com')).toBeVisible();
  const gone = screen.getByRole('listitem').filter({ hasText: 'zoe@example.com' });
  await expect.element(gone.getByText('No access')).toBeVisible();
  await expect.element(gone.getByRole('button', { name: 'Remove' })).toBeDisabled();
  const changed = screen.getByRole('group', { name: 'Changed access of bo@example.com' });
  await changed.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => services.callsOf('calendar.acl.update')[0]?.body).toEqual(bo);
  await screen.getByRole('button', { name: 'Grant access' }).click();
  await screen.getByLabelText('Share with', { exact: true }).selectOptions('Everyone');
  await expect.element(screen.getByLabelText('Access')).not.toMatchTextContent(/change/i);
  await expectAccessible();
  await screen.getByRole('dialog').getByRole('button', { name: 'Grant access' }).click();
  await expect
    .poll(() => services.callsOf('calendar.acl.insert')[0]?.body)
    .toEqual({ role: 'reader', scope: { type: 'default' } });
});

const past = sampleEvent({ id: 'past', start: { dateTime: '2020-01-01T10:00:00Z' } });
const soon = sampleEvent({
  id: 'soon',
  summary: 'Launch',
  start: { dateTime: '2099-01-01T10:00:00Z' },
  organizer: { self: true },
  attendees: [{ email: 'operator@example.com', self: true }, { email: 'bo@example.com' }],
});
const weekly = sampleEvent({ id: 'weekly', recurrence: ['RRULE:FREQ=WEEKLY'] });

test('a calendar is deleted only once its name is typed; a primary one cannot be', async () => {
  const jobs = jobOfOne();
  const { screen, address } = await renderApp({
    url: '/calendars/team/details',
    bff: jobs.bff,
    responses: responses({
      'calendar.events.list': ({ query }) => ({
        items: query.has('singleEvents')
          ? [soon, ...['w1', 'w2'].map((id) => sampleEvent({ id }))]
          : [past, soon, weekly],
      }),
    }),
  });
  await expect.element(screen.getByRole('button', { name: 'Delete all events' })).toBeDisabled();
  await userEvent.keyboard('{Delete}');
  const dialog = screen.getByRole('dialog');
  const lost = dialog.getByRole('region', { name: 'Impact' });
  await expect.element(lost.getByText('2 events and one series')).toBeVisible();
  await expect.element(lost.getByText('Launch, Release review', { exact: true })).toBeVisible();
  await expect.element(lost.getByText('1 person (their copies are cancelled too)')).toBeVisible();
  await expect.element(lost.getByText('bo@example.com')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Delete calendar' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Type Team to confirm' }).fill('Team');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Delete calendar' }).click();
  await expect.poll(() => address()).toBe('/calendars');
  await expect.element(screen.getByText('Deleted calendar Team')).toBeVisible();
  expect(jobs.drafts).toEqual([
    {
      title: 'Delete calendar Team',
      operationId: 'calendar.calendars.delete',
      items: [{ id: 'team', label: 'Team', params: { calendarId: 'team' } }],
      storesUndo: false,
    },
  ]);
});

test('ownership is transferred in three steps, and only once the name is typed', async () => {
  const jobs = jobOfOne();
  const { screen } = await renderApp({ url: '/calendars/team/details', bff: jobs.bff, responses: responses() });
  await screen.getByRole('button', { name: 'Transfer ownership' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Transfer ownership of Team' });
  await expect.element(dialog.getByText('With access besides you: bo@example.com', { exact: false })).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Next' }).click();
  const owner = dialog.getByRole('combobox', { name: 'New data owner' });
  await owner.fill('operator@example.com');
  await expect.element(dialog.getByRole('button', { name: 'Next' })).toBeDisabled();
  await owner.fill('bo@example.com');
  await expect.element(dialog.getByText('Current access: see events.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('Step 3 of 3: Summary')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Transfer ownership' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Type Team to confirm' }).fill('Team');
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(jobs.drafts).toMatchObject([
    {
      operationId: 'calendar.calendars.transferOwnership',
      items: [{ params: { calendarId: 'team', newDataOwner: 'bo@example.com', useAdminAccess: true } }],
    },
  ]);
});

test('what a job refuses to a calendar is said, and the dialog stays', async () => {
  const jobs = jobOfOne('final');
  const { screen, address } = await renderApp({
    url: '/calendars/team/details',
    bff: jobs.bff,
    responses: responses({ 'calendar.events.list': () => ({ items: [] }) }),
  });
  await screen.getByRole('button', { name: 'Delete calendar' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Type Team to confirm' }).fill('Team');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(screen.getByText(/^Delete calendar Team: 0 of 1 done; 1 failed \(Team: No access\)/))
    .toBeVisible();
  await expect.element(dialog).toBeVisible();
  expect(address()).toBe('/calendars/team/details');
});

test('a job that the backend tells nothing more of is over for its dialog, which says so', async () => {
  const jobs = jobOfOne();
  const { screen, address } = await renderApp({
    url: '/calendars/team/details',
    bff: {
      ...jobs.bff,
      'POST /api/jobs': (request) => ({ ...jobs.bff['POST /api/jobs'](request), state: 'running' }),
      'GET /api/jobs/j1': () => serviceError(404, 'notFound', 'Job not found'),
    },
    responses: responses({ 'calendar.events.list': () => ({ items: [] }) }),
  });
  await screen.getByRole('button', { name: 'Delete calendar' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Type Team to confirm' }).fill('Team');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText(/^Started, but the result could not be loaded/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Delete calendar' })).toBeEnabled();
  expect(address()).toBe('/calendars/team/details');
});

/** A backend that runs jobs of one item, all of which end in `state`, and keeps what they were asked for as. */
function jobOfOne(state: 'done' | 'final' = 'done') {
  const drafts: { title?: string; operationId?: string }[] = [];
  const counts = { waiting: 0, running: 0, done: 0, retryable: 0, final: 0, skipped: 0, notTried: 0, [state]: 1 };
  const times = { createTime: '2026-11-20T10:00:00.000Z', updateTime: '2026-11-20T10:00:00.000Z' };
  const job = () => ({ jobId: 'j1', ...drafts[0], state: 'ended', total: 1, counts, canUndo: false, ...times });
  const problem = { title: 'Refused', upstream: { status: 403, message: 'No access' } };
  return {
    drafts,
    bff: {
      'POST /api/jobs': ({ body }: { body: unknown }) => {
        drafts.push(Object(body));
        return job();
      },
      'GET /api/jobs/j1': job,
      'GET /api/jobs/j1/items': () => ({ items: [{ id: 'team', label: 'Team', state, problem }] }),
    },
  };
}

test('one person gets access to many calendars by a job, which freezes what they have now and names what failed', async () => {
  const job = {
    jobId: 'j1',
    title: 'Grant bo@example.com access to 2 calendars',
    operationId: 'calendar.acl.insert',
    state: 'ended',
    total: 2,
    counts: { waiting: 0, running: 0, done: 0, retryable: 0, final: 1, skipped: 1, notTried: 0 },
    canUndo: false,
    createTime: '2026-11-20T10:00:00.000Z',
    updateTime: '2026-11-20T10:00:00.000Z',
  };
  const problem = { title: 'Refused', upstream: { status: 403, message: 'No access' } };
  const reason = 'The access has changed since it was selected.';
  const drafts: unknown[] = [];
  const { screen } = await renderApp({
    url: '/calendars',
    responses: responses({
      'calendar.acl.list': ({ pathParams }) => ({
        items: pathParams.calendarId === 'team' ? [{ ...bo, etag: '"7"' }] : [],
      }),
    }),
    bff: {
      'POST /api/jobs': ({ body }) => {
        drafts.push(body);
        return job;
      },
      'GET /api/jobs/j1': () => job,
      'GET /api/jobs/j1/items': () => ({
        items: [
          { id: own.id, label: 'Olga Operator', state: 'skipped', reason },
          { id: 'team', label: 'Team', state: 'final', problem },
        ],
      }),
    },
  });
  await screen.getByRole('button', { name: 'Bulk access' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Person' }).fill('bo@example.com');
  await dialog.getByText('Team', { exact: true }).click();
  await dialog.getByText('Olga Operator', { exact: true }).click();
  await expect.element(dialog.getByText('Now: see events. No change')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Grant access to 1' })).toBeVisible();
  await dialog.getByLabelText('Access').selectOptions('writer');
  await expect.element(dialog.getByText('Now: see events', { exact: true })).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Grant access to 2' }).click();
  await expect.element(dialog.getByText('No access', { exact: true })).toBeVisible();
  await expect.element(dialog.getByText(reason)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await screen.getByRole('button', { name: 'Bulk access' }).click();
  await dialog.getByRole('combobox', { name: 'Person' }).fill('Bo@example.com');
  await dialog.getByText('Revoke access').click();
  await dialog.getByText('Team', { exact: true }).click();
  await dialog.getByText('Olga Operator', { exact: true }).click();
  await expect.element(dialog.getByText('Now: no access. No change')).toBeVisible();
  await dialog.getByRole('button', { name: 'Revoke access from 1' }).click();
  await expect
    .poll(() => drafts[1])
    .toMatchObject({
      operationId: 'calendar.acl.delete',
      items: [{ params: { calendarId: 'team', ruleId: 'user:bo@example.com' }, ifMatch: '"7"' }],
    });
  expect(drafts[0]).toMatchObject({
    title: job.title,
    operationId: 'calendar.acl.insert',
    items: [
      {
        params: { sendNotifications: false },
        body: { role: 'writer', scope: { type: 'user', value: 'bo@example.com' } },
        ifMatch: 'none',
      },
      { label: 'Team', params: { calendarId: 'team' }, ifMatch: '"7"' },
    ],
  });
});

test('a colour by number and one by value are sent as the service takes them', async () => {
  const { screen, services } = await renderApp({
    url: '/calendars/team/list',
    responses: responses({ 'calendar.calendarList.patch': () => team }),
  });
  await screen.getByRole('button', { name: 'Colour 5, orange' }).click();
  const patch = (index: number) => services.callsOf('calendar.calendarList.patch')[index];
  await expect.poll(() => patch(0)?.body).toEqual({ colorId: '5' });
  await screen.getByText('Show in the calendar by default').click();
  await expect.poll(() => patch(1)?.body).toEqual({ selected: false });
  await screen.getByLabelText('Custom colour').fill('#123abc');
  await screen.getByRole('button', { name: 'Use #123abc' }).click();
  await expect.poll(() => patch(2)?.body).toEqual({ backgroundColor: '#123abc', foregroundColor: '#000000' });
  expect(patch(2)?.query.get('colorRgbFormat')).toBe('true');
  await expectAccessible();
});

test('labels of events are added and removed as a whole list, and come back', async () => {
  const visit = { id: 'label-1', name: 'Customer visit', backgroundColor: '#0b8043' };
  const { screen, services } = await renderApp({
    url: '/calendars/team/details',
    responses: responses({
      'calendar.calendars.get': () => ({ ...team, labelProperties: { eventLabels: [visit] } }),
      'calendar.calendars.patch': () => team,
    }),
  });
  const labels = screen.getByRole('region', { name: 'Event labels' });
  await labels.getByRole('textbox', { name: 'New label' }).fill('Travel');
  await labels.getByLabelText('Colour').fill('#dc2127');
  await expectAccessible();
  await labels.getByRole('button', { name: 'Add label' }).click();
  const listOf = (index: number) => services.callsOf('calendar.calendars.patch')[index]?.body;
  const added = { labelProperties: { eventLabels: [visit, { name: 'Travel', backgroundColor: '#dc2127' }] } };
  await expect.poll(() => listOf(0)).toEqual(added);
  await expect.element(labels.getByRole('textbox', { name: 'New label' })).toHaveValue('');
  await labels.getByRole('button', { name: 'Remove the label Customer visit' }).click();
  await expect.poll(() => listOf(1)).toEqual({ labelProperties: { eventLabels: [] } });
  await screen
    .getByRole('group')
    .filter({ hasText: 'Removed the label' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect.poll(() => listOf(2)).toEqual({ labelProperties: { eventLabels: [visit] } });
});

test('what is typed stays while something else about the calendar is changed, here or elsewhere', async () => {
  let entry = { ...team, etag: 'one', selected: true };
  const change = (patch: object) => {
    entry = { ...entry, etag: `${entry.etag}.`, ...patch };
    return entry;
  };
  const { screen, queryClient } = await renderApp({
    url: '/calendars/team/list',
    responses: responses({
      'calendar.calendarList.get': () => entry,
      'calendar.calendarList.patch': ({ body }) => change(Object(body)),
    }),
  });
  const name = screen.getByRole('textbox', { name: 'Display name' });
  await name.fill('Night shift');
  await screen.getByText('Show in the calendar by default').click();
  await expect.element(screen.getByRole('checkbox', { name: 'Show in the calendar by default' })).not.toBeChecked();
  await expect.element(name).toHaveValue('Night shift');
  await screen.getByRole('button', { name: 'Save name' }).click();
  await expect.poll(() => [entry.summaryOverride, queryClient.isMutating()]).toEqual(['Night shift', 0]);
  await expect.element(screen.getByRole('button', { name: 'Save name' })).toHaveAttribute('aria-disabled', 'true');
  change({ summaryOverride: 'Named elsewhere' });
  await queryClient.invalidateQueries();
  await expect.element(name).toHaveValue('Named elsewhere');
});
