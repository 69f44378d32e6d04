import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleProcess, sampleProcesses } from '#testing/sample-processes.ts';
import { problem, type StubResponses } from '#testing/stub-services.ts';

const failed = sampleProcess();
const running = sampleProcess({ processId: 'p2', functionName: 'mailDigest', processStatus: 'RUNNING' });
const report = {
  processId: 'p1',
  error: {
    type: 'TypeError',
    message: 'Cannot read the total',
    stack: [{ function: 'totalOf', file: 'Orders', lineNumber: 12 }],
  },
  logs: [{ time: '2026-11-20T10:00:03Z', level: 'INFO' as const, text: 'read 14 orders at 10:00, Orders.gs:9' }],
};

const code: StubResponses = {
  'script.projects.deployments.list': () => ({}),
  'script.projects.getContent': () => ({ files: [{ name: 'Orders', type: 'SERVER_JS', source: '' }] }),
};
const deployed = {
  recordId: 'r1',
  deploymentId: 'deployment-1',
  action: 'created',
  origin: 'console',
  versionNumber: 3,
};
const history = {
  'GET /api/deployment-history': () => ({ deployments: [{ ...deployed, time: '2026-11-20T09:30:00Z' }] }),
};
const responses: StubResponses = {
  'script.processes.list': () => ({ processes: [failed, running] }),
  'script.processes.listScriptProcesses': ({ query }) => ({
    processes: query.get('fields')?.includes('logs')
      ? [report]
      : [failed, sampleProcess({ processId: 'p0', processStatus: 'COMPLETED' })],
  }),
};

test('the list asks for its data once and shows what came', async () => {
  const { screen, services } = await renderApp({ url: '/processes', responses });
  const row = screen.getByRole('row', { name: 'syncOrders in Order sync, Failed' });
  await expect.element(row).toBeVisible();
  await expect.element(row.getByRole('gridcell', { name: 'Time-driven' })).toBeVisible();
  await expect.element(row.getByRole('gridcell', { name: '4.2s' })).toBeVisible();
  await expect.element(screen.getByText('2 processes', { exact: true })).toBeVisible();
  expect(services.callsOf('script.processes.list').filter(({ query }) => !query.has('fields'))).toHaveLength(1);
  expect(services.unhandled).toEqual([]);
});

test('every filter of the address reaches the call', async () => {
  const { screen, services } = await renderApp({
    url: '/processes?status=["FAILED","TIMED_OUT"]&type=["TRIGGER"]&access=["OWNER"]&fn=sync&project=Order&deployment=d1&from=2026-11-01T00:00Z&to=2026-11-20T00:00Z',
    responses,
  });
  await expect.element(screen.getByRole('grid', { name: 'Processes' })).toBeVisible();
  const query = services.callsOf('script.processes.list')[0]?.query;
  expect(query?.getAll('userProcessFilter.statuses')).toEqual(['FAILED', 'TIMED_OUT']);
  expect(query?.getAll('userProcessFilter.types')).toEqual(['TRIGGER']);
  expect(query?.getAll('userProcessFilter.userAccessLevels')).toEqual(['OWNER']);
  expect(query?.get('userProcessFilter.functionName')).toBe('sync');
  expect(query?.get('userProcessFilter.projectName')).toBe('Order');
  expect(query?.get('userProcessFilter.deploymentId')).toBe('d1');
  expect(query?.get('userProcessFilter.startTime')).toBe('2026-11-01T00:00:00.000Z');
  expect(query?.get('userProcessFilter.endTime')).toBe('2026-11-20T00:00:00.000Z');
});

test('a script id asks the script for its processes instead', async () => {
  const { screen, services } = await renderApp({ url: '/processes?script=script-1&status=FAILED', responses });
  await expect.element(screen.getByRole('grid', { name: 'Processes' })).toBeVisible();
  const [call] = services.callsOf('script.processes.listScriptProcesses');
  expect(call?.query.get('scriptId')).toBe('script-1');
  expect(call?.query.getAll('scriptProcessFilter.statuses')).toEqual(['FAILED']);
  expect(services.callsOf('script.processes.list')).toEqual([]);
  await screen.getByRole('combobox', { name: 'Filter' }).fill('project:Order');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alert')).toMatchTextContent('This script is already selected.');
});

