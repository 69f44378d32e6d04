import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile } from '#testing/sample-files.ts';
import { manyOf, sampleLists } from '#testing/sample-lists.ts';
import { reviewResponses, sampleQueue, sampleReview, withQueue } from '#testing/sample-reviews.ts';

beforeEach(() => page.viewport(1440, 900));

const queue = withQueue(sampleQueue([1, 2, 3].map((number) => sampleReview(number))));

test.for(Object.entries(sampleLists))(
  'the first key press on %s can be Enter: it opens the first row',
  async ([, list]) => {
    const { screen, address } = await renderApp({ ...list, bff: list.bff ?? {} });
    const grid = screen.getByRole('grid', { name: list.grid });
    await expect.element(grid.getByRole('row').nth(1)).toBeVisible();
    const name = grid.getByRole('row').nth(1).element().querySelector('a')?.pathname;
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => decodeURIComponent(address().split('?')[0] ?? '')).toBe(decodeURIComponent(name ?? '-'));
  },
);

test('keys pressed while a list loads are not lost, but unseen rows are not changed', async () => {
  const response = Promise.withResolvers<void>();
  const { screen, services } = await renderApp({
    url: '/files',
    responses: {
      'drive.files.list': async () => {
        await response.promise;
        return { files: manyOf((number) => sampleFile({ id: `f${number}`, name: `File ${number}` })) };
      },
    },
  });
  await expect.poll(() => document.querySelector('main [data-loading]')).not.toBeNull();
  await userEvent.keyboard('jj#');
  response.resolve();
  await expect.element(screen.getByRole('row', { name: /^File 2, / })).toHaveFocus();
  // The message depends on which part of the screen is already loaded.
  await expect.element(screen.getByText(/screen is still loading|is not available now/).first()).toBeVisible();
  expect(services.callsOf('drive.files.update')).toHaveLength(0);
});

test('Enter opens the row selected with x, and j moves from there to the next one', async () => {
  const { screen, address } = await renderApp({ url: '/reviews', responses: reviewResponses, bff: queue });
  const first = screen.getByRole('row', { name: 'Contract 1.txt' });
  const second = screen.getByRole('row', { name: 'Contract 2.txt' });
  await expect.element(first).toBeVisible();
  await userEvent.keyboard('x');
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard('jx');
  await expect.element(second).toHaveFocus();
  await expect.element(first).toHaveAttribute('aria-selected', 'true');
  await expect.element(second).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toContain('/reviews/file-2/approval-2');
});

test('the first Space previews the first row next to the list', async () => {
  const { screen } = await renderApp({ url: '/reviews', responses: reviewResponses, bff: queue });
  await expect.element(screen.getByRole('row', { name: 'Contract 1.txt' })).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('complementary', { name: 'Contract 1.txt' })).toBeVisible();
});

test('the first Enter opens the row previewed when the page loads', async () => {
  const url = '/reviews?peek=file-3~approval-3';
  const { screen, address } = await renderApp({ url, responses: reviewResponses, bff: queue });
  await expect.element(screen.getByRole('complementary', { name: 'Contract 3.txt' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toContain('/reviews/file-3/approval-3');
});

test('Enter and Space activate the focused button, and open no row', async () => {
  const { screen, address } = await renderApp({ url: '/reviews', responses: reviewResponses, bff: queue });
  await expect.element(screen.getByRole('row', { name: 'Contract 1.txt' })).toBeVisible();
  screen.getByRole('button', { name: 'Statistics' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog', { name: 'Approval statistics' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(address()).toMatch(/^\/reviews(\?|$)/);
});
