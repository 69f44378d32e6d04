import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { catchSavedFiles } from '#testing/catch-saved-files.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleProcess, sampleProcesses } from '#testing/sample-processes.ts';
import { type StubResponses, serviceError } from '#testing/stub-services.ts';

const error = {
  type: 'TypeError',
  message: 'total is not a function',
  stack: [{ function: 'totalOf', file: 'Orders', lineNumber: 12 }],
};
const logs = [
  { time: '2026-11-20T10:00:01.000Z', level: 'INFO' as const, text: 'begin' },
  { time: '2026-11-20T10:00:02.000Z', level: 'ERROR' as const, text: 'no "total"' },
];
const all = [
  sampleProcess({ processId: 'bad' }),
  sampleProcess({ processId: 'mute', functionName: 'mute' }),
  ...sampleProcesses(118),
];

/** Returns a service that sends errors and logs on request, in pages. */
const serving =
  (maxPages = 10): NonNullable<StubResponses['script.processes.list']> =>
  ({ query }) => {
    const [start, size] = [Number(query.get('pageToken') ?? 0), Number(query.get('pageSize') ?? 50)];
    if (start >= maxPages * size) return serviceError(403, 'forbidden', 'No access');
    const isDetailed = query.get('fields')?.includes('logs') ?? false;
    const page = all.slice(start, start + size).map((process) => ({
      ...process,
      ...(isDetailed && process.processId === 'bad' && { error, logs }),
    }));
    return { processes: page, ...(start + size < all.length && { nextPageToken: String(start + size) }) };
  };

async function openDialog(list = serving()) {
  const saved = catchSavedFiles();
  const { screen, services } = await renderApp({ url: '/processes', responses: { 'script.processes.list': list } });
  await screen.getByRole('button', { name: 'Export' }).click();
  await screen.getByRole('menuitem', { name: 'With errors and logs…' }).click();
  return { saved, services, screen, dialog: screen.getByRole('dialog', { name: 'Export with errors and logs' }) };
}

test('all matching processes are exported with their errors and logs as CSV, and missing data is named', async () => {
  const { saved, services, dialog } = await openDialog();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Export' }).click();
  await expect.element(dialog.getByText('120 processes saved.')).toBeVisible();
  await expect.element(dialog.getByText('No error was recorded for 1 failed process.')).toBeVisible();
  expect(saved[0]?.name).toBe('processes-with-logs.csv');
  const text = (await saved[0]?.text()) ?? '';
  expect(text.match(/Process ID,Status/g)).toHaveLength(1);
  expect(text).toContain('TypeError,total is not a function,totalOf (Orders:12)');
  expect(text).toContain('"2026-11-20T10:00:01.000Z INFO begin\n2026-11-20T10:00:02.000Z ERROR no ""total"""');
  expect(text).toMatch(/mute,Failed,mute,.*No error was recorded/);
  expect(
    services.callsOf('script.processes.list').filter(({ query }) => query.get('fields')?.includes('logs')),
  ).toHaveLength(3);
});

test('only the selected processes are exported as JSON lines', async () => {
  const saved = catchSavedFiles();
  const { screen } = await renderApp({ url: '/processes', responses: { 'script.processes.list': serving() } });
  const row = screen.getByRole('row', { name: /^syncOrders/ });
  await expect.element(row).toBeVisible();
  row.element().focus();
  await userEvent.keyboard('x');
  await screen.getByRole('button', { name: 'Export with logs' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Export with errors and logs' });
  await dialog.getByRole('radio', { name: 'JSON lines' }).click();
  await dialog.getByRole('button', { name: 'Export' }).click();
  await expect.element(dialog.getByText('1 process saved.')).toBeVisible();
  expect(saved[0]?.name).toBe('processes-with-logs.ndjson');
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toMatchObject({ processId: 'bad', error, logs });
});

test('data read before a page failed is exported, and the file is labelled incomplete', async () => {
  const { saved, dialog } = await openDialog(serving(2));
  await dialog.getByRole('button', { name: 'Export' }).click();
  await expect.element(dialog.getByText('100 processes saved.')).toBeVisible();
  await expect.element(dialog.getByText(/^Incomplete: the rest could not be read/)).toBeVisible();
  expect((await saved[0]?.text())?.trim().split('\r\n').length).toBeGreaterThan(100);
});

test('for a service that sends no errors and logs, the dialog and each line say so', async () => {
  const plain = { ...sampleProcess(), processId: undefined, scriptId: undefined };
  const { saved, services, dialog } = await openDialog(() => ({ processes: [plain] }));
  await expect.element(dialog.getByText(/This service does not provide errors and logs/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Export' }).click();
  await expect.element(dialog.getByText('1 process saved.')).toBeVisible();
  expect(await saved[0]?.text()).toContain('Errors and logs are not provided by this service');
  expect(services.callsOf('script.processes.list').every(({ query }) => !query.has('fields'))).toBe(true);
});

test('a large export shows its progress and can be stopped, without a file', async () => {
  const gate = Promise.withResolvers<void>();
  const { saved, dialog } = await openDialog(async (call) => {
    if (call.query.get('fields')?.includes('logs') && call.query.has('pageToken')) await gate.promise;
    return serving()(call);
  });
  await dialog.getByRole('button', { name: 'Export' }).click();
  await expect.element(dialog.getByText('50 processes read')).toBeVisible();
  await dialog.getByRole('button', { name: 'Stop' }).click();
  gate.resolve();
  await expect.element(dialog.getByText('Stopped. Nothing was saved.')).toBeVisible();
  expect(saved).toEqual([]);
});