test('values that make no sense are left out of the call, and the person is told', async () => {
  const { screen, services } = await renderApp({
    url: '/processes?status=["FAILED","BROKEN"]&from=yesterday&colour=red',
    responses,
  });
  await expect
    .element(screen.getByText('Ignored in the address: status BROKEN, from yesterday, colour red'))
    .toBeVisible();
  expect(screen.getByText(/^Ignored in the address/).elements()).toHaveLength(1);
  const query = services.callsOf('script.processes.list')[0]?.query;
  expect(query?.getAll('userProcessFilter.statuses')).toEqual(['FAILED']);
  expect(query?.has('userProcessFilter.startTime')).toBe(false);
});

test('a count narrows the list to its status, f to failures and back', async () => {
  const { screen, address } = await renderApp({ url: '/processes', responses });
  await screen.getByRole('button', { name: 'Running 1' }).click();
  await expect.poll(address).toBe('/processes?status=%5B%22RUNNING%22%5D');
  await screen.getByRole('button', { name: /^Timed out/ }).click();
  await expect.poll(address).toBe('/processes?status=%5B%22TIMED_OUT%22%5D');
  await userEvent.keyboard('f');
  await expect.poll(address).toBe('/processes?status=%5B%22FAILED%22%5D');
  await userEvent.keyboard('f');
  await expect.poll(address).toBe('/processes');
});

test('the list is walked by keys, the panel follows, and gives the focus back to its row', async () => {
  const { screen, address } = await renderApp({ url: '/processes', responses });
  const first = screen.getByRole('row', { name: /^syncOrders/ });
  const second = screen.getByRole('row', { name: /^mailDigest/ });
  await expect.element(first).toBeVisible();
  first.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('complementary', { name: 'syncOrders' })).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(second).toHaveFocus();
  await expect.element(screen.getByRole('complementary', { name: 'mailDigest' })).toBeVisible();
  expect(address()).toContain('peek=p2');
  await screen.getByRole('button', { name: 'Close panel' }).click();
  await expect.element(screen.getByRole('complementary')).not.toBeInTheDocument();
  await expect.element(second).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(first).toHaveFocus();
});

test('the panel tells why a process failed, with the lines of its code, what it logged and how its function did before', async () => {
  const { screen } = await renderApp({ url: '/processes?peek=p1', responses: { ...responses, ...code }, bff: history });
  const panel = screen.getByRole('complementary', { name: 'syncOrders' });
  await expect.element(panel.getByText(/Cannot read the total/)).toBeVisible();
  await expect
    .element(panel.getByRole('list', { name: 'Stack' }).getByRole('link', { name: 'Orders:12' }))
    .toHaveAttribute('href', '/scripts/script-1/code?file=Orders&line=12&version=3');
  await expect
    .element(panel.getByRole('list', { name: 'Log lines' }).getByRole('link', { name: 'Orders.gs:9' }))
    .toHaveAttribute('href', '/scripts/script-1/code?file=Orders&line=9&version=3');
  await expect.element(panel.getByText('read 14 orders at 10:00, Orders.gs:9')).toBeVisible();
  await expect.element(panel.getByText(/^An uncaught exception/)).toBeVisible();
  await expect.element(panel.getByRole('list', { name: /^Deployments around/ })).toMatchTextContent(/version 3/);
  await expectAccessible();
  const runs = panel.getByRole('list', { name: '1 of the last 2 runs failed or timed out' });
  runs
    .getByRole('link', { name: /^Failed/ })
    .element()
    .focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(runs.getByRole('link', { name: /^Completed/ })).toHaveFocus();
  await panel.getByRole('button', { name: 'script-1, copy script ID' }).click();
  await expect.poll(() => navigator.clipboard.readText()).toBe('script-1');
});

test('a process that is linked to and not loaded is said to be missing', async () => {
  const { screen } = await renderApp({ url: '/processes?peek=p99', responses });
  await expect
    .element(screen.getByRole('complementary', { name: 'Process' }))
    .toMatchTextContent(/p99 is not in the loaded/);
});

test('the panel is made wider by keys, and the browser remembers', async () => {
  const { screen } = await renderApp({ url: '/processes?peek=p1', responses });
  const handle = screen.getByRole('separator', { name: 'Width of the panel' });
  await expect.element(handle).toHaveAttribute('aria-valuenow', '440');
  handle.element().focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(handle).toHaveAttribute('aria-valuenow', '480');
  expect(screen.getByRole('complementary').element().getBoundingClientRect().width).toBe(480);
  await userEvent.keyboard('{Home}{ArrowRight}');
  await expect.element(handle).toHaveAttribute('aria-valuenow', '320');
  expect(localStorage.getItem('rotunda.panel-width')).toBe('320');
});

