import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleCalendar } from '#testing/sample-events.ts';
import { sampleFile } from '#testing/sample-files.ts';
import { sampleProcess } from '#testing/sample-processes.ts';
import { operatorSession, type StubResponses, serviceError } from '#testing/stub-services.ts';

const responses: StubResponses = {
  'script.processes.list': () => ({}),
  'drive.files.list': () => ({ files: [] }),
};

test('the palette opens screens by name', async () => {
  const { screen, address } = await renderApp({ url: '/processes', responses });
  await expect.element(screen.getByText('Nothing has run yet')).toBeVisible();
  // A user who continues typing immediately loses no letter.
  await userEvent.keyboard('{Control>}k{/Control}fi');
  await expect.element(screen.getByRole('searchbox', { name: /^Screen, action/ })).toHaveValue('fi');
  await expectAccessible();
  await userEvent.keyboard('le{Enter}');
  await expect.poll(address).toMatch(/^\/files/);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('main')).toHaveFocus();
});

test('the palette finds projects, files and calendars by name, shows their location, and lists recent places', async () => {
  const place = { kind: 'file', targetId: 'f9', title: 'Budget', time: '2026-11-20T10:00:00Z' };
  const visited = { kind: 'script', targetId: 's1', title: 'Release robot', time: '2026-11-20T09:00:00Z' };
  const { screen, address, services } = await renderApp({
    url: '/processes',
    responses: {
      ...responses,
      'drive.files.list': ({ query }) => ({
        files: query.get('q')?.includes('mimeType =') ? [{ id: 's1', name: 'Release robot' }] : [sampleFile()],
        nextPageToken: 'more',
      }),
      'calendar.calendarList.list': () => ({ items: [sampleCalendar({ id: 'rel@example.com', summary: 'Releases' })] }),
    },
    bff: { 'GET /api/recents': () => ({ places: [place, visited] }), 'GET /api/pins': () => ({ places: [] }) },
  });
  await screen.getByRole('button', { name: /Search or go to/ }).click();
  const palette = screen.getByRole('dialog', { name: 'Go to' });
  await expect.element(palette.getByRole('menuitem').first()).toMatchTextContent(/Budget.*file, recent/);
  await userEvent.keyboard('release');
  await expect.element(palette.getByRole('menuitem', { name: /Release notes.txt/ })).toBeVisible();
  // An item that was both visited and found is listed once.
  await expect.element(palette.getByRole('menuitem', { name: /Release robot.*script, recent/ })).toBeVisible();
  await expect.element(palette.getByRole('menuitem', { name: /^Releases/ })).toBeVisible();
  await expect.element(palette.getByText(/^Names as of .*; more exist$/)).toBeVisible();
  expect(services.callsOf('drive.files.list').map(({ query }) => query.get('q'))).toContain(
    "name contains 'release' and mimeType = 'application/vnd.google-apps.script' and trashed = false",
  );
  await expectAccessible();
  await palette.getByRole('menuitem', { name: /Release notes.txt/ }).click();
  await expect.poll(address).toMatch(/^\/file\/file-1/);
});

