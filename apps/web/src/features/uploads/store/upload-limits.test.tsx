import { expect, test } from 'vitest';
import { chooseFile, uploadRoutes, WHOLE } from '#features/uploads/testing/upload-page.ts';
import { renderApp } from '#testing/render-app.tsx';
import { problem } from '#testing/stub-services.ts';
import { uploadsResumeAtMs } from './upload-store.ts';

test('a waiting upload shows until when, and stops waiting when it is cancelled', async () => {
  const { bff } = uploadRoutes(5);
  const tooMany = problem({ status: 429, code: 'rate_limited', title: 'Too many uploads', retryable: true });
  tooMany.headers.set('retry-after', '40');
  const app = await renderApp({
    url: '/files',
    responses: { 'drive.files.list': () => ({ files: [] }) },
    bff: { ...bff, [WHOLE]: () => tooMany },
  });
  await chooseFile(app, new File(['hello'], 'scan.bin'));
  const status = app.screen.getByText(/^0% of 1 uploaded, continues at \d\d:\d\d:\d\d \(limit reached\)$/);
  await expect.element(status).toBeVisible();
  await app.screen.getByRole('button', { name: 'Cancel scan.bin' }).click();
  await expect.element(status).not.toBeInTheDocument();
  await expect.poll(() => uploadsResumeAtMs.get()).toBe(undefined);
});