test('narrow screens show a second line under each row', async () => {
  await page.viewport(390, 844);
  const { screen } = await renderApp({ url: '/processes', responses });
  await expect
    .element(screen.getByRole('row', { name: /^syncOrders/ }).getByText('Order sync · Time-driven · 4.2s'))
    .toBeVisible();
});

test('rows are picked one by one, as a range and all at once', async () => {
  const { screen } = await renderApp({
    url: '/processes',
    responses: { 'script.processes.list': () => ({ processes: sampleProcesses(5) }) },
  });
  const rows = screen.getByRole('row', { name: / in / });
  await expect.element(rows.nth(0)).toBeVisible();
  rows.nth(1).element().focus();
  await userEvent.keyboard('xjj');
  await userEvent.keyboard('{Shift>}X{/Shift}');
  await expect.element(screen.getByText('3 processes selected')).toBeVisible();
  await expect.element(rows.nth(2)).toHaveAttribute('aria-selected', 'true');
  await rows.nth(0).getByRole('checkbox').click();
  await expect.element(screen.getByText('4 processes selected')).toBeVisible();
  await userEvent.keyboard('*');
  await expect.element(screen.getByText('5 processes selected')).toBeVisible();
  const compare = screen.getByRole('button', { name: 'Compare' });
  await expect.element(compare).toHaveAccessibleDescription('Select two processes to compare them.');
  await expectAccessible();
  await screen.getByRole('button', { name: 'Clear selection' }).click();
  await expect.element(screen.getByText(/selected$/)).not.toBeInTheDocument();
  await expect.element(rows.nth(0)).toHaveFocus();
  await rows.nth(0).getByRole('checkbox').click();
  await rows.nth(1).getByRole('checkbox').click();
  await compare.click();
  const dialog = screen.getByRole('dialog', { name: 'Compare runs' });
  // Start, end, duration and ID always differ: none of them is marked.
  await expect
    .element(dialog.getByRole('rowheader', { name: /^(Started|Ended|Duration|Process)/ }))
    .not.toBeInTheDocument();
  await expect.element(dialog.getByRole('row', { name: /^Project Order sync/ })).toBeVisible();
  await expectAccessible();
});

