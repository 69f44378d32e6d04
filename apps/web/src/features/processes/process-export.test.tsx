import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { catchSavedFiles } from '#testing/catch-saved-files.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleProcess, sampleProcesses } from '#testing/sample-processes.ts';

const failed = sampleProcess();

test('the loaded processes are exported as CSV', async () => {
  const { screen } = await renderApp({
    url: '/processes',
    responses: { 'script.processes.list': () => ({ processes: [failed] }) },
  });
  await expect.element(screen.getByRole('grid', { name: 'Processes' })).toBeVisible();
  const saved = catchSavedFiles();
  await userEvent.keyboard('e');
  await expect.poll(() => saved[0]?.name).toBe('processes.csv');
  const [head, first] = (await saved[0]?.text())?.split('\r\n') ?? [];
  expect(head).toBe('Status,Function,Project,Started,Error,Duration in seconds,Type,Access');
  expect(first).toContain('Failed,syncOrders,Order sync');
});

test('loaded rows are also exported as Markdown and as JSON lines', async () => {
  const { screen } = await renderApp({
    url: '/processes?cols=function,project',
    responses: { 'script.processes.list': () => ({ processes: sampleProcesses(2) }) },
  });
  const saved = catchSavedFiles();
  const save = async (format: string) => {
    await screen.getByRole('button', { name: 'Export' }).click();
    await screen.getByRole('menuitem', { name: format }).click();
  };
  await save('Markdown');
  await expect.poll(() => saved.length).toBe(1);
  await save('JSON, one row per line');
  await expect.poll(() => saved.length).toBe(2);
  const [table = '', lines = ''] = await Promise.all(saved.map((file) => file.text()));
  expect(table.split('\n').slice(0, 2)).toEqual(['| Function | Project |', '| --- | --- |']);
  expect(
    lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toMatchObject(sampleProcesses(2));
});

test('everything that matches is exported as JSON, over all pages', async () => {
  const { screen } = await renderApp({
    url: '/processes',
    responses: {
      'script.processes.list': ({ query }) =>
        query.get('pageToken') === 'next'
          ? { processes: sampleProcesses(10, 51) }
          : { processes: sampleProcesses(50), nextPageToken: 'next' },
    },
  });
  const saved = catchSavedFiles();
  await screen.getByRole('button', { name: 'Export' }).click();
  const everything = screen.getByRole('group', { name: 'All matching rows' });
  await everything.getByRole('menuitem', { name: 'JSON', exact: true }).click();
  await expect.element(screen.getByText('60 rows saved')).toBeVisible();
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toHaveLength(60);
});

test('console filters apply to the whole export, over all pages', async () => {
  const long = { ...failed, processId: 'long', duration: '600s' };
  const { screen } = await renderApp({
    url: '/processes?longer=5m',
    responses: {
      'script.processes.list': ({ query }) =>
        query.get('pageToken') === 'next'
          ? { processes: [{ ...long, processId: 'longer' }, ...sampleProcesses(10, 51)] }
          : { processes: [long, ...sampleProcesses(49)], nextPageToken: 'next' },
    },
  });
  const saved = catchSavedFiles();
  await screen.getByRole('button', { name: 'Export' }).click();
  const everything = screen.getByRole('group', { name: 'All matching rows' });
  await everything.getByRole('menuitem', { name: 'JSON', exact: true }).click();
  await expect.element(screen.getByText('2 rows saved')).toBeVisible();
  const ids = JSON.parse((await saved[0]?.text()) ?? '').map(({ processId }: { processId: string }) => processId);
  expect(ids).toEqual(['long', 'longer']);
});
