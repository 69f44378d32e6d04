import { expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile } from '#testing/sample-files.ts';
import type { StubResponses } from '#testing/stub-services.ts';

const responses: StubResponses = {
  'script.projects.get': () => ({ scriptId: 'orders', title: 'Order sync' }),
  'drive.files.get': () => sampleFile({ id: 'orders' }),
  'script.projects.getContent': () => ({ scriptId: 'orders', files: [] }),
  'script.projects.deployments.list': () => ({}),
};
const versions = { versions: [{ scriptId: 'orders', versionNumber: 1 }] };

test('a version whose response is lost is reported as unknown, if the versions cannot be reloaded either', async () => {
  let lists = 0;
  const { screen, services } = await renderApp({
    url: '/scripts/orders/versions',
    responses: {
      ...responses,
      'script.projects.versions.list': () => {
        lists += 1;
        return lists === 1 ? versions : new Promise(() => undefined);
      },
      'script.projects.versions.create': () => Promise.reject(new TypeError('Failed to fetch')),
    },
  });
  await expect.element(screen.getByRole('row', { name: 'Version 1' })).toBeVisible();
  await screen.getByRole('button', { name: 'New version' }).click();
  const dialog = screen.getByRole('dialog', { name: 'New version' });
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Refuses negatives');
  await dialog.getByRole('button', { name: 'Create version' }).click();
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('No response, so the result is unknown. It is safe to try again.');
  await expect.element(dialog.getByRole('button', { name: 'Create version' })).toBeEnabled();
  await expect.element(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('Refuses negatives');
  expect(services.callsOf('script.projects.versions.create')).toHaveLength(1);
});

test('creating a version without a connection fails at once and is not retried later', async () => {
  const { screen, services } = await renderApp({
    url: '/scripts/orders/versions',
    responses: {
      ...responses,
      'script.projects.versions.list': () => versions,
      'script.projects.versions.create': () => Promise.reject(new TypeError('Failed to fetch')),
    },
  });
  await screen.getByRole('button', { name: 'New version' }).click();
  const dialog = screen.getByRole('dialog', { name: 'New version' });
  await expect.element(dialog).toBeVisible();
  window.dispatchEvent(new Event('offline'));
  await dialog.getByRole('button', { name: 'Create version' }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.element(dialog.getByRole('button', { name: 'Create version' })).toBeEnabled();
  expect(services.callsOf('script.projects.versions.create')).toHaveLength(1);
});
