import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleApproval, sampleFile } from '#testing/sample-files.ts';
import { sampleQueue as index, reviewResponses, sampleReview as row } from '#testing/sample-reviews.ts';
import { type StubResponses, serviceError } from '#testing/stub-services.ts';

const LONG = Array.from({ length: 400 }, (_, line) => `Line ${line + 1}`).join('\n');

const responses: StubResponses = {
  ...reviewResponses,
  'drive.files.get': ({ query, pathParams }) =>
    query.get('alt') === 'media'
      ? new Response(LONG)
      : sampleFile({ id: pathParams.fileId ?? '', name: `Contract ${pathParams.fileId}.txt` }),
};

function scrolledPart(): Element | undefined {
  const content = page.getByRole('region', { name: 'Content' }).element();
  return [...content.querySelectorAll('*')].find((element) => element.scrollTop > 0);
}

test('going forward and back restores the scroll position of each file', async () => {
  const rows = [row(1), row(2)];
  const bff = { 'GET /api/indexes/approvals': () => index(rows), 'GET /api/approval-history': () => ({ steps: [] }) };
  const { screen, address } = await renderApp({ url: '/reviews/file-1/approval-1', responses, bff });
  const content = screen.getByRole('region', { name: 'Content' });
  await expect.element(content.getByText(/^Line 1/)).toBeVisible();
  const part = () =>
    [...content.element().querySelectorAll('*')].find(({ scrollHeight, clientHeight, localName }) => {
      return localName !== 'pre' && clientHeight > 100 && scrollHeight > clientHeight + 1500;
    });
  await expect.poll(part).toBeDefined();
  const hasScrolled = new Promise((resolve) => part()?.addEventListener('scrollend', resolve, { once: true }));
  part()?.scrollTo({ top: 1234 });
  await hasScrolled;
  await screen.getByRole('button', { name: 'Next in the queue' }).click();
  await expect.poll(address).toContain('/reviews/file-2/');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Contract file-2.txt' })).toBeVisible();
  await expect.poll(part).toBeDefined();
  expect(scrolledPart()).toBeUndefined();
  await screen.getByRole('button', { name: 'Previous in the queue' }).click();
  await expect.poll(address).toContain('/reviews/file-1/');
  await expect.poll(() => scrolledPart()?.scrollTop).toBe(1234);
});

test('on a phone, the next approval starts at its content, even if the decision of the previous one was in sight', async () => {
  await page.viewport(390, 844);
  const bff = {
    'GET /api/indexes/approvals': () => index([row(1), row(2)]),
    'GET /api/approval-history': () => ({ steps: [] }),
  };
  const { screen } = await renderApp({ url: '/reviews/file-1/approval-1', responses, bff });
  const content = screen.getByRole('region', { name: 'Content' });
  await expect.element(content.getByText(/^Line 1/)).toBeVisible();
  const outer = () => content.element().parentElement;
  outer()?.scrollTo({ top: 300 });
  await expect.poll(() => outer()?.scrollTop).toBeGreaterThan(0);
  await screen.getByRole('button', { name: 'Next in the queue' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Contract file-2.txt' })).toBeVisible();
  await expect.element(content.getByText(/^Line 1/)).toBeVisible();
  expect(outer()?.scrollTop).toBe(0);
});

test('the position in the queue changes by one, even if approvals leave the queue in the meantime', async () => {
  let rows = [row(1), row(2), row(3)];
  const bff = { 'GET /api/indexes/approvals': () => index(rows), 'GET /api/approval-history': () => ({ steps: [] }) };
  const { screen, address, queryClient } = await renderApp({ url: '/reviews/file-1/approval-1', responses, bff });
  await expect.element(screen.getByText('1 of 3')).toBeVisible();
  rows = [row(2), row(3)];
  await queryClient.refetchQueries({ queryKey: ['bff.indexes.approvals'] });
  await expect.element(screen.getByText('1 of 3')).toBeVisible();
  await screen.getByRole('button', { name: 'Next in the queue' }).click();
  await expect.element(screen.getByText('2 of 3')).toBeVisible();
  await screen.getByRole('button', { name: 'Previous in the queue' }).click();
  await expect.poll(address).toContain('/reviews/file-1/');
  await expect.element(screen.getByText('1 of 3')).toBeVisible();
});

test('the review desk shows that its file is in the trash, that nobody responded before the end, and that an approval is missing', async () => {
  const bff = { 'GET /api/indexes/approvals': () => index([]), 'GET /api/approval-history': () => ({ steps: [] }) };
  const trashed: StubResponses = {
    ...responses,
    'drive.files.get': ({ query }) =>
      query.get('alt') === 'media' ? new Response(LONG) : sampleFile({ id: 'file-1', trashed: true }),
    'drive.approvals.get': () => sampleApproval({ status: 'CANCELLED' }),
  };
  const { screen } = await renderApp({ url: '/reviews/file-1/approval-1', responses: trashed, bff });
  await expect.element(screen.getByText('File in the trash')).toBeVisible();
  await expect.element(screen.getByRole('list', { name: 'Reviewers' }).getByText('No response').first()).toBeVisible();
  await expectAccessible();
  const gone: StubResponses = { ...responses, 'drive.approvals.get': () => serviceError(404, 'notFound', 'Not found') };
  const other = await renderApp({ url: '/reviews/file-1/approval-1', responses: gone, bff });
  await expect.element(other.screen.getByText('Approval not found')).toBeVisible();
  await expect.element(other.screen.getByRole('link', { name: 'Approvals of this file' })).toBeVisible();
  const missing: StubResponses = { ...responses, 'drive.files.get': () => serviceError(404, 'notFound', 'Not found') };
  const last = await renderApp({ url: '/reviews/file-1/approval-1', responses: missing, bff });
  const ways = last.screen.getByRole('navigation', { name: 'Other files' });
  await expect.element(ways.getByRole('link', { name: 'Back to queue' })).toBeVisible();
});
