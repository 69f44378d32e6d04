import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '#testing/render-app.tsx';
import { sampleQueue as index, reviewResponses, sampleReview as row, withQueue } from '#testing/sample-reviews.ts';

const rows = Array.from({ length: 30 }, (_, number) => row(number + 1));
const bff = withQueue(index(rows), { 'GET /api/approval-history': () => ({ steps: [] }) });

/** Returns whether a button is visible and can be pressed without scrolling. */
function isInSight(button: Element): boolean {
  const { left, top, width, height } = button.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && button.contains(hit);
}

test('the decision buttons of a peek panel are visible on a small laptop, and stay visible when scrolling', async () => {
  await page.viewport(1280, 720);
  const { screen } = await renderApp({ url: '/reviews', responses: reviewResponses, bff });
  await expect.element(screen.getByRole('row', { name: 'Contract 1.txt' })).toBeVisible();
  await userEvent.keyboard('j ');
  const panel = screen.getByRole('complementary', { name: 'Contract 1.txt' });
  const names = ['Approve', 'Request changes', 'Decline'];
  for (const name of names) await expect.element(panel.getByRole('button', { name })).toBeVisible();
  expect(names.filter((name) => !isInSight(panel.getByRole('button', { name }).element()))).toEqual([]);
});

test.each([
  [1280, 720],
  [1440, 900],
])('requesting changes and declining are in one row on a screen of %d × %d', async (width, height) => {
  await page.viewport(width, height);
  const { screen } = await renderApp({ url: '/reviews/file-1/approval-1', responses: reviewResponses, bff });
  const decision = screen.getByRole('complementary', { name: 'Decision' });
  const findBox = (name: string) => decision.getByRole('button', { name }).element().getBoundingClientRect();
  await expect.element(decision.getByRole('button', { name: 'Decline' })).toBeVisible();
  const [changes, decline] = [findBox('Request changes'), findBox('Decline')];
  expect([decline.top, decline.width]).toEqual([changes.top, changes.width]);
});

test('the buttons for a bulk decision are visible on a small laptop', async () => {
  await page.viewport(1280, 720);
  const { screen } = await renderApp({ url: '/reviews', responses: reviewResponses, bff });
  await expect.element(screen.getByRole('row', { name: 'Contract 1.txt' })).toBeVisible();
  await userEvent.keyboard('j*');
  await screen.getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: 'Approve 30 files' });
  for (const name of ['Cancel', /^Approve/]) {
    const button = dialog.getByRole('button', { name });
    await expect.element(button).toBeVisible();
    await expect.poll(() => isInSight(button.element())).toBe(true);
  }
});
