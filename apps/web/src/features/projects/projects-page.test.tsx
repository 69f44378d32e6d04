import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile } from '#testing/sample-files.ts';
import { operatorSession, type StubAnswers } from '#testing/stub-services.ts';

const project = sampleFile({ id: 'script-1', name: 'Order sync', mimeType: 'application/vnd.google-apps.script' });
const answers: StubAnswers = {
  'drive.files.list': () => ({ files: [project] }),
  'drive.files.get': () => project,
  'drive.files.update': () => project,
  'script.processes.list': () => ({
    processes: [{ scriptId: 'script-1', processStatus: 'FAILED', startTime: new Date().toISOString() }],
  }),
};

test('the list asks for scripts alone and tells how each has been doing', async () => {
  const { screen, services } = await renderApp({ url: '/scripts?q=it’s', answers });
  const row = screen.getByRole('row', { name: 'Order sync, You' });
  await expect
    .element(row.getByRole('img', { name: 'Failures by day, today last: 0, 0, 0, 0, 0, 0, 1' }))
    .toBeVisible();
  const query = services.callsOf('drive.files.list')[0]?.query;
  expect(query?.get('q')).toBe(
    "mimeType = 'application/vnd.google-apps.script' and trashed = false and name contains 'it’s'",
  );
  expect(query?.get('orderBy')).toBe('modifiedTime desc');
});

test('a project goes to the trash and comes back by undo', async () => {
  const { screen, services } = await renderApp({ url: '/scripts', answers });
  await expect.element(screen.getByRole('row', { name: 'Order sync, You' })).toBeVisible();
  await userEvent.keyboard('j .');
  await screen.getByRole('menuitem', { name: 'Move to trash' }).click();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => services.callsOf('drive.files.update').map(({ body }) => body))
    .toEqual([{ trashed: true }, { trashed: false }]);
});

test('who may not create projects is told for whom that is', async () => {
  const session = { ...operatorSession, roles: ['support' as const], operations: ['drive.files.list'] };
  const { screen } = await renderApp({ url: '/scripts', answers, session });
  const button = screen.getByRole('button', { name: 'New project' });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveAccessibleDescription('New projects are for the role operator.');
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByText('New projects are for the role operator.')).toBeVisible();
});