test('the cells of a row are walked by arrows, and the menu of a row opens on a key', async () => {
  const { screen, address } = await renderApp({ url: '/processes?cols=function,script,duration', responses });
  const row = screen.getByRole('row', { name: /^syncOrders/ });
  await expect.element(row).toBeVisible();
  row.element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(row.getByRole('gridcell', { name: /copy script ID/ })).toHaveFocus();
  await userEvent.keyboard('{F2}');
  await expect.element(row.getByRole('button', { name: /copy script ID/ })).toHaveFocus();
  await userEvent.keyboard('{Escape}{Home}{ArrowDown}');
  await expect.element(screen.getByRole('gridcell', { name: 'mailDigest' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}.');
  const menu = screen.getByRole('menu', { name: /^Actions for mailDigest/ });
  await expect.element(menu).toBeVisible();
  await menu.getByRole('menuitem', { name: 'Show only this function' }).click();
  await expect.poll(address).toContain('fn=mailDigest');
  row.element().focus();
  await userEvent.keyboard('.');
  await screen.getByRole('menuitem', { name: /^Run again/ }).click();
  await expect.poll(address).toBe('/scripts/script-1/run?fn=syncOrders');
});

test('columns are hidden, shown, moved and made wider by keys, in the address and for the person', async () => {
  const { screen, address } = await renderApp({ url: '/processes?cols=status,function,project', responses });
  await screen.getByRole('button', { name: 'Columns' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Columns' });
  await dialog.getByText('Script', { exact: true }).click();
  await expect.poll(address).toContain('cols=status%2Cfunction%2Cproject%2Cscript');
  dialog.getByRole('checkbox', { name: 'Project' }).element().focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowRight}{/Alt}');
  await expect.poll(address).toContain('cols=status%2Cproject%7E180%2Cfunction%2Cscript');
  await expectAccessible();
  expect(localStorage.getItem('rotunda.preferences')).toContain('status,project~180,function,script');
  await dialog.getByRole('button', { name: 'Reset columns' }).click();
  await expect.poll(address).toBe('/processes');
});

test('loaded rows are sorted by a column, and the header says that only they are', async () => {
  const { screen } = await renderApp({ url: '/processes', responses });
  const header = screen.getByRole('columnheader', { name: /^Function/ });
  await header.getByRole('button').click();
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(header).toMatchTextContent(/loaded rows only/);
  await expect
    .element(screen.getByRole('row', { name: / in / }).first())
    .toHaveAttribute('aria-label', 'mailDigest in Order sync, Running');
});

test('going to the end loads more, up to a bound that a button goes beyond', async () => {
  const { screen, services } = await renderApp({
    url: '/processes',
    responses: {
      'script.processes.list': ({ query }) => {
        const token = query.get('pageToken');
        if (token === 'last') return { processes: sampleProcesses(10, 2051) };
        if (token === 'next') return { processes: sampleProcesses(2_000, 51), nextPageToken: 'last' };
        return { processes: sampleProcesses(50), nextPageToken: 'next' };
      },
    },
  });
  const grid = screen.getByRole('grid');
  await expect.element(grid).toHaveAttribute('aria-rowcount', '-1');
  screen
    .getByRole('row', { name: /^job1 in/ })
    .element()
    .focus();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByText('First 2,050 processes', { exact: true })).toBeVisible();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('row', { name: /^job2050 in/ })).toHaveFocus();
  await screen.getByRole('button', { name: 'Load more' }).click();
  await expect.element(screen.getByText('2,060 processes', { exact: true })).toBeVisible();
  await expect.element(grid).toHaveAttribute('aria-rowcount', '2061');
  const tokens = services.callsOf('script.processes.list').map(({ query }) => query.get('pageToken'));
  expect(tokens.filter((token) => token !== null)).toEqual(['next', 'last']);
});

test('live updates change rows in place and keep new ones waiting', async () => {
  let list = [running, failed];
  const { screen, queryClient } = await renderApp({
    url: '/processes',
    responses: { 'script.processes.list': () => ({ processes: list }) },
  });
  await expect.element(screen.getByRole('row', { name: 'mailDigest in Order sync, Running' })).toBeVisible();
  list = [
    sampleProcess({ processId: 'p3', functionName: 'cleanUp' }),
    { ...running, processStatus: 'COMPLETED' },
    failed,
  ];
  await queryClient.refetchQueries({ predicate: ({ queryKey }) => !queryKey.includes('pages') });
  await expect.element(screen.getByRole('row', { name: 'mailDigest in Order sync, Completed' })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /^cleanUp/ })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: '1 new, show' }).click();
  await expect.element(screen.getByRole('row', { name: /^cleanUp/ })).toBeVisible();
});

