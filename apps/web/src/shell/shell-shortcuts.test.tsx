import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import type { StubResponses } from '#testing/stub-services.ts';

const responses: StubResponses = {
  'script.processes.list': () => ({}),
  'drive.files.list': () => ({ files: [] }),
};

test('a shortcut collapses the navigation, and the browser remembers it', async () => {
  const { screen } = await renderApp({ url: '/processes', responses });
  await expect.element(screen.getByRole('button', { name: 'Collapse navigation' })).toBeVisible();
  await userEvent.keyboard('[[');
  await expect.element(screen.getByRole('button', { name: 'Expand navigation' })).toBeVisible();
  expect(localStorage.getItem('rotunda.nav-collapsed')).toBe('1');
});

test('the shortcut reference opens with ? and closes with Escape', async () => {
  const { screen } = await renderApp({ url: '/processes', responses });
  await expect.element(screen.getByText('Nothing has run yet')).toBeVisible();
  await userEvent.keyboard('?');
  const sheet = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(sheet).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
});

test('g and a screen’s letter open it, and the letter alone keeps its other function', async () => {
  const { screen, address } = await renderApp({ url: '/processes', responses });
  await expect.element(screen.getByText('Nothing has run yet')).toBeVisible();
  await userEvent.keyboard('gf');
  await expect.poll(address).toMatch(/^\/files/);
  await userEvent.keyboard('gp');
  await expect.poll(address).toBe('/processes');
  await userEvent.keyboard('f');
  await expect.poll(address).toContain('FAILED');
});

test('a shortcut is changed to a free key, a used one is rejected, and all single-key shortcuts can be disabled', async () => {
  const { screen, address } = await renderApp({ url: '/processes', responses });
  await expect.element(screen.getByText('Nothing has run yet')).toBeVisible();
  await userEvent.keyboard('?');
  const key = screen.getByRole('button', { name: /^Key for: Show only failed ones/ });
  await key.click();
  await userEvent.keyboard('j');
  await expect.element(screen.getByText('j is already used: Next row or approval')).toBeVisible();
  await key.click();
  await userEvent.keyboard('y{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('f');
  expect(address()).toBe('/processes');
  await userEvent.keyboard('y');
  await expect.poll(address).toContain('FAILED');
  await userEvent.keyboard('{Escape}?');
  await screen.getByText('Single-key shortcuts').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('y?');
  expect(address()).toContain('FAILED');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
