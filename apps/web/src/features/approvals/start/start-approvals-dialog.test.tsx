import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleApproval, sampleFile } from '#testing/sample-files.ts';
import { type StubResponses, type StubRoutes, serviceError } from '#testing/stub-services.ts';

function listOf(count: number) {
  return Array.from({ length: count }, (_, index) => sampleFile({ id: `file-${index + 1}`, name: `${index + 1}.txt` }));
}

/** Returns files that Bo can open, except the named ones. */
function withFiles(count: number, closed: readonly string[]): StubResponses {
  const bo = { id: '7', type: 'user', role: 'reader', emailAddress: 'bo@example.com' } as const;
  return {
    'drive.files.list': () => ({ files: listOf(count) }),
    'drive.permissions.list': ({ pathParams }) => ({
      permissions: closed.includes(pathParams.fileId ?? '') ? [] : [bo],
    }),
    'calendar.freebusy.query': () => ({ calendars: {} }),
  };
}

function jobOf(counts: object) {
  const none = { done: 0, final: 0, retryable: 0, skipped: 0, notStarted: 0 };
  return { jobId: 'job-1', title: 'Start 2 approvals', state: 'ended', counts: { ...none, ...counts }, total: 2 };
}

async function openWithBo(responses: StubResponses, bff: StubRoutes = {}) {
  await page.viewport(1280, 800);
  const app = await renderApp({
    url: '/files',
    responses,
    bff: { 'GET /api/indexes/approvals': () => ({ rows: [] }), ...bff },
  });
  await app.screen.getByRole('checkbox', { name: 'Select all loaded rows' }).click();
  await app.screen.getByRole('button', { name: 'Start approval' }).click();
  await app.screen.getByLabelText('Reviewers', { exact: true }).fill('bo@example.com');
  const statuses = app.screen.getByRole('list', { name: 'Reviewer availability and access' });
  await expect.element(statuses).toBeVisible();
  return { ...app, statuses };
}

test('for several files, the number a reviewer cannot open is shown', async () => {
  const { statuses, screen } = await openWithBo(withFiles(3, ['file-1', 'file-3']));
  await expect.element(statuses.getByText(/no access to 2 of 3 files/)).toBeVisible();
  await expect.element(screen.getByText(/was checked for/)).not.toBeInTheDocument();
  await screen.getByRole('textbox', { name: 'Message' }).click();
  await expect.element(screen.getByRole('grid', { name: 'Added people' }).getByText('No access')).toBeVisible();
  await expectAccessible();
});

test('a reviewer without access gets it with one click, which can be undone', async () => {
  const open = new Set(['file-2']);
  const given: unknown[] = [];
  const bo = { id: '7', type: 'user', role: 'reader', emailAddress: 'bo@example.com' } as const;
  const { statuses, screen } = await openWithBo({
    ...withFiles(3, []),
    'drive.permissions.list': ({ pathParams }) => ({ permissions: open.has(pathParams.fileId ?? '') ? [bo] : [] }),
    'drive.permissions.create': ({ pathParams, body }) => {
      given.push(body);
      open.add(pathParams.fileId ?? '');
      return bo;
    },
    'drive.permissions.delete': ({ pathParams }) => {
      open.delete(pathParams.fileId ?? '');
      return new Response(null, { status: 204 });
    },
  });
  await statuses.getByRole('button', { name: 'Share as Reader' }).click();
  await expect.element(screen.getByText('Shared 2 files with bo@example.com')).toBeVisible();
  await expect.element(statuses.getByText(/no access/)).not.toBeInTheDocument();
  expect(given).toEqual(Array(2).fill({ type: 'user', role: 'reader', emailAddress: 'bo@example.com' }));
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(statuses.getByText(/no access to 2 of 3 files/)).toBeVisible();
});

test('a person who may have access through a group, or has it through a domain, is not reported as lacking access', async () => {
  const group = { id: '8', type: 'group', role: 'reader', displayName: 'Legal', emailAddress: 'legal@example.com' };
  const domain = { id: '9', type: 'domain', role: 'reader', domain: 'example.com' };
  const elsewhere = { ...domain, domain: 'example.org' };
  const anyone = { id: '10', type: 'anyone', role: 'reader' };
  const shared: Record<string, object[]> = { '1': [group], '2': [domain], '3': [anyone], '4': [elsewhere] };
  const { statuses } = await openWithBo({
    ...withFiles(4, []),
    'drive.permissions.list': ({ pathParams }) => ({ permissions: shared[pathParams.fileId?.slice(-1) ?? ''] }),
  });
  await expect
    .element(statuses.getByText(/no access to 1 of 4 files, may have access to 1 of 4 files through the group Legal,/))
    .toBeVisible();
});

test('access to many files is checked for the first twenty, with a note', async () => {
  const { statuses, screen, services } = await openWithBo(withFiles(23, ['file-2', 'file-22']));
  await expect.element(statuses.getByText(/no access to 1 of 20 files/)).toBeVisible();
  await expect.element(screen.getByText('Access was checked for 20 of 23 files.')).toBeVisible();
  expect(services.callsOf('drive.permissions.list')).toHaveLength(20);
});

