import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Permission } from '#shared/permissions/permission.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile, sampleFolder } from '#testing/sample-files.ts';
import { personRoutes } from '#testing/sample-person.ts';
import type { StubResponses } from '#testing/stub-services.ts';

const guest = { id: 'p-guest', type: 'user', role: 'writer', emailAddress: 'guest@partner.org' } as const;
const above: Permission = {
  ...guest,
  permissionDetails: [{ role: 'writer', inherited: true, inheritedFrom: 'legal' }],
};
const can = { canShare: true };
const legal = { ...sampleFolder('legal', 'Legal'), capabilities: can, permissions: [guest] };
const plan = { ...sampleFile({ id: 'plan', name: 'Plan.txt' }), capabilities: can, permissions: [above] };
const old = { ...sampleFile({ id: 'old', name: 'Old.txt' }), capabilities: { canShare: false } };
const own = {
  ...sampleFile({ id: 'own', name: 'Own.txt' }),
  capabilities: can,
  permissions: [above, { ...guest, id: 'p-2' }],
};

const responses: StubResponses = {
  'drive.files.list': ({ query }) => ({
    files: query.get('q')?.includes("'legal' in parents") ? [plan, old, own] : [legal],
  }),
  'drive.files.get': ({ pathParams }) => ({ ...legal, id: pathParams.fileId ?? '' }),
};

const job = {
  jobId: 'job-1',
  title: 'Remove 2 permissions',
  operationId: 'drive.permissions.delete',
  state: 'ended',
  total: 2,
  counts: { waiting: 0, running: 0, done: 2, retryable: 0, final: 0, skipped: 0, notStarted: 0 },
  canUndo: true,
  createTime: '2026-11-21T10:00:00.000Z',
  updateTime: '2026-11-21T10:00:01.000Z',
};

test('access to a folder and its contents is previewed with the skipped items, then changed as one job', async () => {
  const drafts: unknown[] = [];
  const { screen } = await renderApp({
    url: '/files',
    responses,
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
  await screen.getByRole('checkbox', { name: 'Select Legal, folder' }).click();
  await screen.getByRole('button', { name: 'Change access' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Change access to Legal' });
  await expect.element(dialog.getByRole('button', { name: 'Preview' })).toBeDisabled();
  await dialog.getByLabelText('Change', { exact: true }).selectOptions('Remove access');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect
    .element(dialog.getByText('2 permissions on 2 of 4 items will change. 3 will stay unchanged.'))
    .toBeVisible();
  const changes = dialog.getByRole('list', { name: 'Changes' }).getByRole('listitem');
  await expect.element(changes.nth(0)).toHaveTextContent('Legalguest@partner.orgWriter → no access');
  const skipped = dialog.getByRole('region', { name: 'Skipped' });
  await expect.element(skipped.getByText('Plan.txt (guest@partner.org), Own.txt (guest@partner.org)')).toBeVisible();
  await expect.element(skipped.getByText('Old.txt')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Change 2 permissions' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Remove 2 permissions' })).toBeVisible();
  expect(drafts).toMatchObject([
    { operationId: 'drive.permissions.delete', items: [{ id: 'legal p-guest', ifMatch: 'writer' }, { id: 'own p-2' }] },
  ]);
});

test('all access of a person is found with one search, and going back restores the form', async () => {
  const { screen, services } = await renderApp({
    url: '/people/guest%40partner.org',
    bff: { ...personRoutes, 'GET /auth/people/roles': () => ({ isUsed: true, people: [] }) },
    responses: {
      ...responses,
      'calendar.freebusy.query': () => ({ calendars: {} }),
      'calendar.calendarList.list': () => ({ items: [] }),
      'drive.permissions.list': () => ({ permissions: [] }),
    },
  });
  await screen.getByRole('button', { name: 'Scan' }).click();
  await screen.getByRole('button', { name: 'Change access' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Change access of guest@partner.org' });
  await dialog.getByLabelText('Change', { exact: true }).selectOptions('Change the role');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect.element(dialog.getByText('1 permission on 1 of 1 item will change.')).toBeVisible();
  expect(services.callsOf('drive.files.list').map(({ query }) => query.get('q'))).toContain(
    "('guest@partner.org' in owners or 'guest@partner.org' in writers or 'guest@partner.org' in readers) and trashed = false",
  );
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect.element(dialog.getByLabelText('New role')).toHaveValue('reader');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a transfer of ownership warns, before and after it is sent, that only the new owner can transfer it back', async () => {
  const me = { id: 'p-me', type: 'user', role: 'owner', emailAddress: 'me@example.com' } as const;
  const mine = {
    ...sampleFile({ id: 'mine', name: 'Mine.txt' }),
    capabilities: can,
    ownedByMe: true,
    permissions: [me],
  };
  const drafts: unknown[] = [];
  const transfer = { ...job, title: 'Transfer ownership to new@example.com: 1 permission', total: 1, canUndo: false };
  const { screen } = await renderApp({
    url: '/files',
    responses: { 'drive.files.list': () => ({ files: [mine] }), 'drive.files.get': () => mine },
    bff: {
      'POST /api/jobs': ({ body }) => {
        drafts.push(body);
        return transfer;
      },
      'GET /api/jobs': () => ({ jobs: [] }),
      'GET /api/jobs/job-1': () => transfer,
      'GET /api/jobs/job-1/items': () => ({ items: [] }),
    },
  });
  await screen.getByRole('checkbox', { name: 'Select Mine.txt, file' }).click();
  await screen.getByRole('button', { name: 'Change access' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Change access to Mine.txt' });
  await dialog.getByLabelText('Change', { exact: true }).selectOptions('Transfer ownership');
  await dialog.getByLabelText('Current owner').fill('me@example.com,');
  await dialog.getByLabelText('New owner').fill('new@example.com,');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  const note = /^Only new@example\.com can transfer ownership back/;
  await expect.element(dialog.getByText(note)).toBeVisible();
  await dialog.getByRole('button', { name: 'Change 1 permission' }).click();
  const report = screen.getByRole('dialog', { name: transfer.title });
  await expect.element(report.getByText(note)).toBeVisible();
  expect(drafts).toMatchObject([{ operationId: 'drive.permissions.create', storesUndo: false, isHeld: true }]);
});
