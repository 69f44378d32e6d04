import { hashKey } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile } from '#testing/sample-files.ts';
import { serviceError } from '#testing/stub-services.ts';
import { FILE_CHANGE_KEY } from './use-file-change.ts';

const file = sampleFile({ parents: ['legal'], capabilities: { canEdit: true, canRename: true } });

function openOtherTab() {
  const channel = new BroadcastChannel('rotunda.writes');
  const heard: string[] = [];
  channel.onmessage = ({ data }: MessageEvent<{ state: string }>) => heard.push(data.state);
  onTestFinished(() => channel.close());
  const about = { tab: 'other', id: 'write-1', key: hashKey(FILE_CHANGE_KEY) };
  return { heard, send: (message: object) => channel.postMessage({ ...about, ...message }) };
}

test('a new name is shown before the response and in other tabs, and reverted if it is rejected', async () => {
  const response = Promise.withResolvers<void>();
  const other = openOtherTab();
  const { screen, services } = await renderApp({
    url: '/files',
    responses: {
      'drive.files.list': () => ({ files: [file] }),
      'drive.files.update': async () => {
        await response.promise;
        return serviceError(403, 'insufficientFilePermissions', 'Not allowed.');
      },
    },
  });
  const before = screen.getByRole('row', { name: 'Release notes.txt, file' });
  const after = screen.getByRole('row', { name: 'Notes.txt, file', exact: true });
  await expect.element(before).toBeVisible();
  before.element().focus();
  await userEvent.keyboard('{F2}');
  await userEvent.fill(screen.getByRole('dialog', { name: 'Rename' }).getByLabelText('Name'), 'Notes.txt');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(after.getByRole('img', { name: 'Saving' })).toBeVisible();
  await expect.poll(() => other.heard).toEqual(['pending']);
  response.resolve();
  await expect.element(before).toBeVisible();
  await expect.element(screen.getByText('Release notes.txt was not changed: Not allowed.')).toBeVisible();
  await expect.poll(() => other.heard).toEqual(['pending', 'settled']);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => services.callsOf('drive.files.update')).toHaveLength(2);
  await expect.poll(() => other.heard).toHaveLength(4);
  await expect.element(screen.getByText('Release notes.txt was not changed: Not allowed.')).toBeVisible();
});

test('a change sent by another tab is shown here, and reloaded once it has completed', async () => {
  const other = openOtherTab();
  let stored = file;
  const { screen, services } = await renderApp({
    url: '/files',
    responses: { 'drive.files.list': () => ({ files: [stored] }) },
  });
  await expect.element(screen.getByRole('row', { name: 'Release notes.txt, file' })).toBeVisible();
  const change = { kind: 'update', fileId: 'file-1', body: { name: 'Notes.txt' } };
  other.send({ state: 'pending', variables: change });
  const row = screen.getByRole('row', { name: 'Notes.txt, file', exact: true });
  await expect.element(row.getByRole('img', { name: 'Saving' })).toBeVisible();
  stored = { ...file, name: 'Notes.txt' };
  other.send({ state: 'settled', changed: ['drive.files.list'] });
  await expect.element(row.getByRole('img', { name: 'Saving' })).not.toBeInTheDocument();
  await expect.element(row).toBeVisible();
  expect(services.callsOf('drive.files.list')).toHaveLength(2);
});
