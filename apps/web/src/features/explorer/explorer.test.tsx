import { operations } from '@rotunda/api-client/operations';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { operatorSession, type StubRoutes, serviceError } from '#testing/stub-services.ts';

type Retained = {
  operationId: string;
  params: object;
  body?: string;
  status: number;
  name?: string;
  isPinned?: boolean;
};

/** Returns the BFF routes of the explorer. Stored runs are collected in `retained`. */
function explorerRoutes(retained: Retained[] = [], change: object = {}): StubRoutes {
  return {
    'GET /api/operations': () => ({
      operations: Object.values(operations).map(({ id, leastScope }) => ({
        operationId: id,
        risk: toRisk(id),
        roles: ['operator'],
        heldScopes: [leastScope],
        isAllowed: true,
        ...change,
      })),
    }),
    'GET /api/explorer/runs': () => ({
      runs: retained.map((run, index) => ({
        runId: `run-${index}`,
        isPinned: false,
        time: '2026-05-04T10:00:00Z',
        durationMs: 5,
        ...run,
      })),
    }),
    'PATCH /api/explorer/runs/run-0': ({ body }) => {
      Object.assign(retained[0] ?? {}, body);
      return {};
    },
    'POST /api/explorer/runs': ({ body }) => {
      retained.unshift(body as Retained);
      return {};
    },
  };
}

function toRisk(operationId: string): string {
  if (operationId.endsWith('.delete')) return 'destructive';
  return operationId.endsWith('.update') ? 'write' : 'read';
}

test('a list is run, viewed as tree, table and headers, followed to its next page and compared', async () => {
  const retained: Retained[] = [];
  const { screen, services } = await renderApp({
    url: '/explorer/drive.files.list',
    bff: explorerRoutes(retained),
    responses: {
      'drive.files.list': ({ query }) =>
        query.has('pageToken')
          ? { files: [{ id: 'b', name: 'Second' }] }
          : { files: [{ id: 'a', name: 'First' }], nextPageToken: 'more' },
    },
  });
  await expect.element(screen.getByLabelText('pageSize')).toBeVisible();
  await userEvent.fill(screen.getByLabelText('pageSize'), '5000');
  await expect.element(screen.getByRole('button', { name: 'Run', exact: true })).toBeDisabled();
  await userEvent.fill(screen.getByLabelText('pageSize'), '1');
  await screen.getByText('Choose fields').click();
  await screen.getByText('nextPageToken', { exact: true }).click();
  await expect.element(screen.getByLabelText('fields')).toHaveValue('nextPageToken');
  await screen.getByText('nextPageToken', { exact: true }).click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.getByText('files:').click();
  await screen.getByRole('button', { name: 'Copy the path $.files[0].name' }).click();
  await expect.poll(() => navigator.clipboard.readText()).toBe('$.files[0].name');
  await screen.getByRole('tab', { name: 'Table' }).click();
  await expect.element(screen.getByRole('cell', { name: 'First' })).toBeVisible();
  await screen.getByRole('tab', { name: 'Headers' }).click();
  await expect.element(screen.getByText('x-operation-id')).toBeVisible();
  await screen.getByRole('button', { name: 'Next page' }).click();
  await screen.getByRole('tab', { name: 'Compare' }).click();
  await expect.element(screen.getByRole('table', { name: 'Changes in the response' })).toMatchTextContent(/Second/);
  expect(services.callsOf('drive.files.list').map(({ query }) => query.get('pageSize'))).toEqual(['1', '1']);
  expect(retained).toMatchObject([{ params: { pageToken: ['more'] } }, { params: { pageSize: ['1'] }, status: 200 }]);
});