test('no one is reported as lacking access if the service does not show who has access', async () => {
  const { statuses, screen } = await openWithBo({
    ...withFiles(2, []),
    'drive.permissions.list': () => serviceError(403, 'insufficientFilePermissions', 'You may not see who has access.'),
  });
  await expect.element(screen.getByText('You cannot see who has access to these files.')).toBeVisible();
  await expect.element(statuses.getByText(/cannot open/)).not.toBeInTheDocument();
});

test('a job saves a snapshot of each file at its start, and schedules the escalation of each', async () => {
  const jobs: unknown[] = [];
  const { screen } = await openWithBo(withFiles(2, []), {
    'POST /api/jobs': ({ body }) => {
      jobs.push(body);
      return jobOf({ done: 2 });
    },
    'GET /api/jobs/job-1/items': () => ({ items: [] }),
  });
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Escalate if a response is missing' }).click({ force: true });
  await dialog.getByRole('combobox', { name: 'Remind reviewers' }).selectOptions('24');
  await dialog.getByRole('button', { name: 'Start 2 approvals' }).click();
  await expect
    .poll(() => jobs)
    .toMatchObject([
      {
        items: [
          { id: 'file-1', pinsContent: true, escalation: [{ kind: 'remind' }] },
          { id: 'file-2', pinsContent: true, escalation: [{ kind: 'remind' }] },
        ],
      },
    ]);
});

test('files with an approval in progress are named before anything is sent, and skipped', async () => {
  const { screen } = await openWithBo({
    ...withFiles(3, []),
    'drive.approvals.list': ({ pathParams }) => ({
      items: pathParams.fileId === 'file-2' ? [sampleApproval()] : [],
    }),
  });
  const dialog = screen.getByRole('dialog', { name: 'Start 2 approvals' });
  await expect
    .element(dialog.getByText(/^1 file skipped, with an approval already in progress: 2\.txt$/))
    .toBeVisible();
  await expect.element(dialog.getByRole('link', { name: '2.txt' })).toHaveAttribute('href', '/file/file-2/approvals');
  await expect.element(dialog.getByRole('button', { name: 'Start 2 approvals' })).toBeEnabled();
  await expectAccessible();
});

test('if all fail, the text and the files are preserved, and the same request can be sent again', async () => {
  const jobs: { items: { id: string; body: object }[] }[] = [];
  const failed = [1, 2].map((number) => ({
    id: `file-${number}`,
    label: `${number}.txt`,
    state: 'final',
    attempts: 1,
    problem: { title: 'Refused', detail: 'Name a reviewer who has an account.' },
  }));
  const { screen } = await openWithBo(withFiles(2, []), {
    'POST /api/jobs': ({ body }) => {
      jobs.push(body as (typeof jobs)[number]);
      return jobs.length === 1 ? jobOf({ final: 2 }) : jobOf({ done: 2 });
    },
    'GET /api/jobs/job-1/items': ({ url }) => ({
      items: jobs.length === 1 && url.searchParams.get('state') === 'final' ? failed : [],
    }),
  });
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Please read them all.');
  await dialog.getByRole('button', { name: 'Start 2 approvals' }).click();
  await expect.element(dialog.getByText(/^2 of 2 approvals did not start/)).toBeVisible();
  await expect.element(dialog.getByText('Name a reviewer who has an account.').first()).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('Please read them all.');
  await dialog.getByRole('button', { name: 'Retry 2 approvals' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(jobs[1]).toEqual(jobs[0]);
  expect(jobs[1]?.items[0]?.body).toMatchObject({
    message: 'Please read them all.',
    reviewerEmails: ['bo@example.com'],
  });
});

test('after a partial failure, only the failed part is sent again', async () => {
  const sent: string[][] = [];
  const { screen } = await openWithBo(withFiles(3, []), {
    'POST /api/jobs': ({ body }) => {
      sent.push((body as { items: { id: string }[] }).items.map(({ id }) => id));
      return jobOf({ done: sent.length === 1 ? 2 : 1, retryable: sent.length === 1 ? 1 : 0 });
    },
    'GET /api/jobs/job-1/items': ({ url }) => ({
      items:
        sent.length === 1 && url.searchParams.get('state') === 'retryable'
          ? [{ id: 'file-2', label: '2.txt', state: 'retryable', attempts: 1, problem: { title: 'Timed out' } }]
          : [],
    }),
  });
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Start 3 approvals' }).click();
  await dialog.getByRole('button', { name: 'Retry 1 approval' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([['file-1', 'file-2', 'file-3'], ['file-2']]);
});

test('the button states what is missing, and the due date shows its time and zone', async () => {
  const { screen } = await openWithBo(withFiles(2, []));
  const dialog = screen.getByRole('dialog');
  const start = dialog.getByRole('button', { name: 'Start 2 approvals' });
  await expect.element(start).toBeEnabled();
  await expect.element(dialog.getByText(/^Due \w{3} \d+ \w{3}, 17:00 /)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: /^Time zone/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Due In 3 working days' }).click();
  await screen.getByRole('option', { name: 'On a date' }).click();
  await expect.element(start).toHaveAccessibleDescription(/Choose a due date\./);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Due On a date' }).click();
  await screen.getByRole('option', { name: 'No due date' }).click();
  await dialog.getByRole('combobox', { name: 'Reviewers' }).fill('not an address');
  await expect.element(start).toHaveAccessibleDescription(/“not” is not an email address\./);
});
