import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleProcess } from '#testing/sample-processes.ts';
import type { StubResponses } from '#testing/stub-services.ts';

const hour = (hours: number) => new Date(Date.UTC(2026, 10, 20, hours)).toISOString();
const error = { type: 'Error', message: 'The sheet is full', stack: [{ function: 'append', file: 'Code' }] };
const failed = sampleProcess({ processId: 'f1', startTime: hour(15), endTime: hour(16) });
const completed = sampleProcess({
  processId: 'c1',
  processStatus: 'COMPLETED',
  startTime: hour(9),
  endTime: hour(10),
});
const responses: StubResponses = {
  'script.processes.listScriptProcesses': ({ query }) => ({
    processes: query.get('fields')?.includes('error') ? [{ ...failed, error }] : [failed, completed],
  }),
  'script.projects.versions.list': () => ({ versions: [{ versionNumber: 2, createTime: hour(13) }] }),
  'drive.revisions.list': () => ({
    revisions: [
      { id: '1', modifiedTime: hour(3) },
      { id: '2', modifiedTime: hour(12), lastModifyingUser: { displayName: 'Ana Berg' } },
    ],
  }),
};
const sharing = { changeId: 'a1', time: hour(14), actor: 'olga@example.com' };
const options = {
  url: '/processes?script=script-1&mode=timeline',
  responses,
  bff: { 'GET /api/project-sharing': () => ({ changes: [sharing] }) },
};

test('a single project has its changes on the axis of its runs, and a line for each error', async () => {
  const { screen, address } = await renderApp(options);
  await expect
    .element(
      screen.getByRole('listbox', { name: /^1 run of syncOrders, 1 failed or timed out: Error: The sheet is full/ }),
    )
    .toBeVisible();
  await expect
    .element(screen.getByRole('listbox', { name: '1 run of syncOrders, 0 failed or timed out' }))
    .toBeVisible();
  const saves = screen.getByRole('listbox', { name: 'Saves (HEAD): 1 change' });
  await expect.element(saves.getByRole('option', { name: /^Save of the code by Ana Berg, 20 Nov/ })).toBeVisible();
  await expect.element(screen.getByRole('option', { name: /^Version 2, 20 Nov/ })).toBeVisible();
  await expect.element(screen.getByRole('option', { name: /^Sharing change by olga@example.com/ })).toBeVisible();
  await expectAccessible();
  await page.viewport(390, 844);
  await expectAccessible();
  saves.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toMatch(/^\/scripts\/script-1\/code/);
});

test('all runs and changes are in a list, newest first', async () => {
  const { screen, address } = await renderApp(options);
  await screen.getByText('Show as a list').click();
  const items = screen.getByRole('list', { name: 'Runs and changes, newest first' }).getByRole('listitem');
  const texts = () => items.elements().map(({ textContent }) => textContent.replace(/,? 20 Nov.*/, ''));
  await expect
    .poll(texts)
    .toEqual([
      'syncOrders, Failed, Error: The sheet is full at append (Code)',
      'Sharing change by olga@example.com',
      'Version 2',
      'Save of the code by Ana Berg',
      'syncOrders, Completed',
    ]);
  await items.first().getByRole('button').click();
  await expect.poll(address).toContain('peek=f1');
});

test('the axis has round times, and shortcuts narrow the period', async () => {
  const { screen, address } = await renderApp(options);
  const zoom = screen.getByRole('button', { name: 'Zoom in' });
  await expect.element(zoom).toHaveAccessibleDescription(/Select a period first/);
  const from = screen.getByRole('slider', { name: 'From' });
  await expect.element(from).toHaveAttribute('aria-valuetext', '20 Nov, 09:00:00');
  from.element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  const search = () => new URLSearchParams(address().split('?')[1]);
  await expect.poll(() => search().get('from')).not.toBeNull();
  expect(Date.parse(search().get('from') ?? '')).toBeGreaterThan(Date.parse(hour(9)));
  expect(search().get('to')).toBe(hour(16));
});

test('dragging over the axis selects the period to zoom in on', async () => {
  const { screen, address } = await renderApp(options);
  const axis = screen.getByTitle('Drag to choose a period');
  await expect.element(axis).toBeVisible();
  const { width } = axis.element().getBoundingClientRect();
  await userEvent.dragAndDrop(axis, axis, {
    sourcePosition: { x: width / 2, y: 8 },
    targetPosition: { x: (width * 3) / 4, y: 8 },
  });
  await screen.getByRole('button', { name: 'Zoom in' }).click();
  const search = () => new URLSearchParams(address().split('?')[1]);
  await expect.poll(() => search().get('from')).not.toBeNull();
  const hours = ['from', 'to'].map((name) => (Date.parse(search().get(name) ?? '') - Date.parse(hour(9))) / 3_600_000);
  expect(hours[0]).toBeCloseTo(3.5, 1);
  expect(hours[1]).toBeCloseTo(5.25, 1);
});
