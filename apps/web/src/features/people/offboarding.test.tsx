import { expect, test } from 'vitest';
import type { PersonRoles } from '#shared/people/console-people.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { coverage, personRoutes } from '#testing/sample-person.ts';
import { type StubResponses, type StubRoutes, serviceError } from '#testing/stub-services.ts';

const rita: PersonRoles = {
  email: 'rita@example.com',
  roles: ['reviewer'],
  hasSignedIn: true,
  updatedAt: '2026-11-20T09:00:00.000Z',
  updatedBy: 'operator@example.com',
};
const responses: StubResponses = {
  'drive.files.list': ({ query }) =>
    query.get('q')?.includes('writers')
      ? serviceError(403, 'insufficientFilePermissions', 'No')
      : { files: [{ id: 'file-1', name: 'Onboarding' }] },
  'calendar.freebusy.query': () => ({ calendars: { 'rita@example.com': { busy: [] } } }),
  'calendar.calendarList.list': () => ({ items: [] }),
};

test('when a person leaves, each type of resource has a next step, and all of one type are handled as one job', async () => {
  const sent: unknown[] = [];
  const job = { jobId: 'job-1', title: 'Gone', operationId: 'drive.permissions.delete', total: 1, canUndo: true };
  const counts = { waiting: 0, running: 0, done: 1, retryable: 0, final: 0, skipped: 0, notStarted: 0 };
  const times = { createTime: '2026-11-21T10:00:00Z', updateTime: '2026-11-21T10:00:00Z' };
  const reviewer = { email: 'Rita@example.com', response: 'NO_RESPONSE' };
  const bff: StubRoutes = {
    ...personRoutes,
    'GET /auth/people/roles': () => ({ isUsed: true, people: [rita] }),
    'GET /api/indexes/approvals': () => ({
      rows: [
        { fileId: 'f1', approvalId: 'a1', title: 'Contract', reviewers: [reviewer] },
        { fileId: 'f2', approvalId: 'a2', title: 'Answered', reviewers: [{ ...reviewer, response: 'APPROVED' }] },
      ],
      all: 2,
      coverage,
    }),
    'GET /api/indexes/access-requests': () => ({ rows: [], all: 3, coverage }),
    'POST /api/jobs': ({ body }) => {
      sent.push(body);
      return { ...job, ...times, state: 'ended', counts };
    },
    'GET /api/jobs/job-1': () => ({ ...job, ...times, state: 'ended', counts }),
    'GET /api/jobs/job-1/items': () => ({ items: [{ id: 'f3', label: 'Plan', state: 'done', canUndo: true }] }),
  };
  const own = { id: 'p9', type: 'user', role: 'writer', emailAddress: 'rita@example.com' } as const;
  const direct = { permissionType: 'file', role: 'writer', inherited: false } as const;
  const leaving: StubResponses = {
    ...responses,
    'drive.files.list': () => ({
      files: [
        {
          id: 'f3',
          name: 'Plan',
          capabilities: { canShare: true },
          permissions: [{ ...own, permissionDetails: [direct] }],
        },
        { id: 'f4', name: 'Not to be shared', capabilities: { canShare: false } },
      ],
    }),
    'drive.drives.list': () => ({ drives: [{ id: 'd1', name: 'Company' }] }),
    'drive.permissions.list': () => serviceError(403, 'insufficientFilePermissions', 'Not a member'),
    'calendar.calendarList.list': () => ({ items: [{ id: 'c1', summary: 'Team', accessRole: 'owner' }] }),
    'calendar.acl.list': () => ({
      items: [{ id: 'user:rita@example.com', role: 'reader', scope: { type: 'user', value: 'rita@example.com' } }],
    }),
  };
  const { screen } = await renderApp({ url: '/people/rita%40example.com', responses: leaving, bff });
  await screen.getByRole('button', { name: 'Scan' }).click();
  await expect
    .element(screen.getByText('1 file; 1 more, where access is inherited or only others can remove it'))
    .toBeVisible();
  await expect.element(screen.getByText(/^none you can change; Company: Not a member/)).toBeVisible();
  // The scan found their access, which is now also listed among their calendars.
  await expect
    .element(screen.getByRole('region', { name: 'Calendars' }).getByRole('listitem'))
    .toMatchTextContent(/^Team\s*shared with them: see events$/);
  await expect.element(screen.getByText('none found so far')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'View files' }))
    .toHaveAttribute('href', expect.stringContaining('rita'));
  await expect.element(screen.getByText('2 files; only the owner can transfer them')).toBeVisible();
  await expect
    .element(screen.getByText('2 projects; only the owner can transfer them, and their triggers keep running'))
    .toBeVisible();
  await expect.element(screen.getByText(/^can sign in as reviewer; 1 active session; Block/)).toBeVisible();
  // Reviewers who have answered no longer have the review waiting for them.
  const waiting = screen.getByRole('region', { name: 'Reviews waiting for this person' });
  await expect.element(waiting.getByRole('link', { name: 'Contract' })).toBeVisible();
  await expect.element(waiting.getByRole('link', { name: 'Answered' })).not.toBeInTheDocument();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Remove from 1 file' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Remove from 1 file' });
  await expect.element(dialog.getByText('Can be undone')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Remove from 1 file' }).click();
  const report = screen.getByRole('dialog', { name: /^rita@example.com: Remove/ });
  await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect.element(report).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Reassign 1 review' }).click();
  const handOver = screen.getByRole('dialog', { name: 'Reassign 1 review' });
  await expect.element(handOver.getByText('Permanent')).toBeVisible();
  await handOver.getByRole('combobox', { name: 'Replacement reviewer' }).fill('sam@example.com');
  await handOver.getByRole('button', { name: 'Reassign 1 review' }).click();
  const change = { addedReviewerEmail: 'sam@example.com', removedReviewerEmail: 'rita@example.com' };
  const file = {
    id: 'f3',
    label: 'Plan',
    params: { fileId: 'f3', permissionId: 'p9', supportsAllDrives: true },
    ifMatch: 'writer',
  };
  await expect
    .poll(() => sent)
    .toMatchObject([
      { operationId: 'drive.permissions.delete', storesUndo: true, items: [file] },
      {
        operationId: 'drive.approvals.reassign',
        storesUndo: false,
        items: [{ params: { fileId: 'f1', approvalId: 'a1' }, body: { replaceReviewers: [change] } }],
      },
    ]);
});
