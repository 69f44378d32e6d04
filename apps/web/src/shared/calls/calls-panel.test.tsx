import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { recordCall } from '#shared/api/call-log.ts';
import { renderApp } from '#testing/render-app.tsx';

test('background calls are held back until requested, so that the list does not move', async () => {
  let isBadgeRead = false;
  const readBadge = () => {
    isBadgeRead = true;
    return { openCount: 0 };
  };
  const responses = { 'script.processes.list': () => ({}) };
  const { screen } = await renderApp({
    url: '/processes',
    responses,
    bff: { 'GET /api/alerts/summary': readBadge },
  });
  await expect.element(screen.getByText('Nothing has run yet')).toBeVisible();
  await expect.poll(() => isBadgeRead).toBe(true);
  await userEvent.keyboard('`');
  const panel = screen.getByRole('complementary', { name: 'Calls' });
  await expect.element(panel.getByRole('listitem').first()).toBeVisible();
  const call = { method: 'GET', hasBody: false, page: '/processes' };

  await userEvent.keyboard('{Shift}');
  recordCall({ ...call, path: '/api/by-hand', startedAtMs: Date.now() });
  await expect.element(panel.getByRole('listitem').first()).toMatchTextContent(/by-hand/);

  const later = Date.now() + 60_000;
  recordCall({ ...call, path: '/api/by-itself', startedAtMs: later });
  const more = panel.getByRole('button', { name: '1 new, show' });
  await expect.element(more).toBeVisible();
  expect(panel.getByRole('listitem').first().element().textContent).toMatch(/by-hand/);
  await more.click();
  await expect.element(panel.getByRole('listitem').first()).toMatchTextContent(/by-itself/);
  await expect.element(more).not.toBeInTheDocument();
});

test('calls are listed for their screen, including prefetched ones; all calls of the tab on request', async () => {
  const { screen, services } = await renderApp({
    url: '/processes',
    responses: {
      'script.processes.list': () => ({}),
      'drive.drives.list': () => ({ drives: [] }),
    },
  });
  await expect.element(screen.getByText('Nothing has run yet')).toBeVisible();
  await screen.getByRole('link', { name: 'Shared drives' }).hover();
  // A pointer that only passes over a link prefetches nothing.
  await expect.poll(() => services.callsOf('drive.drives.list').length).toBeGreaterThan(0);
  await screen.getByRole('button', { name: 'Calls of this screen' }).click();
  const panel = screen.getByRole('complementary', { name: 'Calls' });
  await expect.element(panel.getByText(/script\.processes/).first()).toBeVisible();
  await expect.element(panel.getByText(/drive\.drives/)).not.toBeInTheDocument();
  await panel.getByRole('button', { name: /^Sent for/ }).click();
  await screen.getByRole('option', { name: 'everything in this tab' }).click();
  await expect.element(panel.getByText(/drive\.drives/).first()).toBeVisible();

  await screen.getByRole('link', { name: 'Shared drives' }).click();
  await panel.getByRole('button', { name: /^Sent for/ }).click();
  await screen.getByRole('option', { name: 'this screen' }).click();
  await expect.element(panel.getByText(/drive\.drives/).first()).toBeVisible();
  await expect.element(panel.getByText(/script\.processes/)).not.toBeInTheDocument();
  await screen.getByRole('heading', { name: 'Shared drives' }).hover();
});
