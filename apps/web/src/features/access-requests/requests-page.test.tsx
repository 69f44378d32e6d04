import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { catchSavedFiles } from '#testing/catch-saved-files.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { problem, type StubResponses, type StubRoutes } from '#testing/stub-services.ts';
import { dismissAll } from '#ui/toasts/toasts.tsx';
import type { RequestIndex, RequestRow } from './queries.ts';

function row(number: number): RequestRow {
  return {
    fileId: `file-${number}`,
    proposalId: `proposal-${number}`,
    title: `Audit evidence ${number}.txt`,
    requester: `person${number}@example.com`,
    recipient: `person${number}@example.com`,
    roles: ['writer'],
    message: 'I need this for a support case.',
    createTime: '2026-11-18T10:00:00.000Z',
    etag: `etag-${number}`,
  };
}

function index(rows: RequestRow[], state: RequestIndex['coverage']['state'] = 'current'): RequestIndex {
  return { rows, all: rows.length, coverage: { state, scanned: 10, total: 10, failedCount: 0, failed: [], calls: 12 } };
}

const responses: StubResponses = {
  'drive.accessproposals.get': ({ pathParams }) => ({ proposalId: pathParams.proposalId }),
  'drive.files.get': () => ({ mimeType: 'text/plain', copyRequiresWriterPermission: true }),
  'drive.drives.list': () => ({ drives: [{ id: 'drive-1', name: 'Legal' }] }),
  'drive.permissions.list': () => ({ permissions: [{ type: 'anyone', role: 'reader', allowFileDiscovery: false }] }),
};

