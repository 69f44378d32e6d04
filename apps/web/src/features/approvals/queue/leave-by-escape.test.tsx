import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '#testing/render-app.tsx';
import { sampleQueue as queueOf, reviewResponses, sampleReview as row, withQueue } from '#testing/sample-reviews.ts';

test('Escape returns to the queue row, but not from a field, nor while it cancels or closes something', async () => {
  const drafts: unknown[] = [];
  const bff = withQueue(queueOf([row(1), row(2)]), {
    'GET /api/approval-history': () => ({ steps: [] }),
    'POST /api/delayed-calls': ({ body }) => {
      drafts.push(body);
      return new Response(null, { status: 500 });
    },
  });
  const { screen, address } = await renderApp({ url: '/reviews?sort=title', responses: reviewResponses, bff });
  const second = screen.getByRole('row', { name: 'Contract 2.txt' });
  await expect.element(second).toBeVisible();
  second.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Approve' })).toBeEnabled();
  const desk = address();
  await userEvent.keyboard('m');
  await expect.element(screen.getByRole('textbox', { name: 'Comment (optional to approve)' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(address()).toBe(desk);
  screen.getByRole('main').element().focus();
  await userEvent.keyboard('?');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('a{Escape}');
  expect(address()).toBe(desk);
  await userEvent.keyboard('{Escape}');
  await expect.poll(address).toBe('/reviews?sort=title');
  await expect.element(second).toHaveFocus();
  expect(drafts).toEqual([]);
});
