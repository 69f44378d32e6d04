import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile, sampleFolder } from '#testing/sample-files.ts';
import { operatorSession, type StubAnswers, serviceError } from '#testing/stub-services.ts';

const legal = sampleFolder('legal', 'Legal', 'root-1');
const contracts = sampleFolder('contracts', 'Contracts', 'legal');
const folders = new Map([
  ['legal', legal],
  ['contracts', contracts],
]);

const answers: StubAnswers = {
  'drive.files.list': ({ query }) => ({
    files: query.get('q')?.includes("'legal' in parents") ? [contracts] : [legal, sampleFile()],
  }),
  'drive.files.get': ({ pathParams }) =>
    folders.get(pathParams.fileId ?? '') ?? serviceError(404, 'notFound', 'File not found.'),
};

test('the root lists folders first, in the order that the service gives', async () => {
  const { screen, services } = await renderApp({ url: '/files', answers });
  await expect.element(screen.getByRole('row', { name: 'Legal, folder' })).toBeVisible();
  const file = screen.getByRole('row', { name: 'Release notes.txt, file' });
  await expect.element(file.getByRole('gridcell', { name: 'You' })).toBeVisible();
  const [call] = services.callsOf('drive.files.list');
  expect(call?.query.get('q')).toBe("trashed = false and 'root' in parents");
  expect(call?.query.get('orderBy')).toBe('folder,name_natural');
  expect(services.callsOf('drive.files.list')).toHaveLength(1);
});

test('Enter goes into a folder and Backspace out of it', async () => {
  const { screen, address } = await renderApp({ url: '/files', answers });
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

test('a search is typed after / and looks everywhere, whatever its quotes', async () => {
  const { screen, services } = await renderApp({ url: '/files', answers });
  await expect.element(screen.getByRole('grid', { name: 'Files' })).toBeVisible();
  await userEvent.keyboard("/Ana's{Enter}");
  await expect.element(screen.getByRole('heading', { name: "Files with “Ana's”" })).toBeVisible();
  const query = services.callsOf('drive.files.list').at(-1)?.query;
  expect(query?.get('q')).toContain("fullText contains 'Ana\\'s'");
  expect(query?.get('corpora')).toBe('allDrives');
  expect(query?.has('orderBy')).toBe(false);
});

test('a head of a column sorts by the service, and again turns the order', async () => {
  const { screen, services, address } = await renderApp({ url: '/files', answers });
  await screen.getByRole('columnheader').getByRole('button', { name: 'Modified' }).click();
  await expect
    .poll(() => services.callsOf('drive.files.list').at(-1)?.query.get('orderBy'))
    .toBe('folder,modifiedTime');
  await expect
    .element(screen.getByRole('columnheader', { name: 'Modified' }))
    .toHaveAttribute('aria-sort', 'ascending');
  await screen.getByRole('columnheader').getByRole('button', { name: 'Modified' }).click();
  await expect
    .poll(() => services.callsOf('drive.files.list').at(-1)?.query.get('orderBy'))
    .toBe('folder,modifiedTime desc');
  expect(address()).toBe('/files?sort=modifiedTime&desc=true');
});

test('the end of the list loads the next page', async () => {
  const first = Array.from({ length: 100 }, (_, index) => sampleFile({ id: `f${index}`, name: `File ${index}` }));
  const { screen } = await renderApp({
    url: '/files',
    answers: {
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
  await expect.element(screen.getByText('101 items loaded, all of them')).toBeVisible();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('row', { name: 'Last file, file' })).toHaveFocus();
});

test('an empty place and a search without results are told apart', async () => {
  const empty: StubAnswers = { 'drive.files.list': () => ({ files: [] }) };
  const nothing = await renderApp({ url: '/files?in=starred', answers: empty });
  await expect.element(nothing.screen.getByText('There is nothing here yet')).toBeVisible();
  await nothing.screen.unmount();
  const { screen } = await renderApp({ url: '/files?q=zebra', answers: empty });
  await expect.element(screen.getByText('Nothing matches')).toBeVisible();
});

test('an error of the service stands where the list would be', async () => {
  const { screen } = await renderApp({
    url: '/files/gone',
    answers: {
      'drive.files.list': () => serviceError(404, 'notFound', 'File not found: gone.'),
      'drive.files.get': () => serviceError(404, 'notFound', 'File not found: gone.'),
    },
  });
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/404 – File not found: gone\. \(notFound\)/);
});

test('shared drives are a place, for roles that may list them', async () => {
  const { screen } = await renderApp({
    url: '/files?in=drives',
    answers: { ...answers, 'drive.drives.list': () => ({ drives: [{ id: 'legal', name: 'Legal archive' }] }) },
  });
  await screen.getByRole('link', { name: 'Legal archive' }).click();
  await expect.element(screen.getByRole('row', { name: 'Contracts, folder' })).toBeVisible();
});

test('a role that may not list shared drives does not see them as a place', async () => {
  const session = { ...operatorSession, operations: ['drive.files.list'] };
  const { screen } = await renderApp({ url: '/files', answers, session });
  const places = screen.getByRole('navigation', { name: 'Places' });
  await expect.element(places.getByRole('link', { name: 'My Drive' })).toBeVisible();
  await expect.element(places.getByRole('link', { name: 'Shared drives' })).not.toBeInTheDocument();
});

test('the list breaks no accessibility rule, wide and narrow', async () => {
  const { screen } = await renderApp({ url: '/files/legal', answers });
  await expect.element(screen.getByRole('row', { name: 'Contracts, folder' })).toBeVisible();
  await expectAccessible();
  await page.viewport(390, 844);
  await expectAccessible();
});
