import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { renderApp } from '#testing/render-app.tsx';
import { clearKeyBuffer, flushKeyBuffer } from '#ui/keyboard/key-buffer.ts';
import { OpeningWindow } from '#ui/loading/opening-window.tsx';

// The time to wait for the second key, and some time for a message to appear.
const WAIT_MS = 2_000;

test.each([
  ['that is there', () => ({ files: [] })],
  ['that is still loading', () => new Promise<never>(() => undefined)],
])(
  'the first key of a shortcut sequence announces nothing on a screen %s, and the second one navigates',
  async (_what, answer) => {
    const { screen, address } = await renderApp({ url: '/files', responses: { 'drive.files.list': answer } });
    await expect.element(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await userEvent.keyboard('g');
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    expect(page.getByText(/not available now/).query()).toBeNull();
    await userEvent.keyboard('g');
    await userEvent.keyboard('h');
    await expect.poll(address).toBe('/');
  },
);

test('text with the letters of a shortcut sequence, typed for a loading window, does not navigate to another screen', async () => {
  clearKeyBuffer();
  const { screen, address } = await renderApp({
    url: '/files',
    responses: { 'drive.files.list': () => ({ files: [] }) },
  });
  await expect.element(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  const opening = await render(<OpeningWindow onClose={() => undefined} />);
  await userEvent.keyboard('1ghost');
  await opening.rerender(<input aria-label="ID" />);
  const field = opening.getByLabelText('ID');
  field.element().focus();
  flushKeyBuffer();
  await expect.element(field).toHaveValue('1ghost');
  expect(address()).toBe('/files');
});
