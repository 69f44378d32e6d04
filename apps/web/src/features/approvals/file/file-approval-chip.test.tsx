import { expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile } from '#testing/sample-files.ts';
import { serviceError } from '#testing/stub-services.ts';

const url = '/file/file-1/comments';
const responses = { 'drive.files.get': () => sampleFile(), 'drive.comments.list': () => ({ comments: [] }) };
const UNKNOWN = { name: 'Approvals could not be loaded' };

test('a file whose approvals are temporarily unavailable does not look like one without approvals', async () => {
  let refusal = serviceError(429, 'userRateLimitExceeded', 'User Rate Limit Exceeded');
  const approvals = { 'drive.approvals.list': () => refusal.clone() };
  const { screen, queryClient } = await renderApp({ url, responses: { ...responses, ...approvals } });
  const unknown = screen.getByRole('link', UNKNOWN);
  await expect.element(unknown).toHaveAttribute('href', '/file/file-1/approvals');
  refusal = Response.json({ items: [] });
  await queryClient.refetchQueries({ queryKey: ['drive.approvals.list'] });
  await expect.element(unknown).not.toBeInTheDocument();
});

test('a user who cannot read the approvals of a file sees no loading error', async () => {
  const approvals = { 'drive.approvals.list': () => serviceError(403, 'forbidden', 'Not for you.') };
  const { screen, services } = await renderApp({ url, responses: { ...responses, ...approvals } });
  await expect.element(screen.getByText('No comments yet')).toBeVisible();
  await expect.poll(() => services.callsOf('drive.approvals.list').length).toBe(1);
  await expect.element(screen.getByRole('link', UNKNOWN)).not.toBeInTheDocument();
});
