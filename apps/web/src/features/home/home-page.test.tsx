import { fingerprintError } from '@rotunda/api-client/error-fingerprint';
import { getFingerprintId } from '@rotunda/api-client/fingerprint-id';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { operatorSession, type StubResponses, type StubRoutes, serviceError } from '#testing/stub-services.ts';

const coverage = { state: 'current', scanned: 9, total: 9, failedCount: 0, failed: [], calls: 9 };
const budget = { kind: 'file', targetId: 'file-1', title: 'Budget', time: '2026-05-04T10:00:00Z' };

/** Returns the BFF routes of Home. Pinned items are collected in `pins`, and `title` is the file of the overdue approval. */
function homeRoutes(pins: object[] = [], title = 'Contract'): StubRoutes {
  return {
    'GET /api/pins': () => ({ places: pins }),
    'GET /api/recents': () => ({ places: [budget] }),
    'PUT /api/pins/file/file-1': () => {
      pins.push(budget);
      return budget;
    },
    'GET /api/indexes/approvals': () => ({
      rows: [{ fileId: 'file-2', approvalId: 'a1', title, dueTime: '2026-05-05T10:00:00Z' }],
      counts: { waiting: 7 },
      coverage,
    }),
    'GET /api/indexes/access-requests': () => ({ rows: [], all: 0, coverage }),
  };
}

const responses: StubResponses = {
  'script.processes.list': () => ({
    processes: [
      { functionName: 'sync', projectName: 'Leave', startTime: '2026-05-04T11:00:00Z' },
      { functionName: 'sync', projectName: 'Leave', startTime: '2026-05-04T10:00:00Z' },
    ],
  }),
  'calendar.events.list': () => ({ items: [{ id: 'e1', summary: 'Release', start: { date: '2026-05-05' } }] }),
  'drive.files.list': () => ({ files: [{ id: 'file-3', name: 'Plan', modifiedTime: '2026-05-04T09:00:00Z' }] }),
  'drive.about.get': () => ({ storageQuota: { usage: '5000000000', limit: '15000000000' } }),
};

test('on a phone, the most urgent item wraps instead of being cut', async () => {
  await page.viewport(390, 844);
  const bff = homeRoutes([], 'Data processing annex, Alder & Sons.pdf');
  const { screen } = await renderApp({ url: '/', responses, bff });
  const text = screen.getByRole('region', { name: 'Most urgent' }).getByText(/^Overdue since .+ Sons\.pdf$/);
  await expect.element(text).toBeVisible();
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = text.element();
  expect([scrollWidth, scrollHeight]).toEqual([clientWidth, clientHeight]);
  await expectAccessible();
});

test('on a first visit, failing functions leave no gap below them', async () => {
  await page.viewport(1440, 900);
  localStorage.clear();
  const run = { functionName: 'sync', projectName: 'Leave', processStatus: 'FAILED' } as const;
  const processes = [
    { ...run, processId: 'p2', startTime: '2026-05-04T11:00:00Z' },
    { ...run, processId: 'p1', startTime: '2026-05-04T10:00:00Z' },
  ];
  const { screen } = await renderApp({
    url: '/',
    responses: { ...responses, 'script.processes.list': () => ({ processes }) },
    bff: homeRoutes(),
  });
  const line = screen.getByText(/^Failing since .*2 of 2 runs since then failed$/);
  await expect.element(line).toBeVisible();
  const item = line.element().closest('li');
  const gapPx = (item?.getBoundingClientRect().bottom ?? 0) - line.element().getBoundingClientRect().bottom;
  expect(gapPx).toBeLessThanOrEqual(4);
});

