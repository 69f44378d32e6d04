import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile } from '#testing/sample-files.ts';
import { operatorSession, type StubResponses, serviceError } from '#testing/stub-services.ts';
import type { Revision } from './revision.ts';

const url = '/file/file-1/revisions';
const file = sampleFile({
  headRevisionId: 'rev-3',
  capabilities: { canDownload: true, canEdit: true, canReadRevisions: true },
});

const revisions: Revision[] = [1, 2, 3].map((number) => ({
  id: `rev-${number}`,
  mimeType: 'text/plain',
  modifiedTime: `2026-11-1${number}T10:00:00.000Z`,
  lastModifyingUser: { displayName: 'Ana Ivanova' },
  size: String(100 * number),
  originalFilename: 'notes.txt',
  keepForever: number === 2,
}));

const responses: StubResponses = {
  'drive.files.get': () => file,
  'drive.revisions.list': () => ({ revisions }),
};

test('revisions are listed newest first, including the pinned ones', async () => {
  const { screen } = await renderApp({ url, responses });
  const list = screen.getByRole('list', { name: 'Revisions, newest first' });
  await expect.element(list.getByRole('listitem').first()).toMatchTextContent(/^3.*current/);
  await expect.element(screen.getByText('1 of 200 kept forever')).toBeVisible();
  await expect.element(list.getByRole('listitem', { name: 'Revision 2' }).getByText('Kept')).toBeVisible();
  await expectAccessible();
  await page.viewport(390, 844);
  await expectAccessible();
});

test('a user with read access sees who can see the revisions', async () => {
  const refused = () =>
    serviceError(403, 'insufficientFilePermissions', 'The user does not have sufficient permissions.');
  const { screen } = await renderApp({ url, responses: { ...responses, 'drive.revisions.list': refused } });
  await expect.element(screen.getByText('Only editors can see the revisions')).toBeVisible();
});

test.each([
  [403, 'insufficientFilePermissions'],
  [403, 'userRateLimitExceeded'],
  [500, 'backendError'],
])('displayed revisions stay if reloading them fails with %i %s, which the screen shows', async (...why) => {
  let isRefused = false;
  const list = () => (isRefused ? serviceError(...why, 'Not now.') : { revisions });
  const { screen, queryClient } = await renderApp({ url, responses: { ...responses, 'drive.revisions.list': list } });
  const rows = screen.getByRole('list', { name: 'Revisions, newest first' }).getByRole('listitem');
  await expect.element(rows.first()).toBeVisible();
  isRefused = true;
  await queryClient.invalidateQueries();
  const notice = screen.getByRole('status').filter({ hasText: 'could not be refreshed' });
  await expect.element(notice).toMatchTextContent(/^Some content could not be refreshed: Not now/);
  expect(rows.elements()).toHaveLength(3);
  await expectAccessible();
  isRefused = false;
  await notice.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(notice).not.toBeInTheDocument();
});

test('missing content is no longer shown', async () => {
  let isGone = false;
  const list = () => (isGone ? serviceError(404, 'notFound', 'File not found.') : { revisions });
  const { screen, queryClient } = await renderApp({ url, responses: { ...responses, 'drive.revisions.list': list } });
  await expect.element(screen.getByRole('list', { name: 'Revisions, newest first' })).toBeVisible();
  isGone = true;
  await queryClient.invalidateQueries();
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/The revisions could not be loaded/);
  await expect.element(screen.getByRole('list', { name: 'Revisions, newest first' })).not.toBeInTheDocument();
});

test('disabled actions show the reason', async () => {
  const { screen } = await renderApp({ url, responses });
  const restore = screen.getByRole('button', { name: 'Restore revision 3' });
  await expect.element(restore).toHaveAttribute('aria-disabled', 'true');
  await expect.element(restore).toHaveAccessibleDescription('This is the current content.');
  await screen.getByRole('button', { name: 'More actions for revision 3' }).click();
  const closed = screen.getByRole('menuitem', { name: 'Delete The current content cannot be deleted.' });
  await expect.element(closed).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'More actions for revision 2' }).click();
  const pinnedCount = screen.getByRole('menuitem', { name: /^Keep forever Kept forever/ });
  await expect.element(pinnedCount).toHaveAttribute('aria-disabled', 'true');
});

