import { expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { sampleApproval, sampleFile } from '#testing/sample-files.ts';
import type { StubResponses } from '#testing/stub-services.ts';

const responses: StubResponses = {
  'drive.files.get': () => sampleFile(),
  'drive.approvals.list': () => ({ items: [sampleApproval()] }),
};

test('while an approval is in progress, no screen of the file starts another one', async () => {
  const { screen } = await renderApp({
    url: '/file/file-1/labels',
    responses: { ...responses, 'drive.files.listLabels': () => ({}) },
  });
  const start = screen.getByRole('button', { name: 'Start approval' });
  await expect.element(start).toBeDisabled();
  await expect.element(start).toHaveAccessibleDescription(/^An approval of this file is already in progress\./);
});
