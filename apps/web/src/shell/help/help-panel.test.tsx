import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';

test('the help for a screen describes its purpose, its shortcuts and its operations, and follows to the next screen', async () => {
  const { screen } = await renderApp({
    url: '/processes',
    responses: { 'script.processes.list': () => ({}), 'drive.files.list': () => ({ files: [] }) },
  });
  await screen.getByRole('button', { name: 'Help for this screen' }).click();
  const help = screen.getByRole('complementary', { name: 'Help: Processes' });
  await expect.element(help.getByText('Find script runs (processes) and see why they failed.')).toBeVisible();
  await expect.element(help.getByText('Show only failed ones')).toBeVisible();
  await expect
    .element(help.getByRole('link', { name: 'script.processes.list', exact: true }))
    .toHaveAttribute('href', '/explorer/script.processes.list');
  await screen.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Files' }).click();
  await expect.element(screen.getByRole('complementary', { name: 'Help: Files' })).toBeVisible();
  await expectAccessible();
  await page.viewport(390, 844);
  await expectAccessible();
});
