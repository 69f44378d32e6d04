import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleEvent } from '#testing/sample-events.ts';
import { serviceError } from '#testing/stub-services.ts';

import { bo, own, responses } from './testing/stub-calendars.ts';

const past = sampleEvent({ id: 'past', start: { dateTime: '2020-01-01T10:00:00Z' } });
const soon = sampleEvent({
  id: 'soon',
  summary: 'Launch',
  start: { dateTime: '2099-01-01T10:00:00Z' },
  organizer: { self: true },
  attendees: [{ email: 'operator@example.com', self: true }, { email: 'bo@example.com' }],
});
const weekly = sampleEvent({ id: 'weekly', recurrence: ['RRULE:FREQ=WEEKLY'] });

/**
 * Returns the routes of a backend that runs jobs of one item, all of which end in `state`. Collects the requested jobs.
 */
function jobOfOne(state: 'done' | 'final' = 'done') {
  const drafts: { title?: string; operationId?: string }[] = [];
  const counts = { waiting: 0, running: 0, done: 0, retryable: 0, final: 0, skipped: 0, notStarted: 0, [state]: 1 };
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

test('a calendar is deleted only after its name is typed; a primary calendar cannot be deleted', async () => {
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
  await expect.element(lost.getByText('1 person (copies are cancelled, too)')).toBeVisible();
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

test('ownership is transferred in three steps, and only after the name is typed', async () => {
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

test('an error in the calendar’s job is shown, and the dialog stays open', async () => {
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

test('a job that the backend no longer knows ends for its dialog, which says so', async () => {
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

test('a person gets access to several calendars by one job, which is bound to their current access and names failures', async () => {
  const job = {
    jobId: 'j1',
    title: 'Grant bo@example.com access to 2 calendars',
    operationId: 'calendar.acl.insert',
    state: 'ended',
    total: 2,
    counts: { waiting: 0, running: 0, done: 0, retryable: 0, final: 1, skipped: 1, notStarted: 0 },
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
  const grant = dialog.getByRole('button', { name: 'Grant access', exact: true });
  await expect.element(grant).toHaveAccessibleDescription('Enter a person first.');
  await dialog.getByRole('combobox', { name: 'Person' }).fill('bo@example.com');
  await expect.element(grant).toHaveAccessibleDescription('Choose a calendar first.');
  await dialog.getByText('Team', { exact: true }).click();
  await expect.element(grant).toHaveAccessibleDescription('The person already has this access.');
  await dialog.getByText('Olga Operator', { exact: true }).click();
  await expect.element(dialog.getByText('Now: see events. No change')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Grant access to 1 calendar' })).toBeVisible();
  await dialog.getByLabelText('Access').selectOptions('writer');
  await expect.element(dialog.getByText('Now: see events', { exact: true })).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Grant access to 2 calendars' }).click();
  await expect.element(dialog.getByText('No access', { exact: true })).toBeVisible();
  await expect.element(dialog.getByText(reason)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await screen.getByRole('button', { name: 'Bulk access' }).click();
  await dialog.getByRole('combobox', { name: 'Person' }).fill('Bo@example.com');
  await dialog.getByText('Revoke access').click();
  await dialog.getByText('Team', { exact: true }).click();
  await dialog.getByText('Olga Operator', { exact: true }).click();
  await expect.element(dialog.getByText('Now: no access. No change')).toBeVisible();
  await dialog.getByRole('button', { name: 'Revoke access to 1 calendar' }).click();
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
