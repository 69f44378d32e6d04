import { expect, test } from 'vitest';
import { catchSavedFiles } from '#testing/catch-saved-files.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile } from '#testing/sample-files.ts';
import type { StubAnswers, StubRoutes } from '#testing/stub-services.ts';

const grant = (id: string, emailAddress: string, members: object = {}) => ({
  id,
  type: 'user' as const,
  role: 'writer' as const,
  emailAddress,
  ...members,
});
const files = [
  sampleFile({ id: 'plan', name: 'Plan.txt', version: '3', permissions: [grant('p1', 'petra@partner.example')] }),
  sampleFile({ id: 'own', name: 'Own.txt', permissions: [grant('p2', 'bo@EXAMPLE.com')] }),
  sampleFile({ id: 'closed', name: 'Closed.txt' }),
  sampleFile({ id: 'as-all', name: 'As all.txt', driveId: 'drive-1', permissionIds: ['m1'] }),
  sampleFile({ id: 'more', name: 'More.txt', driveId: 'drive-1', permissionIds: ['m1', 'p1'] }),
];
const answers: StubAnswers = {
  'drive.files.list': ({ query }) => ({ files: query.get('fields')?.includes('permissions(') ? files : [] }),
  'drive.permissions.list': ({ pathParams }) => ({
    permissions:
      pathParams.fileId === 'drive-1'
        ? [grant('m1', 'bo@example.com')]
        : [
            grant('m1', 'guest@else.example', { permissionDetails: [{ inherited: true }] }),
            grant('p1', 'petra@partner.example', { role: 'reader' }),
          ],
  }),
};

test('what is shared outside the organisation is found in every file, saved, and taken away as a job', async () => {
  const drafts: unknown[] = [];
  const bff: StubRoutes = {
    'POST /api/jobs': ({ body }) => {
      drafts.push(body);
      return Response.json({ jobId: 'job-1', title: 'Remove', operationId: '', state: 'running' }, { status: 201 });
    },
  };
  const { screen, services } = await renderApp({ url: '/files?in=open', answers, bff });
  await screen.getByRole('button', { name: 'Shared outside' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Shared outside example.com' });
  await expect
    .element(dialog.getByText('5 files looked at, 2 entries found. 1 of them does not tell you who has access.'))
    .toBeVisible();
  expect(services.callsOf('drive.permissions.list').map(({ pathParams }) => pathParams.fileId)).toEqual([
    'drive-1',
    'more',
  ]);
  await expectAccessible();
  const saved = catchSavedFiles();
  await dialog.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await saved[0]?.text())?.split('\r\n')[1]).toBe('Plan.txt,plan,petra@partner.example,writer,');
  await dialog.getByRole('checkbox', { name: 'Select petra@partner.example on More.txt' }).click();
  await dialog.getByRole('button', { name: 'Remove 1 entry' }).click();
  await expect.poll(() => drafts).toHaveLength(1);
  expect(drafts[0]).toMatchObject({
    title: 'Remove access from outside: 1 entry',
    operationId: 'drive.permissions.delete',
    items: [{ label: 'More.txt, petra@partner.example', params: { fileId: 'more', permissionId: 'p1' } }],
  });
});