test('Home shows items that need the user, each with a link, and the pins from before', async () => {
  const { screen, address } = await renderApp({ url: '/', responses, bff: homeRoutes() });
  await expect.element(screen.getByRole('link', { name: 'Waiting for you 7' })).toHaveAttribute('href', '/reviews');
  await expect
    .element(screen.getByRole('region', { name: 'Most urgent' }).getByRole('link'))
    .toMatchTextContent('Overdue since 5 May 2026: Contract');
  await expect
    .element(screen.getByRole('link', { name: /^Contract due/ }))
    .toHaveAttribute('href', '/reviews/file-2/a1');
  await expect.element(screen.getByRole('link', { name: /sync in Leave/ })).toMatchTextContent(/2 times/);
  await expect.element(screen.getByText('No access requests')).toBeVisible();
  await expect.element(screen.getByText('5.0 GB of 15.0 GB used')).toBeVisible();
  await screen.getByRole('button', { name: 'Pin Budget', exact: true }).click();
  await expect.element(screen.getByRole('button', { name: 'Unpin Budget' })).toBeVisible();
  await expectAccessible();
  await page.viewport(390, 844);
  await expectAccessible();
  await userEvent.keyboard('2{Enter}');
  await expect.poll(address).toMatch(/^\/processes\?status=/);
});

test('failures with muted errors are counted separately and are not urgent', async () => {
  const error = { type: 'TypeError', message: 'Cannot read properties of undefined' };
  const run = { processId: 'p1', functionName: 'sync', projectName: 'Leave', startTime: '2026-05-04T11:00:00Z' };
  const runs = [1, 2, 3, 4].map((number) => ({ ...run, processId: `p${number}` }));
  const { screen } = await renderApp({
    url: '/',
    responses: {
      ...responses,
      'script.processes.list': ({ query }) => ({
        // The service returns errors only on request.
        processes: query.has('fields') ? runs.map((one, index) => (index === 0 ? one : { ...one, error })) : runs,
      }),
    },
    bff: {
      ...homeRoutes(),
      'GET /api/error-notes': () => ({
        notes: [
          {
            fingerprintId: getFingerprintId(fingerprintError(error).label),
            isMuted: true,
            note: '',
            authorName: 'Sam Support',
            updateTime: '2026-05-04T12:00:00Z',
          },
        ],
      }),
    },
  });
  await expect.element(screen.getByRole('link', { name: 'Failures in the last 7 days 1' })).toBeVisible();
  await expect.element(screen.getByText(/3 with muted errors not counted$/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /sync in Leave/ })).toMatchTextContent(/1 time/);
  await expect.element(screen.getByText(/failing repeatedly|failures in 24 h/)).not.toBeInTheDocument();
});

test('upcoming events are shown in the page’s time zone, whatever the service uses', async () => {
  const start = { dateTime: '2026-05-05T10:00:00Z' };
  const { screen } = await renderApp({
    url: '/',
    responses: {
      ...responses,
      'calendar.events.list': () => ({ items: [{ id: 'e1', summary: 'Release', start }] }),
    },
    bff: homeRoutes(),
  });
  await expect.element(screen.getByRole('link', { name: /^Release/ })).toMatchTextContent('ReleaseTue 5 May, 10:00');
});

test('a role sees its own sections, and an error is not shown as an empty panel', async () => {
  const { screen, services } = await renderApp({
    url: '/',
    session: { ...operatorSession, roles: ['support'], operations: ['script.processes.list'] },
    responses: { 'script.processes.list': () => serviceError(400, 'invalid', 'No such filter') },
    bff: homeRoutes(),
  });
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Failures in the last 7 days could not be loaded/);
  await expect.element(screen.getByText('Waiting for you')).not.toBeInTheDocument();
  expect(services.callsOf('drive.files.list')).toEqual([]);
});

test('a failure to read the storage usage is shown', async () => {
  const { screen, services } = await renderApp({
    url: '/',
    responses: { ...responses, 'drive.about.get': () => serviceError(400, 'invalid', 'No such field') },
    bff: homeRoutes(),
  });
  await expect.element(screen.getByText('Storage could not be loaded.')).toBeVisible();
  expect(services.callsOf('drive.about.get')).toHaveLength(1);
});
