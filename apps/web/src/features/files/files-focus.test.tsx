import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile } from '#testing/sample-files.ts';
import type { StubResponses, StubRoutes } from '#testing/stub-services.ts';

beforeEach(() => page.viewport(1280, 800));

const NAMES = ['One', 'Two', 'Three', 'Four'];

/** Returns a folder of four files that remain until they are trashed or deleted. */
function folder() {
  const trashed = new Set<string>();
  const responses: StubResponses = {
    'drive.files.list': () => ({
      files: NAMES.filter((name) => !trashed.has(name)).map((name) =>
        sampleFile({
          id: name,
          name: `${name}.txt`,
          capabilities: { canTrash: true, canUntrash: true, canDelete: true },
        }),
      ),
    }),
    'drive.files.update': ({ pathParams: { fileId = '' }, body }) => {
      if ((body as { trashed: boolean }).trashed) trashed.add(fileId);
      else trashed.delete(fileId);
      return sampleFile({ id: fileId });
    },
    'drive.files.delete': ({ pathParams: { fileId = '' } }) => {
      trashed.add(fileId);
      return new Response(null, { status: 204 });
    },
  };
  const job = {
    jobId: 'job-1',
    title: 'Move to trash',
    operationId: 'drive.files.update',
    state: 'ended',
    total: 2,
    counts: { waiting: 0, running: 0, done: 2, retryable: 0, final: 0, skipped: 0, notStarted: 0 },
    canUndo: true,
    createTime: '2026-11-21T10:00:00.000Z',
    updateTime: '2026-11-21T10:00:00.000Z',
  };
  const bff: StubRoutes = {
    'POST /api/jobs': ({ body }) => {
      for (const { id } of (body as { items: { id: string }[] }).items) trashed.add(id);
      return Response.json(job, { status: 201 });
    },
    'GET /api/jobs/job-1': () => job,
    'GET /api/jobs/job-1/items': () => ({ items: [] }),
  };
  return { responses, bff };
}

test('when rows are removed, the focus moves to the next row, at the end to the previous one, and finally to the empty message', async () => {
  const { screen } = await renderApp({ url: '/files', ...folder() });
  const row = (name: string) => screen.getByRole('row', { name: `${name}.txt, file` });
  const trash = async (name: string) => {
    await userEvent.keyboard('.');
    await screen.getByRole('menuitem', { name: /^Move to trash/ }).click();
    await expect.element(row(name)).not.toBeInTheDocument();
  };
  await expect.element(row('Two')).toBeVisible();
  row('Two').element().focus();
  await trash('Two');
  await expect.element(row('Three')).toHaveFocus();
  await userEvent.keyboard('j');
  await expect.element(row('Four')).toHaveFocus();
  await trash('Four');
  await expect.element(row('Three')).toHaveFocus();
  await trash('Three');
  await trash('One');
  await expect.element(screen.getByText('This folder is empty')).toHaveFocus();
  await userEvent.keyboard('z');
  await expect.element(row('One')).toHaveFocus();
});

test('a dialog that deletes its row moves the focus to the next row', async () => {
  const { screen } = await renderApp({ url: '/files', ...folder() });
  const row = (name: string) => screen.getByRole('row', { name: `${name}.txt, file` });
  await expect.element(row('Two')).toBeVisible();
  row('Two').element().focus();
  await userEvent.keyboard('.');
  await screen.getByRole('menuitem', { name: /^Delete forever/ }).click();
  const dialog = screen.getByRole('dialog');
  await userEvent.fill(dialog.getByRole('textbox'), 'Two.txt');
  await dialog.getByRole('button', { name: 'Delete forever' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(row('Three')).toHaveFocus();
});

test('when several rows are trashed together, the focus moves to the row after them', async () => {
  const { screen } = await renderApp({ url: '/files', ...folder() });
  const row = (name: string) => screen.getByRole('row', { name: `${name}.txt, file` });
  await expect.element(row('Two')).toBeVisible();
  row('Two').element().focus();
  await userEvent.keyboard('xjx');
  await screen.getByRole('button', { name: 'Move to trash' }).click();
  await expect.element(row('Three')).not.toBeInTheDocument();
  await expect.element(row('Four')).toHaveFocus();
});

test('going back from a file focuses its row, and the first key press focuses the first row', async () => {
  const { responses, bff } = folder();
  const file = sampleFile({ id: 'Three', name: 'Three.txt' });
  const { screen, goBack } = await renderApp({
    url: '/files',
    responses: { ...responses, 'drive.files.get': () => file },
    bff,
  });
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}.txt`) });
  await expect.element(row('One')).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(row('One')).toHaveFocus();
  await userEvent.keyboard('jj');
  await expect.element(row('Three')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: 'Three.txt', level: 1 })).toBeVisible();
  goBack();
  await expect.element(row('Three')).toHaveFocus();
  await userEvent.keyboard('j');
  await expect.element(row('Four')).toHaveFocus();
});
