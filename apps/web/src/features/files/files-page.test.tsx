import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile, sampleFolder, sampleText } from '#testing/sample-files.ts';
import { operatorSession, serviceError } from '#testing/stub-services.ts';
import { contracts, folders, legal, responses } from './testing/stub-folders.ts';

test('the root lists folders first, in the order of the service', async () => {
  const { screen, services } = await renderApp({ url: '/files', responses });
  await expect.element(screen.getByRole('row', { name: 'Legal, folder' })).toBeVisible();
  const file = screen.getByRole('row', { name: 'Release notes.txt, file' });
  await expect.element(file.getByRole('gridcell', { name: 'You' })).toBeVisible();
  const [call] = services.callsOf('drive.files.list');
  expect(call?.query.get('q')).toBe("trashed = false and 'root' in parents");
  expect(call?.query.get('orderBy')).toBe('folder,name_natural');
  expect(services.callsOf('drive.files.list')).toHaveLength(1);
});

test('Enter opens a folder and Backspace leaves it', async () => {
  const { screen, address } = await renderApp({ url: '/files', responses });
  const row = screen.getByRole('row', { name: 'Legal, folder' });
  await expect.element(row).toBeVisible();
  row.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('row', { name: 'Contracts, folder' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Legal' })).toBeVisible();
  await expect
    .element(screen.getByRole('navigation', { name: 'Location' }).getByText('Legal'))
    .toHaveAttribute('aria-current', 'page');
  expect(address()).toBe('/files/legal');
  await userEvent.keyboard('{Backspace}');
  await expect.poll(address).toBe('/files');
});

test('Backspace opens the parent folder even before the path is known', async () => {
  const released = Promise.withResolvers<void>();
  const { screen, address } = await renderApp({
    url: '/files/contracts',
    responses: {
      ...responses,
      'drive.files.get': async ({ pathParams }) => {
        await released.promise;
        return folders.get(pathParams.fileId ?? '') ?? serviceError(404, 'notFound', 'File not found.');
      },
    },
  });
  await expect.element(screen.getByRole('row', { name: 'Release notes.txt, file' })).toBeVisible();
  await userEvent.keyboard('{Backspace}');
  released.resolve();
  await expect.poll(address).toBe('/files/legal');
});

test('Space previews a file next to the list, which is unchanged', async () => {
  const { screen, services, address } = await renderApp({
    url: '/files',
    responses: {
      ...responses,
      'drive.files.get': ({ pathParams, query }) => {
        if (query.get('alt') === 'media') return new Response(sampleText('Fixed the export'));
        if (pathParams.fileId === 'file-1') return sampleFile({ parents: ['drive-9'] });
        return { ...sampleFolder('drive-9', 'Drive'), driveId: 'drive-9' };
      },
      'drive.drives.get': () => ({ id: 'drive-9', name: 'Legal archive' }),
    },
  });
  const row = screen.getByRole('row', { name: 'Release notes.txt, file' });
  await expect.element(row).toBeVisible();
  row.element().focus();
  await userEvent.keyboard(' ');
  const panel = screen.getByRole('complementary', { name: 'Release notes.txt' });
  await expect.element(panel.getByText('Fixed the export')).toBeVisible();
  await expect.element(panel.getByRole('list', { name: 'Location' }).getByText('Legal archive')).toBeVisible();
  expect(address()).toBe('/files?peek=file-1');
  await expect.element(screen.getByRole('link', { name: 'My Drive' }).first()).toHaveAttribute('aria-current', 'page');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(address).toBe('/files');
  expect(services.callsOf('drive.files.list')).toHaveLength(1);
});

test('the tree expands folders on demand, and a typed path is found with one call', async () => {
  const { screen, services, address } = await renderApp({
    url: '/files/contracts',
    responses: {
      ...responses,
      'drive.files.get': ({ pathParams }) =>
        folders.get(pathParams.fileId ?? '') ?? sampleFolder(pathParams.fileId ?? '', 'My Drive'),
      'drive.drives.list': () => ({ drives: [{ id: 'drive-1', name: 'Archive' }] }),
      'drive.files.list': ({ query }) => {
        const q = query.get('q') ?? '';
        if (q.includes("name = 'Contracts'")) return { files: [contracts, legal] };
        return { files: q.includes("'root' in parents") ? [legal] : [contracts] };
      },
    },
  });
  await page.viewport(1280, 800);
  await screen.getByRole('button', { name: 'Show folder tree' }).click();
  const tree = screen.getByRole('navigation', { name: 'Folders' });
  await expect.element(tree.getByRole('link', { name: 'Archive' })).toBeVisible();
  await expect.element(tree.getByRole('link', { name: 'Contracts' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible();
  await tree.getByRole('link', { name: 'Legal' }).click();
  await expect.poll(address).toBe('/files/legal');

  await screen.getByRole('button', { name: 'Type a path' }).click();
  await userEvent.fill(screen.getByLabelText('Path'), 'My Drive/Legal/Contracts/2027');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Folder 2027 not found in Contracts')).toBeVisible();
  const lookups = services.callsOf('drive.files.list').filter(({ query }) => query.get('q')?.includes('name = '));
  expect(lookups).toHaveLength(1);
  await userEvent.fill(screen.getByLabelText('Path'), 'Legal/Contracts');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/files/contracts');
  const hide = screen.getByRole('button', { name: 'Hide folder tree' });
  await page.viewport(390, 800);
  await expect.element(hide).not.toBeInTheDocument();
  await page.viewport(1280, 800);
  await hide.click();
  await expect.element(tree).not.toBeInTheDocument();
});

test('the end of the list loads the next page', async () => {
  const first = Array.from({ length: 100 }, (_, index) => sampleFile({ id: `f${index}`, name: `File ${index}` }));
  const { screen } = await renderApp({
    url: '/files',
    responses: {
      'drive.files.list': ({ query }) =>
        query.get('pageToken') === 'next'
          ? { files: [sampleFile({ id: 'last', name: 'Last file' })] }
          : { files: first, nextPageToken: 'next' },
    },
  });
  const row = screen.getByRole('row', { name: 'File 0, file' });
  await expect.element(row).toBeVisible();
  row.element().focus();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByText('101 items', { exact: true })).toBeVisible();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('row', { name: 'Last file, file' })).toHaveFocus();
});

test('a service error is shown in place of the list', async () => {
  const { screen } = await renderApp({
    url: '/files/gone',
    responses: {
      'drive.files.list': () => serviceError(400, 'badRequest', 'Bad folder.'),
      'drive.files.get': () => serviceError(400, 'badRequest', 'Bad folder.'),
    },
  });
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Bad folder\..*400 badRequest/);
});

test('shared drives are a location, for roles that may list them', async () => {
  const { screen } = await renderApp({
    url: '/files?in=drives',
    responses: { ...responses, 'drive.drives.list': () => ({ drives: [{ id: 'legal', name: 'Legal archive' }] }) },
  });
  await screen.getByRole('link', { name: 'Legal archive' }).click();
  await expect.element(screen.getByRole('row', { name: 'Contracts, folder' })).toBeVisible();
});

test('the location tabs stay in place between locations, and the tree highlights only the root of My Drive', async () => {
  await page.viewport(1440, 900);
  const { screen } = await renderApp({
    url: '/files',
    responses: { ...responses, 'drive.drives.list': () => ({ drives: [{ id: 'legal', name: 'Legal archive' }] }) },
  });
  const top = () => Math.round(screen.getByRole('navigation', { name: 'Places' }).element().getBoundingClientRect().y);
  const places = screen.getByRole('navigation', { name: 'Places' });
  await screen.getByRole('button', { name: 'Show folder tree' }).click();
  const tree = screen.getByRole('navigation', { name: 'Folders' });
  await expect.element(tree.getByRole('link', { name: 'My Drive' })).toHaveAttribute('aria-current', 'page');
  const before = top();
  await places.getByRole('link', { name: 'Trash' }).click();
  await expect.element(tree.getByRole('link', { name: 'My Drive' })).not.toHaveAttribute('aria-current');
  expect(top()).toBe(before);
  await places.getByRole('link', { name: 'Shared drives' }).click();
  await expect.element(screen.getByRole('link', { name: 'Legal archive' })).toBeVisible();
  expect(top()).toBe(before);
});

test('a role that may not list shared drives does not see them as a location', async () => {
  const session = { ...operatorSession, operations: ['drive.files.list'] };
  const { screen } = await renderApp({ url: '/files', responses, session });
  const places = screen.getByRole('navigation', { name: 'Places' });
  await expect.element(places.getByRole('link', { name: 'My Drive' })).toBeVisible();
  await expect.element(places.getByRole('link', { name: 'Shared drives' })).not.toBeInTheDocument();
});

test('a role that cannot create files sees this at the create and upload actions, including who can change it', async () => {
  const session = { ...operatorSession, roles: ['reviewer' as const], operations: ['drive.files.list'] };
  const { screen } = await renderApp({ url: '/files', responses, session });
  const create = screen.getByRole('button', { name: 'New', exact: true });
  await expect.element(create).toBeDisabled();
  const whose = 'requires the Operator role. Your role is Reviewer; ask an operator for access.';
  await expect.element(create).toHaveAccessibleDescription(`Creating files ${whose}`);
  const upload = screen.getByRole('button', { name: 'Upload' });
  await expect.element(upload).toHaveAccessibleDescription(new RegExp(`^Uploading ${whose}`));
  create.element().focus();
  await userEvent.keyboard('{Enter}n');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expectAccessible();
});

test('for a role that cannot empty the trash, the trash shows why', async () => {
  const session = { ...operatorSession, roles: ['support' as const], operations: ['drive.files.list'] };
  const { screen } = await renderApp({ url: '/files?in=trash', responses, session });
  await expect
    .element(screen.getByRole('button', { name: 'Empty trash' }))
    .toHaveAccessibleDescription(/^Emptying the trash requires the Operator role\. Your role is Support/);
});

test('the list has no accessibility violation, wide and narrow', async () => {
  const { screen } = await renderApp({ url: '/files/legal', responses });
  await expect.element(screen.getByRole('row', { name: 'Contracts, folder' })).toBeVisible();
  await expectAccessible();
  await page.viewport(390, 844);
  await expectAccessible();
});

test('on a phone, a row menu opens with a button large enough for touch', async () => {
  await page.viewport(390, 844);
  const { screen } = await renderApp({ url: '/files', responses });
  const row = screen.getByRole('row', { name: 'Release notes.txt, file' });
  const more = row.getByRole('button', { name: /^Actions for Release notes/ });
  await expect.element(more).toBeVisible();
  const { width, height, right } = more.element().getBoundingClientRect();
  expect({ width, height, isInSight: right <= 390 }).toEqual({ width: 44, height: 44, isInSight: true });
  await more.click();
  await expect.element(screen.getByRole('menuitem', { name: /^Rename/ })).toBeVisible();
  await expectAccessible();
});

test('while a list is re-sorted its rows and the focus stay; another folder starts without them', async () => {
  const sorted = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  const { screen } = await renderApp({
    url: '/files',
    responses: {
      ...responses,
      'drive.files.list': async ({ query }) => {
        if (query.get('orderBy')?.includes('modifiedTime')) await sorted.promise;
        if (!query.get('q')?.includes("'legal' in parents")) return { files: [legal, sampleFile()] };
        await opened.promise;
        return { files: [contracts] };
      },
    },
  });
  const grid = screen.getByRole('grid', { name: 'Files' });
  const row = screen.getByRole('row', { name: 'Legal, folder' });
  await expect.element(row).toBeVisible();
  await screen.getByRole('columnheader', { name: 'Modified' }).getByRole('button').first().click();
  await expect.element(grid).toHaveAttribute('aria-busy', 'true');
  await expect.element(row).toBeVisible();
  expect(grid.element().contains(document.activeElement)).toBe(true);
  sorted.resolve();
  await expect.element(grid).toHaveAttribute('aria-busy', 'false');
  expect(grid.element().contains(document.activeElement)).toBe(true);
  row.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('status', { name: 'Loading the files' })).toBeInTheDocument();
  await expect.element(row).not.toBeInTheDocument();
  opened.resolve();
  await expect.element(screen.getByRole('row', { name: 'Contracts, folder' })).toBeVisible();
});

test('items shared differently from their folder are marked, and can be listed', async () => {
  const folder = { ...sampleFolder('legal', 'Legal'), permissionIds: ['ana'] };
  const same = { ...sampleFile({ id: 'same', name: 'Same.txt' }), permissionIds: ['ana'] };
  const own = { ...sampleFile({ id: 'own', name: 'Own.txt' }), permissionIds: ['ana', 'guest'] };
  let hasMore = true;
  const { screen, address } = await renderApp({
    url: '/files/legal?own=true',
    responses: {
      'drive.files.get': () => folder,
      'drive.files.list': ({ query }) => {
        if (!query.get('q')?.includes("'legal' in parents")) return { files: [] };
        if (query.has('pageToken')) return { files: [own] };
        return { files: [same], ...(hasMore && { nextPageToken: 'more' }) };
      },
    },
  });
  await expect.element(screen.getByText('No matches in the first 1 item.')).toBeVisible();
  await screen.getByRole('button', { name: 'Load more' }).click();
  const row = screen.getByRole('row', { name: 'Own.txt, file' });
  await expect.element(row.getByRole('img', { name: 'Access differs from the folder' })).toBeVisible();
  await expect.element(screen.getByText('Same.txt')).not.toBeInTheDocument();
  await expectAccessible();
  hasMore = false;
  await screen.getByRole('checkbox', { name: 'Access differs from the folder' }).click();
  await expect.poll(address).toBe('/files/legal');
  const other = screen.getByRole('row', { name: 'Same.txt, file' });
  await expect.element(other.getByRole('img', { name: 'Access differs from the folder' })).not.toBeInTheDocument();
});
