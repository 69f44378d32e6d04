import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleProcess } from '#testing/sample-processes.ts';
import type { StubResponses } from '#testing/stub-services.ts';
import { notify, notifyUntilRead } from '#ui/toasts/toasts.tsx';

const responses: StubResponses = { 'script.processes.list': () => ({ processes: [sampleProcess()] }) };

test('F6 moves from the row to its panel and through the regions, and back to the row', async () => {
  const { screen } = await renderApp({ url: '/processes', responses });
  const row = screen.getByRole('grid', { name: 'Processes' }).getByRole('row').nth(1);
  await expect.element(row).toBeVisible();
  row.element().focus();
  await userEvent.keyboard(' ');
  const panel = screen.getByRole('complementary', { name: 'syncOrders' });
  await expect.element(panel).toBeVisible();
  await expect.element(panel.getByText('syncOrders panel, opened')).toBeInTheDocument();
  await userEvent.keyboard('{F6}');
  await expect.element(panel).toHaveFocus();
  await userEvent.keyboard('{F6}');
  const nav = screen.getByRole('navigation', { name: 'Main' });
  await expect.element(nav.getByRole('link', { name: 'Processes' })).toHaveFocus();
  await userEvent.keyboard('{F6}');
  await expect.element(row).toHaveFocus();
  await userEvent.keyboard('{Shift>}{F6}{/Shift}');
  await expect.element(nav.getByRole('link', { name: 'Processes' })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{F6}{/Shift}');
  await expect.element(panel).toHaveFocus();
});

test('F6 moves the focus while a screen is still waiting for its first response', async () => {
  const list = Promise.withResolvers<{ processes: ReturnType<typeof sampleProcess>[] }>();
  const { screen } = await renderApp({ url: '/processes', responses: { 'script.processes.list': () => list.promise } });
  const nav = screen.getByRole('navigation', { name: 'Main' });
  await expect.element(nav).toBeVisible();
  await userEvent.keyboard('{F6}');
  await expect.element(nav.getByRole('link', { name: 'Processes' })).toHaveFocus();
  list.resolve({ processes: [] });
});

test.for(['Help for this screen', 'Calls of this screen'])(
  '“%s” indicates whether it is open, and takes and returns the focus',
  async (label) => {
    const { screen } = await renderApp({ url: '/processes', responses });
    const button = screen.getByRole('button', { name: label });
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    const panel = screen.getByRole('complementary', { name: /^(Help|Calls)/ });
    await expect.element(panel).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await expect.element(button).toHaveAttribute('aria-controls', panel.element().id);
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  },
);

test('a success notification is announced politely, a failure assertively, and F6 reaches both', async () => {
  const { screen } = await renderApp({ url: '/processes', responses });
  await expect.element(screen.getByRole('grid', { name: 'Processes' })).toBeVisible();
  notify('Moved to the trash', { label: 'Undo', run: () => undefined });
  notifyUntilRead('Not sent: the service refused it');
  await expect.element(page.getByRole('status').filter({ hasText: 'Moved to the trash' })).toBeVisible();
  await expect.element(page.getByRole('alert').filter({ hasText: 'Not sent' })).toBeVisible();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await userEvent.keyboard('{Shift>}{F6}{/Shift}');
  await expect.poll(() => document.activeElement?.closest('[data-toasts]')).not.toBeNull();
});