test('requests are answered with shortcuts, one after the other, with the selected role', async () => {
  const drafts: unknown[] = [];
  const createTime = '2026-11-21T10:00:00.000Z';
  const bff: StubRoutes = {
    'GET /api/indexes/access-requests': () => index([row(1), row(2)]),
    'GET /api/indexes/people': () => ({
      ...index([]),
      rows: [{ type: 'user', email: 'Person1@example.com', name: 'Ana Banerjee', foundIn: ['files'], mentions: 1 }],
    }),
    'POST /api/delayed-calls': ({ body }) => {
      drafts.push(body);
      return {
        delayedCallId: 's',
        operationId: '',
        params: {},
        label: 'Done',
        state: 'held',
        createTime,
        sendTime: createTime,
      };
    },
    'GET /api/delayed-calls/s': () => ({ state: 'sent', label: 'Done' }),
  };
  const { screen } = await renderApp({ url: '/access-requests', responses, bff });
  const first = screen.getByRole('row', { name: 'person1@example.com, Audit evidence 1.txt' });
  await expect.element(first.getByText('Ana Banerjee')).toBeVisible();
  await expect.element(first.getByText('person1@example.com')).toBeVisible();
  await expectAccessible();
  first.element().focus();
  await userEvent.keyboard('{Enter}');
  const panel = screen.getByRole('complementary', { name: 'person1@example.com' });
  await expect.element(panel.getByText('Now: Reader, through Anyone with the link.')).toBeVisible();
  await expect.element(panel.getByText(/^Can: Download, print and copy it/)).toBeVisible();
  await panel.getByText('Notify by email').click();
  first.element().focus();
  await userEvent.keyboard('r');
  await screen.getByRole('option', { name: 'Reader' }).click();
  await expect.element(panel.getByText(/Accepting grants no additional access/)).toBeVisible();
  await expect.element(panel.getByText('Cannot: Download, print and copy it')).toBeVisible();
  await expectAccessible();
  first.element().focus();
  await userEvent.keyboard('a');
  await expect.element(screen.getByRole('complementary', { name: 'person2@example.com' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Deny' })).toBeEnabled();
  await screen.getByRole('button', { name: 'Deny' }).click();
  await expect.poll(() => drafts).toHaveLength(2);
  expect(drafts).toMatchObject([
    {
      operationId: 'drive.accessproposals.resolve',
      params: { fileId: 'file-1', proposalId: 'proposal-1' },
      body: { action: 'ACCEPT', role: ['reader'], sendNotification: false },
    },
    { params: { fileId: 'file-2', proposalId: 'proposal-2' }, body: { action: 'DENY', sendNotification: true } },
  ]);
  await page.viewport(390, 844);
  // On a narrow screen, toasts cover the toolbar until they are dismissed.
  dismissAll();
  await expect.element(screen.getByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
  await expectAccessible();
});

test('the open request is less prominent while others are selected', async () => {
  const bff: StubRoutes = { 'GET /api/indexes/access-requests': () => index([row(1), row(2)]) };
  const { screen } = await renderApp({ url: '/access-requests?peek=file-1~proposal-1', responses, bff });
  const open = screen.getByRole('row', { name: 'person1@example.com, Audit evidence 1.txt' });
  const other = screen.getByRole('row', { name: 'person2@example.com, Audit evidence 2.txt' });
  await expect.element(open).toHaveAttribute('aria-current', 'true');
  const fillOf = (each: typeof open) => getComputedStyle(each.element()).backgroundColor;
  const fillAlone = fillOf(open);
  await screen.getByRole('checkbox', { name: 'Select person2@example.com, Audit evidence 2.txt' }).click();
  await expect.element(other).toHaveAttribute('aria-selected', 'true');
  expect(fillOf(other)).toBe(fillAlone);
  expect(fillOf(open)).not.toBe(fillAlone);
  await screen.getByRole('checkbox', { name: 'Select person1@example.com, Audit evidence 1.txt' }).click();
  await expect.poll(() => fillOf(open)).toBe(fillAlone);
});

test('temporary access is granted by sharing the file, because a response has no expiry; a denial explains how to send a reason', async () => {
  const drafts: unknown[] = [];
  const bff: StubRoutes = {
    'GET /api/indexes/access-requests': () => index([row(1)]),
    'POST /api/delayed-calls': ({ body }) => {
      drafts.push(body);
      return problem({ status: 503, code: 'overloaded', title: 'Later' });
    },
  };
  const { screen } = await renderApp({ url: '/access-requests?peek=file-1~proposal-1', responses, bff });
  const panel = screen.getByRole('complementary', { name: 'person1@example.com' });
  await userEvent.fill(panel.getByLabelText('Access expires after (optional)'), '2020-01-31');
  await userEvent.keyboard('{Tab}');
  await expect
    .element(panel.getByRole('button', { name: 'Accept' }))
    .toHaveAccessibleDescription('Choose a date in the future.');
  const lastDay = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await userEvent.fill(panel.getByLabelText('Access expires after (optional)'), lastDay);
  await userEvent.keyboard('{Tab}');
  await expectAccessible();
  await panel.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => drafts).toHaveLength(1);
  expect(drafts[0]).toMatchObject({
    operationId: 'drive.permissions.create',
    params: { fileId: 'file-1', sendNotificationEmail: true },
    body: {
      type: 'user',
      role: 'writer',
      emailAddress: 'person1@example.com',
      expirationTime: expect.stringMatching(/^20\d\d-.*Z$/),
    },
    label: expect.stringMatching(/^Grant person1@example.com access to Audit evidence 1.txt until \d+ \w+ 20\d\d$/),
  });
  await expect
    .element(panel.getByRole('link', { name: 'Write to person1@example.com' }))
    .toHaveAttribute('href', expect.stringContaining('mailto:person1%40example.com?subject='));
});

test('an expiry is not offered for a requester who already has access, with a note where to set one', async () => {
  const bff: StubRoutes = { 'GET /api/indexes/access-requests': () => index([row(1)]) };
  const { screen } = await renderApp({
    url: '/access-requests?peek=file-1~proposal-1',
    responses: {
      ...responses,
      'drive.permissions.list': () => ({
        permissions: [{ type: 'user', role: 'reader', emailAddress: 'Person1@example.com' }],
      }),
    },
    bff,
  });
  await expect.element(screen.getByText(/^This person already has access/)).toBeVisible();
  await expect.element(screen.getByLabelText('Access expires after (optional)')).not.toBeInTheDocument();
});

test('requests are filtered by file, requester, drive and age, and the address contains the filters', async () => {
  const asked: URLSearchParams[] = [];
  const bff: StubRoutes = {
    'GET /api/indexes/access-requests': ({ url }) => {
      asked.push(url.searchParams);
      return index([row(1)]);
    },
  };
  const { screen, address } = await renderApp({ url: '/access-requests?q=audit', responses, bff });
  await expect.element(screen.getByRole('searchbox', { name: 'File name contains' })).toHaveValue('audit');
  await userEvent.fill(screen.getByRole('searchbox', { name: 'Requester’s domain' }), 'example.com');
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('button', { name: 'Age Any' }).click();
  await screen.getByRole('option', { name: 'Over a week' }).click();
  await expect.poll(() => address()).toBe('/access-requests?q=audit&domain=example.com&age=week');
  await screen.getByRole('button', { name: 'Drive Any' }).click();
  await screen.getByRole('option', { name: 'Legal' }).click();
  await expect.poll(() => asked.at(-1)?.get('driveId')).toBe('drive-1');
  await expect.poll(() => asked.at(-1)?.get('createdBefore')).toMatch(/Z$/);
  expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({ q: 'audit', requesterDomain: 'example.com' });
});

test('“all matching rows” selects across all pages, and can be saved and answered', async () => {
  const bff: StubRoutes = {
    'GET /api/indexes/access-requests': ({ url }) =>
      url.searchParams.has('pageToken') ? index([row(3)]) : { ...index([row(1), row(2)]), nextPageToken: 'next' },
  };
  const { screen } = await renderApp({ url: '/access-requests?cols=requester,file-id', responses, bff });
  const first = screen.getByRole('row', { name: 'person1@example.com, Audit evidence 1.txt' });
  await expect.element(first).toBeVisible();
  first.element().focus();
  await userEvent.keyboard('*');
  await screen.getByRole('button', { name: 'Select all matching rows' }).click();
  await expect.element(screen.getByText('3 requests selected')).toBeVisible();
  await expect.element(screen.getByText('all matching rows')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('group', { name: 'Selection' }).getByRole('button', { name: 'Deny' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Deny 3 requests' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const saved = catchSavedFiles();
  await screen.getByRole('button', { name: 'Export' }).click();
  await screen.getByRole('group', { name: '3 rows selected' }).getByRole('menuitem', { name: 'CSV' }).click();
  await expect.poll(() => saved.length).toBe(1);
  expect((await saved[0]?.text())?.split('\r\n')[3]).toBe('person3@example.com,file-3');
  await userEvent.fill(screen.getByRole('searchbox', { name: 'File name contains' }), 'audit');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('2 requests selected')).toBeVisible();
});

test('several requests are accepted with one role as a job, which shows the result of each', async () => {
  const jobs: unknown[] = [];
  const counts = { waiting: 0, running: 0, done: 1, retryable: 0, final: 1, skipped: 0, notStarted: 0 };
  const times = { createTime: '2026-11-21T10:00:00.000Z', updateTime: '2026-11-21T10:00:00.000Z' };
  const job = { jobId: 'j', title: 'Accept 2 requests', operationId: '', total: 2, canUndo: false, counts, ...times };
  const bff: StubRoutes = {
    'GET /api/indexes/access-requests': () => index([row(1), row(2)]),
    'POST /api/jobs': ({ body }) => {
      jobs.push(body);
      return { ...job, state: 'running' };
    },
    'GET /api/jobs/j': () => ({ ...job, state: 'ended' }),
    'GET /api/jobs/j/items': () => ({
      items: [
        { id: '1', label: 'One', state: 'done', attempts: 1 },
        { id: '2', label: 'Two', state: 'skipped', attempts: 1, reason: 'The request has changed.' },
      ],
    }),
  };
  const { screen } = await renderApp({ url: '/access-requests', responses, bff });
  const first = screen.getByRole('row', { name: 'person1@example.com, Audit evidence 1.txt' });
  await expect.element(first).toBeVisible();
  first.element().focus();
  await userEvent.keyboard('*');
  await screen.getByRole('button', { name: 'Accept as Commenter' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Accept 2 requests' });
  await expect.element(dialog.getByText('person2@example.com becomes Commenter')).toBeVisible();
  await dialog.getByRole('button', { name: 'Accept 2 requests' }).click();
  await expect.element(dialog.getByRole('listitem', { name: 'Two' }).getByText('Skipped')).toBeVisible();
  await expect.element(dialog.getByText('The request has changed.')).toBeVisible();
  await expectAccessible();
  expect(jobs).toMatchObject([
    {
      operationId: 'drive.accessproposals.resolve',
      isHeld: true,
      items: [
        { params: { proposalId: 'proposal-1' }, body: { action: 'ACCEPT', role: ['commenter'] }, ifMatch: 'etag-1' },
        { params: { proposalId: 'proposal-2' }, ifMatch: 'etag-2' },
      ],
    },
  ]);
});

test('a request names the folder that can be shared instead, and links to related requests', async () => {
  const rows = [row(1), { ...row(2), requester: 'person1@example.com' }, row(3)];
  const { screen, address } = await renderApp({
    url: '/access-requests?peek=file-1~proposal-1',
    responses: {
      ...responses,
      'drive.files.get': ({ pathParams }) =>
        pathParams.fileId === 'folder-1'
          ? { name: 'Audit 2026', capabilities: { canShare: true } }
          : { mimeType: 'text/plain', parents: ['folder-1'] },
    },
    bff: { 'GET /api/indexes/access-requests': () => index(rows) },
  });
  const panel = screen.getByRole('complementary', { name: 'person1@example.com' });
  await expect.element(panel.getByText(/^Located in Audit 2026/)).toBeVisible();
  await expect
    .element(panel.getByRole('link', { name: 'Share the folder instead' }))
    .toHaveAttribute('href', '/file/folder-1/sharing');
  const similar = panel.getByRole('region', { name: 'Similar requests' });
  await expect.element(similar.getByRole('listitem')).toHaveTextContent('Also for Audit evidence 2.txt');
  await expectAccessible();
  await similar.getByRole('button', { name: 'Also for Audit evidence 2.txt' }).click();
  await expect.poll(() => address()).toContain('peek=file-2%7Eproposal-2');
});