test('the palette shows the folders of files with the same name, including recent ones, and of no others', async () => {
  const folders: Readonly<Record<string, object>> = {
    f1: { id: 'f1', name: 'Budget', parents: ['finance'] },
    f2: { id: 'f2', name: 'budget', parents: ['archive'] },
    f3: { id: 'f3', name: 'Budget', parents: ['root-1'] },
    finance: { id: 'finance', name: 'Finance', parents: ['root-1'] },
    archive: { id: 'archive', name: 'Archive', parents: ['finance'] },
    'root-1': { id: 'root-1', name: 'My Drive' },
  };
  const files = [
    { ...sampleFile(), id: 'f1', name: 'Budget' },
    { ...sampleFile(), id: 'f2', name: 'budget' },
    { ...sampleFile(), id: 'f4', name: 'Budget of last year' },
  ];
  const { screen, services } = await renderApp({
    url: '/processes',
    responses: {
      ...responses,
      'drive.files.list': ({ query }) => ({ files: query.get('q')?.includes('mimeType =') ? [] : files }),
      'drive.files.get': ({ pathParams }) => folders[pathParams.fileId ?? ''] ?? serviceError(404, 'notFound', 'None.'),
    },
    bff: {
      'GET /api/recents': () => ({ places: [{ kind: 'file', targetId: 'f3', title: 'Budget', time: '' }] }),
      'GET /api/pins': () => ({ places: [] }),
    },
  });
  await screen.getByRole('button', { name: /Search or go to/ }).click();
  await screen.getByRole('searchbox').fill('budget');
  for (const name of [
    /^Budget ?My Drive file, recent$/,
    /^Budget ?My Drive \/ Finance file$/,
    /^budget ?My Drive \/ Finance \/ Archive file$/,
    /^Budget of last year file$/,
  ]) {
    await expect.element(screen.getByRole('menuitem', { name })).toBeVisible();
  }
  expect(services.callsOf('drive.files.get').map(({ pathParams }) => pathParams.fileId)).not.toContain('f4');
});

test('the palette runs an action of another screen, including by touch on a narrow screen', async () => {
  await page.viewport(390, 844);
  const { screen, address } = await renderApp({ url: '/processes', responses });
  await screen.getByRole('button', { name: /Search or go to/ }).click();
  await userEvent.keyboard('new script');
  await screen.getByRole('menuitem', { name: /New script project/ }).click();
  await expect.poll(address).toMatch(/^\/scripts/);
  await expect.element(screen.getByRole('dialog', { name: 'New project' })).toBeVisible();
});

test('an ID produces one row in the palette, with the name of its resource', async () => {
  const { screen, address } = await renderApp({
    url: '/processes',
    responses: {
      ...responses,
      'drive.files.get': ({ pathParams }) =>
        pathParams.fileId === '1dl4fuoHtj92QXKp'
          ? { id: '1dl4fuoHtj92QXKp', name: 'Release robot', mimeType: 'application/vnd.google-apps.script' }
          : serviceError(404, 'notFound', 'File not found.'),
      'calendar.events.get': () => ({ id: 'weekly0review1', summary: 'Weekly review' }),
    },
  });
  await screen.getByRole('button', { name: /Search or go to/ }).click();
  const field = screen.getByRole('searchbox');
  await field.fill('weekly0review1');
  await expect.element(screen.getByRole('menuitem', { name: /^Weekly review event/ })).toBeVisible();
  await field.fill('1dl4fuoHtj92QXKp');
  await expect.element(screen.getByRole('menuitem', { name: /^Release robot project/ })).toBeVisible();
  await expect.element(screen.getByRole('menuitem')).toHaveLength(1);
  await screen.getByRole('menuitem').click();
  await expect.poll(address).toMatch(/^\/scripts\/1dl4fuoHtj92QXKp/);
});

test('a pasted process is found on later pages, and opened in a list that contains it', async () => {
  const [newest, old] = [sampleProcess({ processId: '5155' }), sampleProcess({ processId: '4984' })];
  const { screen, address } = await renderApp({
    url: '/jobs',
    responses: {
      'script.processes.list': ({ query }) =>
        query.has('pageToken') ? { processes: [old] } : { processes: [newest], nextPageToken: 'next' },
      'script.processes.listScriptProcesses': () => ({ processes: [old] }),
    },
  });
  await screen.getByRole('button', { name: /Search or go to/ }).click();
  await screen.getByRole('searchbox').fill('Process 5155');
  await expect.element(screen.getByRole('menuitem', { name: /^Latest run of syncOrders/ })).toBeVisible();
  await screen.getByRole('searchbox').fill('execution ID: 4984');
  await screen.getByRole('menuitem', { name: /^Run of syncOrders/ }).click();
  const range = /from="?2026-11-20T10:00:00.000Z"?&to="?2026-11-20T10:00:04.200Z"?&peek="4984"/;
  await expect.poll(() => decodeURIComponent(address())).toMatch(range);
  await expect.element(screen.getByRole('complementary', { name: 'syncOrders' })).toBeVisible();
});