test('a write requires unlocking, and its body starts with the current state', async () => {
  const retained: Retained[] = [];
  const { screen, services } = await renderApp({
    url: `/explorer/drive.files.update?params=${encodeURIComponent('{"fileId":["f1"]}')}`,
    bff: explorerRoutes(retained),
    responses: {
      'drive.files.get': () => ({ id: 'f1', name: 'Plan', kind: 'drive#file', md5Checksum: 'x' }),
      'drive.files.update': () => ({ id: 'f1', name: 'Plan' }),
    },
  });
  await screen.getByText('Fields of File').click();
  await expect.element(screen.getByText('Name of the file. Not necessarily unique.', { exact: true })).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Fill from current state' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Body, File' })).toMatchTextContent(/"name": "Plan"/);
  await expect.element(screen.getByRole('button', { name: 'Run', exact: true })).toBeDisabled();
  await screen.getByText('Allow changes in this tab').click();
  await screen.getByRole('button', { name: 'Run', exact: true }).click();
  await expect.poll(() => services.callsOf('drive.files.update')).toMatchObject([{ body: { name: 'Plan' } }]);
  expect(services.callsOf('drive.files.update')[0]?.body).not.toHaveProperty('md5Checksum');
  await expect.element(screen.getByRole('link', { name: 'File preview' })).toHaveAttribute('href', '/file/f1/preview');
  await expect.poll(() => retained[0]?.body).toContain('"Plan"');
});

test('a response is compared with that of a pinned run, which is repeated, and its members are ticked', async () => {
  const pinned = {
    operationId: 'drive.drives.list',
    params: { q: ['x'] },
    status: 200,
    isPinned: true,
    name: 'Before',
  };
  const { screen, services } = await renderApp({
    url: '/explorer/drive.drives.list',
    bff: explorerRoutes([pinned]),
    responses: {
      'drive.drives.list': ({ query }) => ({ drives: [{ id: 'd1', name: query.get('q') === 'x' ? 'Legal' : 'Law' }] }),
    },
  });
  await screen.getByRole('button', { name: 'Run', exact: true }).click();
  await screen.getByRole('tab', { name: 'Compare' }).click();
  await expect.element(screen.getByLabelText('Compare with')).toHaveTextContent('Pinned: Before');
  const changes = screen.getByRole('table', { name: 'Changes in the response' });
  await expect.element(changes).toMatchTextContent(/Legal.*Law/);
  expect(services.callsOf('drive.drives.list').map(({ query }) => query.get('q'))).toEqual([null, 'x']);
  await expectAccessible();
  await screen.getByText('Choose fields').click();
  await screen.getByRole('button', { name: 'Select fields of the last response' }).click();
  await expect.element(screen.getByLabelText('fields')).toHaveValue('drives(id,name)');
});

test('an ID is selected by name from existing resources, once its parent is known', async () => {
  const { screen, services } = await renderApp({
    url: '/explorer/drive.permissions.get',
    bff: explorerRoutes(),
    responses: {
      'drive.files.list': () => ({ files: [{ id: 'f1', name: 'Plan' }] }),
      'drive.permissions.list': () => ({ permissions: [{ id: 'p1', displayName: 'Ana Ivanova' }] }),
    },
  });
  const permission = screen.getByRole('button', { name: 'Choose permissionId by name' });
  await expect.element(permission).toHaveAccessibleDescription(/^Fill in fileId first\./);
  await screen.getByRole('button', { name: 'Choose fileId by name' }).click();
  await screen.getByRole('option', { name: 'Plan f1' }).click();
  await expect.element(screen.getByLabelText('fileId (required)')).toHaveValue('f1');
  await permission.click();
  await screen.getByRole('option', { name: 'Ana Ivanova p1' }).click();
  await expect.element(screen.getByLabelText('permissionId (required)')).toHaveValue('p1');
  expect(services.callsOf('drive.permissions.list')[0]?.pathParams).toEqual({ fileId: 'f1' });
  await expectAccessible();
});

