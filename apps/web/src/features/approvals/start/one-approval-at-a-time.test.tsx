import { expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { sampleApproval, sampleFile } from '#testing/sample-files.ts';
import type { StubResponses } from '#testing/stub-services.ts';

const responses: StubResponses = {
  'drive.files.get': () => sampleFile(),
  'drive.approvals.list': () => ({ items: [sampleApproval()] }),
};

test('while an approval is in progress, no screen of the file allows another one', async () => {
  const { screen } = await renderApp({
    url: '/file/file-1/labels',
    responses: { ...responses, 'drive.files.listLabels': () => ({}) },
  });
  const start = screen.getByRole('button', { name: 'Start approval' });
  await expect.element(start).toBeDisabled();
  await expect.element(start).toHaveAccessibleDescription(/^An approval of this file is already in progress\./);
});

test('if a list offers to start an approval, the dialog says that one is in progress and links to it', async () => {
  const { screen } = await renderApp({
    url: '/files',
    responses: {
      ...responses,
      'drive.files.list': () => ({ files: [sampleFile()] }),
      'drive.drives.list': () => ({ drives: [] }),
    },
    bff: { 'GET /api/files/uploads': () => ({ uploads: [] }) },
  });
  await screen.getByRole('button', { name: /^Actions for Release notes/ }).click();
  await screen.getByRole('menuitem', { name: /^Start approval/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Start approval' });
  await expect.element(dialog.getByText(/already in progress\. Open it$/)).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Reviewers' }).fill('bo@example.com');
  await expect.element(dialog.getByRole('button', { name: 'Start approval' })).toBeDisabled();
  await dialog.getByRole('link', { name: 'Open it' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Started by Ana Ivanova' })).toBeVisible();
});
