import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '#testing/render-app.tsx';

test.each([
  [1440, 'Drop files here, or use Upload.'],
  [390, 'Use Upload to add files.'],
])('an empty folder says how files are added at %d px: a phone has nothing to drop', async (width, words) => {
  await page.viewport(width, 844);
  const responses = { 'drive.files.list': () => ({ files: [] }) };
  const { screen } = await renderApp({ url: '/files', responses });
  await expect.element(screen.getByText('This folder is empty')).toBeVisible();
  const shown = screen
    .getByText(/use upload/i)
    .elements()
    .filter((element) => element.checkVisibility());
  expect(shown.map(({ textContent }) => textContent)).toEqual([words]);
});