test('an irreversible operation is confirmed by name', async () => {
  sessionStorage.setItem('rotunda.explorer-unlocked', '1');
  const { screen, services } = await renderApp({
    url: `/explorer/drive.files.delete?params=${encodeURIComponent('{"fileId":["f1"]}')}`,
    bff: explorerRoutes(),
    responses: { 'drive.files.delete': () => undefined },
  });
  await screen.getByRole('button', { name: 'Run', exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: 'Run drive.files.delete?' });
  await expect.element(dialog.getByRole('button', { name: 'Run' })).toBeDisabled();
  expect(services.callsOf('drive.files.delete')).toEqual([]);
  await userEvent.fill(dialog.getByLabelText('Type delete to confirm'), 'delete');
  await dialog.getByRole('button', { name: 'Run' }).click();
  await expect.element(screen.getByText('The response has no content.')).toBeVisible();
  sessionStorage.clear();
});

test('a service error is displayed like any other response, and is readable everywhere', async () => {
  const { screen } = await renderApp({
    url: '/explorer/drive.drives.list',
    bff: explorerRoutes([{ operationId: 'drive.drives.list', params: { q: ['x'] }, status: 200 }]),
    responses: { 'drive.drives.list': () => serviceError(400, 'invalid', 'No such drive') },
  });
  await screen.getByRole('button', { name: 'Name q x', exact: true }).click();
  await userEvent.fill(screen.getByLabelText('Name', { exact: true }), 'All drives');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('link', { name: 'All drives' })).toBeVisible();
  // All operations are alike, so only a few are checked as closely.
  await userEvent.fill(screen.getByRole('searchbox', { name: 'Search operations' }), 'drives');
  await screen.getByRole('button', { name: 'Run', exact: true }).click();
  await screen.getByRole('tab', { name: 'Raw' }).click();
  await expect.element(screen.getByText(/No such drive/)).toBeVisible();
  await expectAccessible();
  await page.viewport(390, 844);
  await expectAccessible();
});

test('a run on a phone scrolls to its response, and leaves the focus in place', async () => {
  await page.viewport(390, 844);
  const { screen } = await renderApp({
    url: '/explorer/drive.files.list',
    bff: explorerRoutes(),
    responses: { 'drive.files.list': () => ({ files: [{ id: 'a', name: 'First' }] }) },
  });
  const run = screen.getByRole('button', { name: 'Run', exact: true });
  await expect.element(run).toBeEnabled();
  await expect.element(screen.getByText('The response will appear here.')).not.toBeInViewport();
  run.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('tab', { name: 'Tree' })).toBeInViewport({ ratio: 0.9 });
  await expect.element(run).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('checkbox', { name: 'Allow changes in this tab' })).toHaveFocus();
});

test.each([
  ['support', /^Requires the Operator role\./],
  ['operator', /^drive\.drives\.list requires a permission that was not granted/],
] as const)('what %s may not do says what is missing, the role first, and cannot be run', async (role, reason) => {
  const { screen } = await renderApp({
    url: '/explorer/drive.drives.list',
    session: { ...operatorSession, roles: [role], operations: [] },
    bff: explorerRoutes([], { isAllowed: false, heldScopes: [] }),
    responses: {},
  });
  await expect.element(screen.getByRole('note')).toMatchTextContent(reason);
  await expect.element(screen.getByRole('button', { name: 'Run', exact: true })).toBeDisabled();
});

test('coverage shows the screens of each operation, how often it is called and the outcomes', async () => {
  const { screen } = await renderApp({
    url: '/explorer/coverage',
    responses: {},
    bff: {
      'GET /api/operations/usage': () => ({
        operations: [
          { operationId: 'drive.files.list', callsToday: 3, calls: 1200, errors: 1, lastStatus: 200 },
          { operationId: 'drive.files.get', callsToday: 1, calls: 4, errors: 4, lastStatus: 404 },
        ],
      }),
    },
  });
  await expect.element(screen.getByText(`2 of ${Object.keys(operations).length} called in 90 days`)).toBeVisible();
  await screen.getByRole('button', { name: 'Show All' }).click();
  await screen.getByRole('option', { name: 'Last call failed' }).click();
  await expect.element(screen.getByRole('row', { name: /drive.files.get/ })).toMatchTextContent(/File preview/);
  await expect.element(screen.getByText('1 operation', { exact: true })).toBeVisible();
  await expectAccessible();
});
