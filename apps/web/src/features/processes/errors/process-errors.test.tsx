import { getFingerprintId } from '@rotunda/api-client/fingerprint-id';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { catchSavedFiles } from '#testing/catch-saved-files.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleProcess } from '#testing/sample-processes.ts';
import type { StubResponses } from '#testing/stub-services.ts';

const stack = [{ function: 'totalOf', file: 'Orders', lineNumber: 12 }];
const failures = [
  { message: 'Order 17 has no total', startTime: '2026-11-20T10:00:00Z', projectName: 'Order sync' },
  { message: 'The sheet is full', startTime: '2026-11-20T09:00:00Z', projectName: 'Order sync' },
  { message: 'Order 4 has no total', startTime: '2026-11-20T08:00:00Z', projectName: 'Returns' },
].map(({ message, ...members }, index) => ({
  process: sampleProcess({ ...members, processId: `f${index}`, scriptId: members.projectName }),
  error: { type: 'Error', message, stack },
}));
const completed = sampleProcess({ processId: 'done', processStatus: 'COMPLETED' });

const responses: StubResponses = {
  'script.processes.list': ({ query }) => ({
    processes: query.get('fields')?.includes('error')
      ? failures.map(({ process, error }) => ({ ...process, error }))
      : [completed, ...failures.map(({ process }) => process)],
  }),
};
const TOTAL = 'Error: Order … has no total at totalOf (Orders)';

test('failed processes show the fingerprint of their error, and exports include it', async () => {
  const { screen, services } = await renderApp({ url: '/processes', responses });
  await expect.element(screen.getByRole('gridcell', { name: TOTAL }).first()).toBeVisible();
  expect(screen.getByRole('gridcell', { name: TOTAL }).elements()).toHaveLength(2);
  const [asked] = services.callsOf('script.processes.list').filter(({ query }) => query.has('fields'));
  expect(asked?.query.getAll('userProcessFilter.statuses')).toEqual(['FAILED', 'TIMED_OUT']);
  expect(asked?.query.get('userProcessFilter.startTime')).toBe('2026-11-20T08:00:00Z');
  const saved = catchSavedFiles();
  await userEvent.keyboard('e');
  await expect.poll(() => saved[0]?.name).toBe('processes.csv');
  expect(await saved[0]?.text()).toContain(TOTAL);
  await expectAccessible();
});

test('part of a fingerprint filters the list to failures with that error', async () => {
  const { screen, services, address } = await renderApp({ url: '/processes', responses });
  await expect.element(screen.getByRole('gridcell', { name: TOTAL }).first()).toBeVisible();
  await screen.getByRole('combobox', { name: 'Filter' }).fill('error:"SHEET is full"');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => new URLSearchParams(address().split('?')[1]).get('error')).toBe('SHEET is full');
  await expect.element(screen.getByRole('gridcell', { name: /The sheet is full/ })).toBeVisible();
  await expect.element(screen.getByRole('gridcell', { name: TOTAL })).not.toBeInTheDocument();
  const listed = services.callsOf('script.processes.list').filter(({ query }) => !query.has('fields'));
  expect(listed.at(-1)?.query.getAll('userProcessFilter.statuses')).toEqual(['FAILED', 'TIMED_OUT']);
});

test('errors are grouped with how often, where and when they occurred, and a group lists its runs', async () => {
  const { screen, address } = await renderApp({ url: '/processes', responses });
  await expect.element(screen.getByRole('grid', { name: 'Processes' })).toBeVisible();
  await userEvent.keyboard('E');
  await expect.element(screen.getByText('3 failed runs in this list')).toBeVisible();
  const group = screen.getByRole('row', { name: `${TOTAL}, 2 times` });
  await expect.element(group.getByRole('gridcell', { name: '2 projects' })).toBeVisible();
  await expectAccessible();
  await group.getByRole('gridcell', { name: TOTAL }).click();
  await expect.poll(() => new URLSearchParams(address().split('?')[1]).get('error')).toBe(TOTAL);
  await expect.element(screen.getByRole('grid', { name: 'Processes' })).toBeVisible();
  expect(screen.getByRole('gridcell', { name: TOTAL }).elements()).toHaveLength(2);
});

