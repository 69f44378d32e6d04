import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '#testing/render-app.tsx';

// This test is the first in the file, because the list must not have been loaded.
test('keys pressed before the command list is loaded apply to the first match', async () => {
  const { screen, address } = await renderApp({ url: '/jobs', responses: {} });
  await expect.element(screen.getByRole('main')).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}Watches{Enter}');
  await expect.poll(address).toContain('/watches');
});

test('Enter immediately after the last letter applies to the first match', async () => {
  const { screen, address } = await renderApp({ url: '/jobs', responses: {} });
  await expect.element(screen.getByRole('main')).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = screen.getByRole('searchbox', { name: 'Screen, action, name, ID or address' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('Watches{Enter}');
  await expect.poll(address).toContain('/watches');
  await expect.element(field).not.toBeInTheDocument();
});

test.each([
  ['as soon as the match is listed', 0],
  ['once the list has stepped onto it', 700],
])('Enter runs a command once, %s', async (_when, waitMs) => {
  const { screen } = await renderApp({ url: '/jobs', responses: {} });
  await expect.element(screen.getByRole('main')).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = screen.getByRole('searchbox', { name: 'Screen, action, name, ID or address' });
  await expect.element(field).toHaveFocus();
  // This command would revert itself if it ran twice.
  await userEvent.keyboard('Help for this');
  await expect.element(screen.getByRole('menuitem')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  await userEvent.keyboard('{Enter}');
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(screen.getByRole('complementary', { name: 'Help: Jobs' })).toBeVisible();
});

test('Enter does nothing if nothing is typed, or nothing matches', async () => {
  const { screen, address } = await renderApp({ url: '/jobs', responses: {} });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = screen.getByRole('searchbox', { name: 'Screen, action, name, ID or address' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toBeVisible();
  await userEvent.keyboard('zzzzqqqq{Enter}');
  await expect.element(screen.getByText('No matches.')).toBeVisible();
  expect(address()).toContain('/jobs');
});
