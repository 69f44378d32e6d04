import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '#testing/render-app.tsx';

test('Enter right after the last letter goes to the first match', async () => {
  const { screen, address } = await renderApp({ url: '/jobs', responses: {} });
  await expect.element(screen.getByRole('main')).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = screen.getByRole('searchbox', { name: 'Screen, action, name, ID or address' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('Watches{Enter}');
  await expect.poll(address).toContain('/watches');
  await expect.element(field).not.toBeInTheDocument();
});

test('Enter does nothing while nothing is typed, or nothing matches', async () => {
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
