import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleQueue as index, reviewResponses, sampleReview as row, withQueue } from '#testing/sample-reviews.ts';

test('a row name is a link to its target, with the filters of the list, and a plain click opens it here', async () => {
  const bff = withQueue(index([row(1), row(2)]), { 'GET /api/approval-history': () => ({ steps: [] }) });
  const { screen, address } = await renderApp({ url: '/reviews?q=contract', responses: reviewResponses, bff });
  const link = screen.getByRole('row', { name: 'Contract 1.txt' }).getByRole('link', { name: 'Contract 1.txt' });
  await expect.element(link).toHaveAttribute('href', '/reviews/file-1/approval-1?q=contract');
  await expectAccessible();
  const pressed: boolean[] = [];
  const note = (event: MouseEvent) => {
    pressed.push(event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener('click', note);
  await link.click({ modifiers: ['ControlOrMeta'] });
  document.removeEventListener('click', note);
  // The browser opens another tab, so this one opens and selects nothing.
  expect(pressed).toEqual([false]);
  expect(address()).toBe('/reviews?q=contract');
  await expect.element(screen.getByRole('checkbox', { name: 'Select Contract 1.txt' })).not.toBeChecked();
  await link.click();
  await expect.poll(address).toContain('/reviews/file-1/approval-1');
});