test('the palette finds functions, runs, people, operations and actions of the project', async () => {
  const row = { type: 'user', foundIn: ['files'], mentions: 1 };
  const people = [{ ...row, email: 'ana@example.com', name: 'Ana Banerjee' }];
  const coverage = { state: 'current', scanned: 4, total: 4, failedCount: 0, failed: [], calls: 4 };
  const run = sampleProcess({ processId: 'AHaQz5SFz2sP5w', functionName: 'syncOrders', projectName: 'Release robot' });
  const { screen } = await renderApp({
    url: '/jobs',
    responses: { 'script.processes.list': () => ({ processes: [run] }) },
    bff: {
      'GET /api/indexes/people': () => ({ rows: people, all: 1, coverage }),
      'GET /api/pins': () => ({ places: [{ kind: 'script', targetId: 's1', title: 'Release robot', time: '' }] }),
      'GET /api/recents': () => ({ places: [] }),
    },
  });
  await screen.getByRole('button', { name: /Search or go to/ }).click();
  const first = screen.getByRole('menuitem').first();
  for (const [text, row] of [
    ['orders', /^syncOrders/],
    ['release robot', /^Release robot/],
    ['AHaQz5SFz2sP5w', /^Latest run of syncOrders/],
    ['banerjee', /^Ana Banerjee.*ana@example.com/],
    ['events.insert', /^calendar.events.insert/],
    ['deploy', /^Deploy Release robot/],
    ['roll back', /^Roll back Release robot/],
  ] as const) {
    await screen.getByRole('searchbox').fill(text);
    await expect.element(first).toMatchTextContent(row);
  }
  await screen.getByRole('searchbox').fill('`');
  await expect.element(screen.getByText('No matches.')).toBeVisible();
});

test('the name of a project finds the project first, and one run of each function with its time', async () => {
  const of = { functionName: 'syncOrders', projectName: 'Order status sync', scriptId: 's1' };
  const runs = Array.from({ length: 50 }, (_, index) =>
    sampleProcess({
      ...of,
      processId: `run-${50 - index}`,
      startTime: new Date(Date.UTC(2026, 10, 20, 10) - index * 60_000).toISOString(),
    }),
  );
  const { screen, address } = await renderApp({
    url: '/jobs',
    responses: { 'script.processes.list': () => ({ processes: runs }) },
  });
  await screen.getByRole('button', { name: /Search or go to/ }).click();
  const field = screen.getByRole('searchbox');
  const first = screen.getByRole('menuitem').first();
  await field.fill('order st');
  await expect.element(first).toMatchTextContent(/^Order status syncproject/);
  await expect.element(screen.getByRole('menuitem', { name: /un of syncOrders/ })).toHaveLength(1);
  await expect.element(screen.getByText(/^Order status sync, failed, 20 Nov, /)).toBeVisible();
  await field.fill('run-7');
  await expect.element(first).toMatchTextContent(/^Run of syncOrders/);
  await field.fill('order st');
  await first.click();
  await expect.poll(address).toBe('/scripts/s1/overview');
});

test('the palette offers a role only what that role can do', async () => {
  const session = { ...operatorSession, roles: ['support' as const], operations: ['script.processes.list'] };
  const { screen, services } = await renderApp({ url: '/processes', responses, session });
  await screen.getByRole('button', { name: /Search or go to/ }).click();
  for (const text of ['people', 'events.insert', 'deploy', 'new event']) {
    await screen.getByRole('searchbox').fill(text);
    await expect.element(screen.getByText('No matches.')).toBeVisible();
  }
  expect(services.callsOf('drive.drives.list')).toHaveLength(0);
  expect(services.callsOf('calendar.events.list')).toHaveLength(0);
});
