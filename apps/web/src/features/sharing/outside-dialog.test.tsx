import type { components } from '@rotunda/api-client/bff-types';
import { expect, test } from 'vitest';
import { catchSavedFiles } from '#testing/catch-saved-files.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import type { StubRoutes } from '#testing/stub-services.ts';

type OutsideIndex = components['schemas']['OutsideAccessIndex'];

const rows: OutsideIndex['rows'] = [
  {
    fileId: 'more',
    permissionId: 'p1',
    title: 'More.txt',
    type: 'user',
    grantee: 'petra@partner.example',
    role: 'reader',
    version: '3',
  },
  { fileId: 'plan', permissionId: 'p2', title: 'Plan.txt', type: 'domain', grantee: 'partner.example', role: 'writer' },
];
const failure = { id: 'f5', title: 'Closed.txt', reason: 'It is not told who has access.', isRetried: false };

function response(
  state: OutsideIndex['coverage']['state'],
  found: OutsideIndex['rows'],
  nextPageToken?: string,
): OutsideIndex {
  const coverage = { state, scanned: 4, total: 5, failedCount: 1, failed: [failure], calls: 9 };
  return { rows: found, all: found.length, coverage, ...(nextPageToken !== undefined && { nextPageToken }) };
}

async function open(index: (pageToken: string | null) => OutsideIndex, more: StubRoutes = {}) {
  const bff: StubRoutes = {
    'GET /api/indexes/outside-access': ({ url }) => index(url.searchParams.get('pageToken')),
    ...more,
  };
  const { screen } = await renderApp({
    url: '/files?in=open',
    responses: { 'drive.files.list': () => ({ files: [] }) },
    bff,
  });
  await screen.getByRole('button', { name: 'Shared outside' }).click();
  return screen.getByRole('dialog', { name: 'Shared outside example.com' });
}

test('external shares are shown with the scan progress, exported, and removed as a job', async () => {
  const drafts: unknown[] = [];
  const index = (token: string | null) =>
    token === null ? { ...response('current', rows.slice(0, 1), 'next'), all: 2 } : response('current', rows.slice(1));
  const dialog = await open(index, {
    'POST /api/jobs': ({ body }) => {
      drafts.push(body);
      // A running job would be polled during the next tests.
      return Response.json({ jobId: 'job-1', title: 'Remove', state: 'paused', counts: {}, total: 1 }, { status: 201 });
    },
  });
  await expect.element(dialog.getByText('2 entries found.')).toBeVisible();
  await expect.element(dialog.getByText('4 of 5 files scanned')).toBeVisible();
  await expect.element(dialog.getByText('1 skipped')).toBeVisible();
  await expectAccessible();
  const saved = catchSavedFiles();
  await dialog.getByRole('button', { name: 'Save as CSV' }).click();
  await expect.poll(() => saved).toHaveLength(1);
  expect((await saved[0]?.text())?.split('\r\n')[2]).toBe('Plan.txt,plan,,Everyone at partner.example,writer,');
  await dialog.getByRole('button', { name: 'Load more' }).click();
  await expect
    .element(dialog.getByRole('checkbox', { name: 'Select Everyone at partner.example on Plan.txt' }))
    .toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Select petra@partner.example on More.txt' }).click();
  await dialog.getByRole('button', { name: 'Remove 1 entry' }).click();
  await expect.poll(() => drafts).toHaveLength(1);
  expect(drafts[0]).toMatchObject({
    title: 'Remove access from outside: 1 entry',
    operationId: 'drive.permissions.delete',
    items: [{ label: 'More.txt, petra@partner.example', params: { fileId: 'more', permissionId: 'p1' }, ifMatch: '3' }],
  });
});

test('while files are still being scanned, nothing is presented as complete, and the scan is mentioned', async () => {
  const dialog = await open(() => response('scanning', []));
  await expect.element(dialog.getByText(/^Scanning files .* continues after you close this dialog/)).toBeVisible();
  await expect.element(dialog.getByText('No external sharing')).not.toBeInTheDocument();
});