test('views of the console, the team and the person are shown, kept, and forgotten with a way back', async () => {
  const shared = { screen: 'processes', ownerName: 'Ana', updateTime: '2026-11-20T10:00:00Z' };
  const team = { ...shared, viewId: 'v1', name: 'Night jobs', search: { fn: 'night' }, isTeam: true, isMine: false };
  let views: object[] = [team];
  const { screen, address } = await renderApp({
    url: '/processes',
    responses,
    bff: {
      'GET /api/views': () => ({ views }),
      'POST /api/views': ({ body }) => {
        const view = { ...shared, viewId: 'v2', isTeam: false, isMine: true, ...(body instanceof Object && body) };
        views = [team, view];
        return view;
      },
      'PATCH /api/views/v2': ({ body }) => {
        views = views.map((view) => ('viewId' in view && view.viewId === 'v2' ? { ...view, ...Object(body) } : view));
        return views.at(-1);
      },
      'DELETE /api/views/v2': () => {
        views = [team];
        return new Response(null, { status: 204 });
      },
    },
  });
  const open = () => screen.getByRole('button', { name: 'Views' }).click();
  await open();
  await screen.getByRole('button', { name: 'Failing now' }).click();
  await expect.poll(address).toBe('/processes?status=%5B%22FAILED%22%2C%22TIMED_OUT%22%5D&from=-24h');
  await open();
  await expect.element(screen.getByRole('button', { name: 'Failing now' })).toHaveAttribute('aria-current', 'true');
  await expectAccessible();
  await userEvent.keyboard('{Escape}G');
  await expect.poll(address).toMatch('mode=groups');
  await open();
  await screen.getByRole('list', { name: 'Team' }).getByRole('button', { name: 'Night jobs', exact: true }).click();
  await expect.poll(address).toBe('/processes?fn=night');
  await open();
  await screen.getByRole('textbox', { name: 'Save current filters as a view' }).fill('Mine at night');
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('button', { name: 'Rename the view Mine at night' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'New name of Mine at night' })).toHaveFocus();
  await userEvent.keyboard('Mine late{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Mine late', exact: true })).toHaveFocus();
  await screen.getByRole('button', { name: 'Delete the view Mine late' }).click();
  await expect.element(screen.getByRole('list', { name: 'Yours' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('dialog', { name: 'Views' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByRole('list', { name: 'Yours' })).toMatchTextContent(/Mine late/);
  expect(views.at(-1)).toMatchObject({ screen: 'processes', search: { fn: 'night' } });
});

test('processes are shown in groups and over time, and a group leads to its processes', async () => {
  const { screen, address } = await renderApp({
    url: '/processes',
    responses: {
      'script.processes.list': () => ({
        processes: [failed, sampleProcess({ processId: 'p3', startTime: '2026-11-20T09:00:00Z' }), running],
      }),
    },
    bff: history,
  });
  await expect.element(screen.getByRole('grid', { name: 'Processes' })).toBeVisible();
  await userEvent.keyboard('G');
  const group = screen.getByRole('row', { name: 'syncOrders, Failed, 2 times' });
  await expect.element(group).toBeVisible();
  await expect.element(group).toHaveClass('border-l-red-solid');
  // Its columns are those of the table, which is not shown.
  await expect.element(screen.getByRole('button', { name: 'Columns' })).not.toBeInTheDocument();
  await expectAccessible();
  await userEvent.keyboard('l');
  await expect
    .element(screen.getByRole('listbox', { name: /^2 runs of syncOrders, 2 failed or timed out, deployed version 3/ }))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('G');
  await group.click();
  await expect
    .poll(address)
    .toBe('/processes?fn=syncOrders&script=script-1&status=%5B%22FAILED%22%5D&type=%5B%22TIME_DRIVEN%22%5D');
});

test('nothing yet and nothing that matches are told apart', async () => {
  const empty: StubResponses = { 'script.processes.list': () => ({}) };
  const { screen, address } = await renderApp({ url: '/processes?status=FAILED&fn=sync', responses: empty });
  await expect.element(screen.getByRole('main').getByText('No processes match these filters')).toBeVisible();
  await screen.getByRole('button', { name: 'Remove the filter Status Failed' }).click();
  await expect.poll(address).toBe('/processes?fn=sync');
  await screen.getByRole('main').getByRole('button', { name: 'Clear filters' }).first().click();
  await expect.element(screen.getByText('Nothing has run yet')).toBeVisible();
});

test('long runs are looked for in the loaded rows, and a list that is slow to come can be stopped', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const { screen, services } = await renderApp({
    url: '/processes?longer=5m',
    responses: { 'script.processes.list': () => promise },
  });
  await screen.getByRole('button', { name: 'Stop loading' }).click();
  await expect.element(screen.getByText('Loading stopped')).toBeVisible();
  await screen.getByRole('button', { name: 'Load', exact: true }).click();
  resolve({ processes: [failed, { ...running, duration: undefined }] });
  await expect.element(screen.getByRole('row', { name: /^mailDigest/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /^syncOrders/ })).not.toBeInTheDocument();
  const token = screen.getByRole('button', { name: 'Duration over 5m, of the loaded rows, change' });
  await expect.element(token).toBeVisible();
  expect(services.callsOf('script.processes.list').every(({ query }) => !query.has('longer'))).toBe(true);
});

test('a session that ended sends the person to sign in', async () => {
  const { onSessionEnd, screen } = await renderApp({
    url: '/processes',
    responses: {
      'script.processes.list': () => problem({ status: 401, code: 'unauthenticated', title: 'Sign in first' }),
    },
  });
  await expect.element(screen.getByText(/Sign in first/)).toBeVisible();
  expect(onSessionEnd).toHaveBeenCalled();
});

test('a status that the console does not know keeps the word of the service', async () => {
  const strange = JSON.parse(
    '{ "processStatus": "EVAPORATED", "functionName": "mist", "startTime": "2026-11-20T10:00:00Z" }',
  );
  const { screen } = await renderApp({
    url: '/processes',
    responses: { 'script.processes.list': () => ({ processes: [strange] }) },
  });
  await expect.element(screen.getByRole('row', { name: /EVAPORATED/ })).toBeVisible();
});

test('list and panel break no accessibility rule, wide and narrow', async () => {
  const { screen } = await renderApp({ url: '/processes?peek=p1', responses });
  await expect.element(screen.getByText(/Cannot read the total/)).toBeVisible();
  await expect.element(screen.getByRole('list', { name: /of the last/ })).toBeVisible();
  await expectAccessible();
  await page.viewport(390, 844);
  await expectAccessible();
});