test('a revision is kept forever', async () => {
  const { screen, services } = await renderApp({
    url,
    responses: { ...responses, 'drive.revisions.update': () => ({ id: 'rev-1', keepForever: true }) },
  });
  await screen.getByRole('button', { name: 'More actions for revision 1' }).click();
  await screen.getByRole('menuitem', { name: /^Keep forever/ }).click();
  await expect.poll(() => services.callsOf('drive.revisions.update')).toHaveLength(1);
  expect(services.callsOf('drive.revisions.update')[0]?.body).toEqual({ keepForever: true });
});

test('a revision of a document is published, shown as such, and unpublished', async () => {
  const draft: Revision = { id: 'rev-3', modifiedTime: '2026-11-13T10:00:00.000Z' };
  let revision = draft;
  const { screen, services } = await renderApp({
    url,
    responses: {
      'drive.files.get': () => ({ ...file, mimeType: 'application/vnd.google-apps.document' }),
      'drive.revisions.list': () => ({ revisions: [revision] }),
      'drive.revisions.update': ({ body }) => {
        revision = { ...draft, ...(body as Revision) };
        return revision;
      },
    },
  });
  await screen.getByRole('button', { name: 'More actions for revision 1' }).click();
  await screen.getByRole('menuitem', { name: /^Publish/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Publish revision 1' });
  await dialog.getByText('Publish as a read-only page').click();
  await expect.element(dialog.getByText('Everyone in the organisation with the link can view it.')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Published in the organisation')).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('Published in the organisation')).not.toBeInTheDocument();
  expect(services.callsOf('drive.revisions.update').map(({ body }) => body)).toEqual([
    { published: true, publishAuto: false, publishedOutsideDomain: false },
    { published: false, publishAuto: false, publishedOutsideDomain: false },
  ]);
});

test('a revision is restored as a new one with its own bytes, and undo restores the replaced content', async () => {
  const { screen, services } = await renderApp({
    url,
    responses: {
      ...responses,
      'drive.revisions.get': () => new Response('as it was', { headers: { 'content-type': 'text/plain' } }),
      'drive.files.update': () => ({ id: 'file-1', headRevisionId: 'rev-4' }),
    },
  });
  await screen.getByRole('button', { name: 'Restore revision 1' }).click();
  await expect.element(screen.getByText('Revision 1 was restored as a new revision')).toBeVisible();
  expect(services.callsOf('drive.revisions.get').map(({ pathParams }) => pathParams.revisionId)).toEqual([
    'rev-1',
    'rev-3',
  ]);
  expect(services.callsOf('drive.files.update')[0]?.query.get('uploadType')).toBe('media');
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => services.callsOf('drive.files.update')).toHaveLength(2);
});

test('a revision is deleted after its number is typed', async () => {
  const { screen, services } = await renderApp({
    url,
    responses: { ...responses, 'drive.revisions.delete': () => undefined },
  });
  await screen.getByRole('button', { name: 'More actions for revision 1' }).click();
  await screen.getByRole('menuitem', { name: /^Delete/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Delete revision 1' });
  await expect.element(dialog.getByRole('button', { name: 'Delete revision' })).toBeDisabled();
  await userEvent.fill(dialog.getByLabelText('Type 1 to confirm'), '1');
  await dialog.getByRole('button', { name: 'Delete revision' }).click();
  await expect.poll(() => services.callsOf('drive.revisions.delete')).toHaveLength(1);
});

test('read-only roles see the history and why they cannot change it', async () => {
  const session = {
    ...operatorSession,
    roles: ['reviewer' as const],
    operations: ['drive.files.get', 'drive.revisions.list', 'drive.revisions.get'],
  };
  const { screen } = await renderApp({ url, responses, session });
  await expect
    .element(
      screen.getByText(
        'Changing revisions requires the Operator role. Your role is Reviewer; ask an operator for access.',
      ),
    )
    .toBeVisible();
  await screen.getByRole('button', { name: 'More actions for revision 1' }).click();
  const pinRefusal = screen.getByRole('menuitem', { name: /^Keep forever Changing revisions/ });
  await expect.element(pinRefusal).toHaveAttribute('aria-disabled', 'true');
});
