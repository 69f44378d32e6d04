import { expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { sampleApproval, sampleFile } from '#testing/sample-files.ts';
import { reviewResponses, sampleQueue, sampleReview } from '#testing/sample-reviews.ts';
import type { StubResponses } from '#testing/stub-services.ts';

test.each([
  ['page of the file', '/file/file-1/approvals'],
  ['panel of the queue', '/reviews?peek=file-1~approval-1'],
  ['review desk', '/reviews/file-1/approval-1'],
])('on the %s, a text beside the buttons says that the file is in the trash', async (_, url) => {
  const responses: StubResponses = {
    ...reviewResponses,
    'drive.files.get': ({ query }) =>
      query.get('alt') === 'media' ? new Response('Text') : sampleFile({ id: 'file-1', trashed: true }),
    'drive.approvals.list': () => ({ items: [sampleApproval()] }),
  };
  const bff = {
    'GET /api/indexes/approvals': () => sampleQueue([sampleReview(1)]),
    'GET /api/approval-history': () => ({ steps: [] }),
  };
  const { screen } = await renderApp({ url, responses, bff });
  await expect.element(screen.getByRole('button', { name: 'Decline', exact: true })).toBeVisible();
  await expect.element(screen.getByText(/^The file is in the trash\./)).toBeVisible();
});
