import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '#testing/render-app.tsx';
import { sampleQueue as index, reviewResponses, sampleReview as row, withQueue } from '#testing/sample-reviews.ts';
import { notify, notifyUntilRead } from '#ui/toasts/toasts.tsx';

const bff = withQueue(index([row(1), row(2)]), { 'GET /api/approval-history': () => ({ steps: [] }) });

/** Returns whether two elements overlap. */
function hasOverlap(one: Element, other: Element): boolean {
  const [first, second] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const isBeside = first.right <= second.left || second.right <= first.left;
  return !(isBeside || first.bottom <= second.top || second.bottom <= first.top);
}

test.each([
  [1280, 720],
  [1440, 900],
])('notifications cover neither the content nor the decision on a screen of %d × %d', async (width, height) => {
  await page.viewport(width, height);
  const { screen } = await renderApp({ url: '/reviews/file-1/approval-1', responses: reviewResponses, bff });
  const content = screen.getByRole('region', { name: 'Content' });
  await expect.element(content).toBeVisible();
  notifyUntilRead('Not sent: Olivia Perera declined this request.');
  notifyUntilRead('The connection is back.');
  const messages = screen.getByRole('region', { name: 'Notifications' });
  await expect.element(messages).toBeVisible();
  expect(hasOverlap(messages.element(), content.element())).toBe(false);
  const decision = screen.getByRole('complementary', { name: 'Decision' });
  expect(hasOverlap(messages.element(), decision.element())).toBe(false);
});

test.each([
  [1280, 720],
  [1440, 900],
  [390, 844],
])('notifications do not cover the rows of a list on a screen of %d × %d', async (width, height) => {
  await page.viewport(width, height);
  const { screen } = await renderApp({ url: '/reviews', responses: reviewResponses, bff });
  const list = screen.getByRole('grid', { name: 'Approvals' });
  await expect.element(list).toBeVisible();
  notifyUntilRead('Not sent: Olivia Perera declined this request.');
  notifyUntilRead('The connection is back.');
  const messages = screen.getByRole('region', { name: 'Notifications' });
  await expect.element(messages).toBeVisible();
  const scroller = list.element().parentElement;
  expect(scroller && hasOverlap(messages.element(), scroller)).toBe(false);
});

test('notifications do not cover the approval next to the queue', async () => {
  await page.viewport(1280, 720);
  const { screen } = await renderApp({ url: '/reviews', responses: reviewResponses, bff });
  await expect.element(screen.getByRole('row', { name: 'Contract 1.txt' })).toBeVisible();
  await userEvent.keyboard('j ');
  const panel = screen.getByRole('complementary', { name: 'Contract 1.txt' });
  await expect.element(panel).toBeVisible();
  notifyUntilRead('The connection is back.');
  const messages = screen.getByRole('region', { name: 'Notifications' });
  await expect.element(messages).toBeVisible();
  expect(hasOverlap(messages.element(), panel.element())).toBe(false);
});

test('notifications on a phone cover neither an opened approval nor the dialog above it', async () => {
  await page.viewport(390, 844);
  const { screen } = await renderApp({ url: '/reviews', responses: reviewResponses, bff });
  await expect.element(screen.getByRole('row', { name: 'Contract 1.txt' })).toBeVisible();
  await userEvent.keyboard('j ');
  const panel = screen.getByRole('complementary', { name: 'Contract 1.txt' });
  await expect.element(panel).toBeVisible();
  const opened = panel.element();
  const { top } = opened.getBoundingClientRect();
  notifyUntilRead('The connection is back.');
  const messages = screen.getByRole('region', { name: 'Notifications' });
  await expect.element(messages).toBeVisible();
  expect(hasOverlap(messages.element(), opened)).toBe(false);
  expect(opened.getBoundingClientRect().top).toBe(top);
  await panel.getByRole('button', { name: 'Snooze' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  notify('Approval sent', { label: 'Undo', run: () => undefined });
  notifyUntilRead('Not sent: Olivia Perera declined this request.');
  await expect.element(messages.getByRole('button', { name: 'Undo' })).toBeVisible();
  for (const below of [opened, dialog.element()])
    await expect.poll(() => hasOverlap(messages.element(), below)).toBe(false);
});

const isInSight = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

test.each([
  ['beside an approval', 1280],
  ['on a narrow screen', 390],
])('a later notification %s is shown, and leaves Undo of an earlier one visible', async (_place, width) => {
  await page.viewport(width, 720);
  const { screen } = await renderApp({ url: '/reviews/file-1/approval-1', responses: reviewResponses, bff });
  await expect.element(screen.getByRole('complementary', { name: 'Decision' })).toBeVisible();
  notify('Approval sent', { label: 'Undo', run: () => undefined });
  notify('Reminder sent');
  notify('The message was not sent');
  const messages = screen.getByRole('region', { name: 'Notifications' });
  const undo = messages.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  await expect.poll(() => isInSight(undo.element())).toBe(true);
  const statuses = () => messages.getByRole('status').elements();
  await expect
    .poll(() => statuses().map(({ textContent }) => textContent))
    .toEqual(['The message was not sent', 'Reminder sent', 'Approval sent']);
  const shown = statuses().filter((status) => isInSight(status.querySelector('span') ?? status));
  expect(shown.map(({ textContent }) => textContent)).toEqual(['The message was not sent', 'Approval sent']);
  expect(messages.getByRole('button', { name: 'Dismiss' }).elements()).toHaveLength(2);
});
