import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleApproval, sampleFile, sampleFolder, sampleText } from '#testing/sample-files.ts';
import { operatorSession, type StubResponses, serviceError } from '#testing/stub-services.ts';
import { undoMessage } from '#testing/undo-message.ts';

const file = sampleFile({
  parents: ['legal'],
  capabilities: { canDownload: true, canEdit: true, canRename: true, canTrash: true, canDelete: true, canCopy: true },
});
const legal = sampleFolder('legal', 'Legal');
const contracts = sampleFolder('contracts', 'Contracts', 'legal');

const responses: StubResponses = {
  'drive.files.get': ({ pathParams, query }) => {
    if (query.get('alt') === 'media') return new Response(sampleText('text'));
    return [file, legal, contracts].find(({ id }) => id === pathParams.fileId) ?? serviceError(404, 'notFound', 'No');
  },
  'drive.files.list': ({ query }) => ({
    files: query.get('q')?.includes("'root' in parents") ? [legal] : [contracts],
  }),
  'drive.files.update': ({ body }) => ({ ...file, ...(body as object) }),
};

async function openMenu(url = '/file/file-1/preview', more: StubResponses = {}) {
  const app = await renderApp({ url, responses: { ...responses, ...more } });
  await app.screen.getByRole('button', { name: 'More actions' }).click();
  return app;
}

