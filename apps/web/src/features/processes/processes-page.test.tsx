import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleProcess } from '#testing/sample-processes.ts';
import { problem, type StubResponses } from '#testing/stub-services.ts';
import { code, failed, history, responses, running } from './testing/stub-processes.ts';

test('the list requests its data once and displays it', async () => {
  const { screen, services } = await renderApp({ url: '/processes', responses });
  const row = screen.getByRole('row', { name: 'syncOrders in Order sync, Failed' });
  await expect.element(row).toBeVisible();
  await expect.element(row.getByRole('gridcell', { name: 'Time-driven' })).toBeVisible();
  await expect.element(row.getByRole('gridcell', { name: '4.2s' })).toBeVisible();
  await expect.element(screen.getByText('2 processes', { exact: true })).toBeVisible();
  expect(services.callsOf('script.processes.list').filter(({ query }) => !query.has('fields'))).toHaveLength(1);
  expect(services.unhandled).toEqual([]);
});

test('every filter in the address is sent in the call', async () => {
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

test('with a script ID, the processes of that script are requested instead', async () => {
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

test('invalid values are omitted from the call, and the user is told', async () => {
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

test('a count filters the list by its status, and f toggles failures', async () => {
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

test('the panel shows why a process failed, its code lines, its log and the earlier runs of its function', async () => {
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
  await expect.element(panel.getByText(/^Open the failing line/)).toBeVisible();
  // The error says more than the common causes do.
  await expect.element(panel.getByText('Common causes')).not.toBeInTheDocument();
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

test('a failed process is reported to the owner of its project', async () => {
  const { screen } = await renderApp({ url: '/processes?peek=p1', responses: { ...responses, ...code }, bff: history });
  const panel = screen.getByRole('complementary', { name: 'syncOrders' });
  await expect
    .element(panel.getByRole('link', { name: 'Email the owner, Chen Wei' }))
    .toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:chen%40example\.com\?subject=syncOrders%20in%20Order%20sync/),
    );
  await panel.getByRole('button', { name: 'Copy report' }).click();
  const lines = async () => (await navigator.clipboard.readText()).split('\n');
  await expect
    .poll(lines)
    .toEqual([
      'syncOrders in Order sync: Failed',
      expect.stringMatching(/^Started 20 Nov 2026, /),
      'TypeError: Cannot read the total',
      '  at totalOf Orders:12',
      'Process p1',
      expect.stringMatching(/^http.*\/processes\?script=%22script-1%22&fn=%22syncOrders%22&from=.*&peek=%22p1%22$/),
    ]);
});

test('a linked process that is not loaded is reported as missing', async () => {
  const { screen } = await renderApp({ url: '/processes?peek=p99', responses });
  await expect
    .element(screen.getByRole('complementary', { name: 'Process' }))
    .toMatchTextContent(/p99 is not in the loaded/);
});

test('the panel is widened by keyboard, and the browser remembers the width', async () => {
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

test('narrow screens show a second line under each row, and the whole name of the function', async () => {
  await page.viewport(320, 640);
  const { screen } = await renderApp({ url: '/processes', responses });
  const row = screen.getByRole('row', { name: /^syncOrders/ });
  await expect.element(row.getByText(/ ago · Order sync · Time-driven · 4.2s$/)).toBeVisible();
  const { scrollWidth, clientWidth } = row.getByRole('gridcell').filter({ hasText: 'syncOrders' }).element();
  expect(scrollWidth).toBe(clientWidth);
});

test('console, team and personal views are shown, saved, and deleted with undo', async () => {
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
  await expect.element(screen.getByRole('textbox', { name: 'New name for Mine at night' })).toHaveFocus();
  await userEvent.keyboard('Mine late{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Mine late', exact: true })).toHaveFocus();
  await screen.getByRole('button', { name: 'Delete the view Mine late' }).click();
  await expect.element(screen.getByRole('list', { name: 'Yours' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('dialog', { name: 'Views' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByRole('list', { name: 'Yours' })).toMatchTextContent(/Mine late/);
  expect(views.at(-1)).toMatchObject({ screen: 'processes', search: { fn: 'night' } });
});

test('processes are shown in groups and over time, and a group links to its processes', async () => {
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
  // The columns belong to the table, which is not shown.
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

test('an empty list and a list without matches look different', async () => {
  const empty: StubResponses = { 'script.processes.list': () => ({}) };
  const { screen, address } = await renderApp({ url: '/processes?status=FAILED&fn=sync', responses: empty });
  await expect.element(screen.getByRole('main').getByText('No processes match these filters')).toBeVisible();
  await screen.getByRole('button', { name: 'Remove the filter Status Failed' }).click();
  await expect.poll(address).toBe('/processes?fn=sync');
  await screen.getByRole('main').getByRole('button', { name: 'Clear filters' }).first().click();
  await expect.element(screen.getByText('Nothing has run yet')).toBeVisible();
});

test('long runs are filtered in the loaded rows, and slow loading can be stopped', async () => {
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

test('an expired session sends the user to the sign-in', async () => {
  const { onSessionEnd, screen } = await renderApp({
    url: '/processes',
    responses: {
      'script.processes.list': () => problem({ status: 401, code: 'unauthenticated', title: 'Sign in first' }),
    },
  });
  await expect.element(screen.getByText(/Sign in first/)).toBeVisible();
  expect(onSessionEnd).toHaveBeenCalled();
});

test('an unknown status is displayed as the service sent it', async () => {
  const strange = JSON.parse(
    '{ "processStatus": "EVAPORATED", "functionName": "mist", "startTime": "2026-11-20T10:00:00Z" }',
  );
  const { screen } = await renderApp({
    url: '/processes',
    responses: { 'script.processes.list': () => ({ processes: [strange] }) },
  });
  await expect.element(screen.getByRole('row', { name: /EVAPORATED/ })).toBeVisible();
});

test('list and panel have no accessibility violation, wide and narrow', async () => {
  const { screen } = await renderApp({ url: '/processes?peek=p1', responses });
  await expect.element(screen.getByText(/Cannot read the total/)).toBeVisible();
  await expect.element(screen.getByRole('list', { name: /of the last/ })).toBeVisible();
  await expectAccessible();
  await page.viewport(390, 844);
  await expectAccessible();
});