test('no errors are requested from a service that sends none, and the screen says so', async () => {
  const plain = { ...sampleProcess(), processId: undefined, scriptId: undefined };
  const { screen, services } = await renderApp({
    url: '/processes',
    responses: { 'script.processes.list': () => ({ processes: [plain] }) },
  });
  await expect.element(screen.getByRole('gridcell', { name: 'Not sent by the service' })).toBeVisible();
  await screen.getByRole('combobox', { name: 'Filter' }).fill('error:sheet');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alert')).toMatchTextContent('This service does not send errors.');
  await screen.getByRole('button', { name: 'Errors' }).click();
  await expect
    .element(
      screen.getByText('This service does not send errors. 1 failed run of the loaded processes', { exact: false }),
    )
    .toBeVisible();
  await expect.element(screen.getByRole('row', { name: 'syncOrders, Failed, 1 time' })).toBeVisible();
  expect(services.callsOf('script.processes.list').filter(({ query }) => query.has('fields'))).toEqual([]);
});

test('an error is muted and annotated for the team, and both can be undone', async () => {
  const stored = new Map<string, { isMuted: boolean; note: string }>();
  const put = ({ url, body }: { url: URL; body: unknown }) => {
    stored.set(url.pathname.split('/').at(-1) ?? '', body as { isMuted: boolean; note: string });
    return {};
  };
  const id = getFingerprintId(TOTAL);
  const { screen } = await renderApp({
    url: '/processes?mode=errors',
    responses,
    bff: {
      'GET /api/error-notes': () => ({
        notes: [...stored].map(([fingerprintId, note]) => ({
          fingerprintId,
          ...note,
          authorName: 'Sam Support',
          updateTime: '2026-11-20T12:00:00Z',
        })),
      }),
      [`PUT /api/error-notes/${id}`]: put,
    },
  });
  const row = screen.getByRole('row', { name: `${TOTAL}, 2 times` });
  const choose = async (action: string) => {
    await row.getByRole('gridcell').first().click({ button: 'right' });
    await screen.getByRole('menuitem', { name: action }).click();
  };
  await choose('Add note');
  await screen.getByRole('textbox', { name: 'Note' }).fill('Known, fixed in version 3');
  await expectAccessible();
  await screen.getByRole('button', { name: 'Save note' }).click();
  await expect.element(row.getByText('Known, fixed in version 3 (Sam Support)')).toBeVisible();
  await choose('Mute for the team');
  await expect.element(row).not.toBeInTheDocument();
  expect(stored.get(id)).toEqual({ isMuted: true, note: 'Known, fixed in version 3' });
  await screen.getByRole('button', { name: 'Show 1 muted error' }).click();
  await expect.element(row.getByText('Muted: Known, fixed in version 3 (Sam Support)')).toBeVisible();
  await userEvent.keyboard('z');
  await expect.poll(() => stored.get(id)?.isMuted).toBe(false);
});

test('a list without errors shows whether nothing failed or everything is muted', async () => {
  const muted = { isMuted: true, note: '', authorName: 'Sam Support', updateTime: '2026-11-20T12:00:00Z' };
  const failed = failures.slice(0, 1).map(({ process, error }) => ({ ...process, error }));
  let isMended = false;
  const { screen } = await renderApp({
    url: '/processes?mode=errors',
    responses: {
      'script.processes.list': ({ query }) => {
        const left = query.has('userProcessFilter.statuses') ? [] : [completed];
        return { processes: isMended ? left : failed };
      },
    },
    bff: { 'GET /api/error-notes': () => ({ notes: [{ fingerprintId: getFingerprintId(TOTAL), ...muted }] }) },
  });
  await expect.element(screen.getByText('All errors in this list are muted')).toBeVisible();
  await expect.element(screen.getByText('1 failed run in this list', { exact: false })).toBeVisible();
  await expectAccessible();
  isMended = true;
  await screen.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(screen.getByText('No failed runs in this list')).toBeVisible();
});

test('the cells of a failed process show the API call their error came from', async () => {
  const { screen } = await renderApp({ url: '/processes', responses });
  const cell = screen.getByRole('gridcell', { name: TOTAL }).first();
  await cell.click({ button: 'right' });
  await screen.getByRole('menuitem', { name: 'View API source' }).click();
  const panel = screen.getByRole('complementary', { name: 'API source' });
  await expect.element(panel).toMatchTextContent(/processes\[\]\.error.*Response of\s*script\.processes\.list/);
});