test('a file is renamed, and undo restores the old name', async () => {
  const { screen, services } = await openMenu();
  await expectAccessible();
  await screen.getByRole('menuitem', { name: /^Rename/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Rename' });
  await userEvent.fill(dialog.getByLabelText('Name'), 'Notes.txt');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await undoMessage('Renamed to Notes.txt');
  await expect.poll(() => services.callsOf('drive.files.update')).toHaveLength(2);
  expect(services.callsOf('drive.files.update').map(({ body }) => body)).toEqual([
    { name: 'Notes.txt' },
    { name: 'Release notes.txt' },
  ]);
});

test('F2 asks for a new name for the focused row, or shows why it cannot be renamed', async () => {
  const retained = { ...sampleFile({ id: 'kept', name: 'Kept.txt' }), capabilities: { canRename: false } };
  const { screen, services } = await renderApp({
    url: '/files',
    responses: { ...responses, 'drive.files.list': () => ({ files: [file, retained] }) },
  });
  const row = screen.getByRole('row', { name: 'Release notes.txt, file' });
  await expect.element(row).toBeVisible();
  row.element().focus();
  await userEvent.keyboard('{ArrowRight}{F2}');
  const dialog = screen.getByRole('dialog', { name: 'Rename' });
  await userEvent.fill(dialog.getByLabelText('Name'), 'Notes.txt');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(services.callsOf('drive.files.update').map(({ body }) => body)).toEqual([{ name: 'Notes.txt' }]);
  screen.getByRole('row', { name: 'Kept.txt, file' }).element().focus();
  await userEvent.keyboard('{F2}');
  await expect.element(screen.getByText('You cannot rename this file.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a star is shown with a mark while it is being sent, and removed if it is rejected', async () => {
  const response = Promise.withResolvers<void>();
  const { screen } = await renderApp({
    url: '/files',
    responses: {
      ...responses,
      'drive.files.list': () => ({ files: [file] }),
      'drive.files.update': async () => {
        await response.promise;
        return serviceError(403, 'insufficientFilePermissions', 'No');
      },
    },
  });
  const row = screen.getByRole('row', { name: 'Release notes.txt, file' });
  await expect.element(row).toBeVisible();
  row.element().focus();
  await userEvent.keyboard('.');
  await screen.getByRole('menuitem', { name: /^Star\b/ }).click();
  await expect.element(row.getByRole('img', { name: 'Starred' })).toBeVisible();
  await expect.element(row.getByRole('img', { name: 'Saving' })).toBeVisible();
  response.resolve();
  await expect.element(row.getByRole('img', { name: 'Starred' })).not.toBeInTheDocument();
  await expect.element(screen.getByText(/^The file was not changed/).first()).toBeVisible();
});

test('a file is moved to the folder the user navigated to', async () => {
  const { screen, services } = await openMenu();
  await screen.getByRole('menuitem', { name: /^Move to a folder/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Move Release notes.txt' });
  await expect.element(dialog.getByText('No folders here')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Parent folder' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Move here' }).click();
  await expect.poll(() => services.callsOf('drive.files.update')).toHaveLength(1);
  const [call] = services.callsOf('drive.files.update');
  expect(call?.query.get('addParents')).toBe('root');
  expect(call?.query.get('removeParents')).toBe('legal');
});

test('a destination folder is found by its name, among the recent ones, or in a shared drive', async () => {
  const { screen, services } = await renderApp({
    url: '/file/file-1/preview',
    responses: {
      ...responses,
      'drive.drives.list': () => ({ drives: [{ id: 'drive-1', name: 'Finance' }] }),
    },
    bff: {
      'GET /api/recents': () => ({ places: [{ kind: 'folder', targetId: 'contracts', title: 'Contracts' }] }),
    },
  });
  await screen.getByRole('button', { name: 'More actions' }).click();
  await screen.getByRole('menuitem', { name: /^Move to a folder/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Move Release notes.txt' });
  await expect.element(dialog.getByLabelText('Search folders')).toHaveFocus();
  await expect.element(dialog.getByRole('list', { name: 'Recent' }).getByText('Contracts')).toBeVisible();
  await expect.element(dialog.getByRole('list', { name: 'Shared drives' }).getByText('Finance')).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('contr');
  await dialog.getByRole('list', { name: 'Folders' }).getByRole('button', { name: 'Contracts Legal' }).click();
  await expect.element(dialog.getByRole('status').getByText('Contracts')).toBeVisible();
  await expect.element(dialog.getByLabelText('Search folders')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Move here' }).click();
  await expect
    .poll(() => services.callsOf('drive.files.update').map(({ query }) => query.get('addParents')))
    .toEqual(['contracts']);
  expect(services.callsOf('drive.files.list').map(({ query }) => query.get('q'))).toContain(
    "name contains 'contr' and mimeType = 'application/vnd.google-apps.folder' and trashed = false",
  );
});

test('a file in the root cannot be moved there again', async () => {
  const { screen } = await openMenu('/file/file-1/preview', {
    'drive.files.get': ({ pathParams, query }) => {
      if (query.get('alt') === 'media') return new Response(sampleText('text'));
      return pathParams.fileId === 'file-1' ? { ...file, parents: ['top'] } : sampleFolder('top', 'My Drive');
    },
  });
  await screen.getByRole('menuitem', { name: /^Move to a folder/ }).click();
  const move = screen.getByRole('dialog').getByRole('button', { name: 'Move here' });
  await expect.element(move).toHaveAccessibleDescription(/^The item is already in this folder/);
});

test('a file is moved to the trash and a rejection is shown', async () => {
  const { screen } = await openMenu('/file/file-1/preview', {
    'drive.files.update': () => serviceError(403, 'insufficientFilePermissions', 'Not allowed.'),
  });
  await screen.getByRole('menuitem', { name: /^Move to trash/ }).click();
  await expect.element(screen.getByText('The file was not changed: Not allowed.')).toBeVisible();
});

test('deleting forever requires the name, and returns to the folder', async () => {
  const { screen, services, address } = await openMenu('/file/file-1/preview', {
    'drive.files.delete': () => undefined,
  });
  await screen.getByRole('menuitem', { name: /^Delete forever/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Delete Release notes.txt forever' });
  await expect.element(dialog.getByRole('button', { name: 'Delete forever' })).toBeDisabled();
  await userEvent.fill(dialog.getByLabelText('Type Release notes.txt to confirm'), 'Release notes.txt');
  await dialog.getByRole('button', { name: 'Delete forever' }).click();
  await expect.poll(address).toBe('/files/legal');
  expect(services.callsOf('drive.files.delete')).toHaveLength(1);
});

test('clickable words of a file are tall enough for touch', async () => {
  const { screen } = await openMenu('/file/file-1/preview', {
    'drive.approvals.list': () => ({ items: [sampleApproval()] }),
  });
  await userEvent.keyboard('{Escape}');
  const words = [
    screen.getByRole('link', { name: 'In Legal' }),
    screen.getByRole('link', { name: '0 of 2 approved' }),
    screen.getByRole('list', { name: 'Location' }).getByRole('link', { name: 'Legal' }),
  ];
  for (const word of words) {
    await expect.element(word).toBeVisible();
    expect(word.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  }
});

test('a file shows its folder and its approval state, can be watched, and its tabs are opened with number keys', async () => {
  const { screen, address } = await openMenu('/file/file-1/preview', {
    'drive.approvals.list': () => ({ items: [sampleApproval()] }),
  });
  await expect.element(screen.getByRole('link', { name: 'In Legal' })).toHaveAttribute('href', '/files/legal');
  await expect.element(screen.getByText('Owner: You')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: '0 of 2 approved' }))
    .toHaveAttribute('href', '/file/file-1/approvals');
  await expect.element(screen.getByRole('list', { name: 'Location' }).getByText('Legal')).toBeVisible();
  await screen.getByRole('menuitem', { name: /^Watch for changes/ }).click();
  await expect.element(screen.getByRole('dialog', { name: 'New watch' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog', { name: 'New watch' })).not.toBeInTheDocument();
  await userEvent.keyboard('3');
  await expect.poll(address).toBe('/file/file-1/sharing');
  await userEvent.keyboard('1');
  await expect.poll(address).toBe('/file/file-1/preview');
});

test('the tabs of a file stay in place, however long its name and whatever its header contains', async () => {
  await page.viewport(1440, 900);
  const long = {
    ...file,
    name: `${'A name that goes on and on '.repeat(6)}.txt`,
    owners: [{ displayName: 'Ana Duarte' }],
  };
  const { screen } = await renderApp({
    url: '/file/file-1/comments',
    responses: {
      ...responses,
      'drive.files.get': ({ pathParams }) => (pathParams.fileId === 'file-1' ? long : legal),
      'drive.comments.list': () => ({ comments: [] }),
      'drive.approvals.list': () => ({ items: [] }),
    },
  });
  const tabs = screen.getByRole('navigation', { name: 'File', exact: true });
  await expect.element(screen.getByRole('button', { name: 'Start approval' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'In Legal' })).toBeVisible();
  const before = tabs.element().getBoundingClientRect().y;
  await tabs.getByRole('link', { name: 'Approvals' }).click();
  await expect.element(screen.getByText('No approval in progress')).toBeVisible();
  expect(tabs.element().getBoundingClientRect().y).toBe(before);
});

test('unavailable actions show the reason', async () => {
  const app = await renderApp({
    url: '/file/file-1/preview',
    responses: {
      ...responses,
      'drive.files.get': ({ pathParams }) =>
        pathParams.fileId === 'legal' ? legal : { ...file, capabilities: { canRename: false } },
    },
    session: { ...operatorSession, operations: ['drive.files.get', 'drive.files.update'] },
  });
  await app.screen.getByRole('button', { name: 'More actions' }).click();
  const rename = app.screen.getByRole('menuitem', { name: /^Rename/ });
  await expect.element(rename).toHaveAttribute('aria-disabled', 'true');
  await expect.element(rename).toHaveAccessibleName('Rename You cannot rename this file.');
});

test('a folder is created in the displayed folder, under an ID fetched in advance', async () => {
  const { screen, services } = await renderApp({
    url: '/files/legal',
    responses: {
      ...responses,
      'drive.files.generateIds': () => ({ ids: ['fresh-1'] }),
      'drive.files.create': () => sampleFolder('fresh-1', 'Drafts', 'legal'),
    },
  });
  await screen.getByRole('button', { name: 'New' }).click();
  await screen.getByRole('menuitem', { name: /^New folder/ }).click();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  // The key that opens the dialog is not typed into its field, even if the dialog is already loaded.
  await userEvent.keyboard('n');
  await expect.element(screen.getByLabelText('Name', { exact: true })).toHaveValue('New folder');
  await userEvent.fill(screen.getByLabelText('Name', { exact: true }), 'Drafts');
  await screen.getByRole('button', { name: 'Create folder' }).click();
  await expect.poll(() => services.callsOf('drive.files.create')).toHaveLength(1);
  expect(services.callsOf('drive.files.create')[0]?.body).toEqual({
    id: 'fresh-1',
    name: 'Drafts',
    mimeType: 'application/vnd.google-apps.folder',
    parents: ['legal'],
  });
});

test('the trash is emptied after its contents are stated and the word is typed', async () => {
  const { screen, services } = await renderApp({
    url: '/files?in=trash',
    responses: { ...responses, 'drive.files.emptyTrash': () => undefined },
  });
  await expect.element(screen.getByRole('grid', { name: 'Files' })).toBeVisible();
  expect(services.callsOf('drive.files.list')[0]?.query.get('q')).toBe('trashed = true');
  await screen.getByRole('button', { name: 'Empty trash' }).click();
  await expect.element(screen.getByRole('dialog').getByText(/^\d+ items?, changed last:$/)).toBeVisible();
  await userEvent.fill(screen.getByLabelText('Type empty to confirm'), 'empty');
  await screen.getByRole('button', { name: 'Delete forever' }).click();
  await expect.poll(() => services.callsOf('drive.files.emptyTrash')).toHaveLength(1);
});
