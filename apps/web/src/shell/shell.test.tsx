import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleCalendar } from '#testing/sample-events.ts';
import { sampleProcess } from '#testing/sample-processes.ts';
import type { StubResponses } from '#testing/stub-services.ts';

const responses: StubResponses = {
  'script.processes.list': () => ({}),
  'drive.files.list': () => ({ files: [] }),
};

test('the navigation highlights the current screen and links to the others', async () => {
  const { screen, address } = await renderApp({ url: '/processes', responses });
  const nav = screen.getByRole('navigation', { name: 'Main' });
  await expect.element(nav.getByRole('link', { name: 'Processes' })).toHaveAttribute('aria-current', 'page');
  await nav.getByRole('link', { name: 'Files' }).click();
  await expect.poll(address).toMatch(/^\/files/);
  await expect.element(nav.getByRole('link', { name: 'Files' })).toHaveAttribute('aria-current', 'page');
});

test('a screen has its name in the browser tab and for screen readers', async () => {
  const { screen } = await renderApp({ url: '/processes', responses });
  await expect.poll(() => document.title).toBe('Processes – Rotunda');
  await screen.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Files' }).click();
  await expect.poll(() => document.title).toBe('Files – Rotunda');
  await expect.element(screen.getByRole('status').filter({ hasText: /^Files$/ })).toBeInTheDocument();
});

test.for([
  ['low', 1280, 480],
  ['narrow', 390, 844],
] as const)('the navigation shows where one is in a %s window', async ([, width, height]) => {
  await page.viewport(width, height);
  const { screen } = await renderApp({ url: '/jobs', responses });
  const link = screen.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' });
  await expect.element(link).toBeInViewport({ ratio: 1 });
});

test('the navigation is collapsed on a medium-width screen until it is expanded', async () => {
  await page.viewport(1024, 800);
  const { screen } = await renderApp({ url: '/processes', responses });
  await screen.getByRole('button', { name: 'Expand navigation' }).click();
  await expect.element(screen.getByRole('button', { name: 'Collapse navigation' })).toBeVisible();
  expect(localStorage.getItem('rotunda.nav-collapsed')).toBeNull();
  await expectAccessible({ hasNavigation: true });
});

test('the calls behind a list are counted below it, listed, and copied without the session', async () => {
  const { screen } = await renderApp({
    url: '/processes',
    responses: { 'script.processes.list': () => ({ processes: [sampleProcess()], nextPageToken: 'second' }) },
  });
  await screen.getByRole('button', { name: /^\d+ calls?$/ }).click();
  const panel = screen.getByRole('complementary', { name: 'Calls' });
  const calls = panel.getByRole('list', { name: 'Calls' }).getByRole('listitem');
  const call = calls.filter({ hasText: 'page 1, more follow' }).first();
  await expect.element(call).toMatchTextContent(/script\.processes\.list200GET \/api\/script\/v1\/processes/);
  await expect.element(call).toMatchTextContent(/the service took 13ms\d+ Bpage 1, more follow/);
  await expect.element(panel.getByText(/^[\d.]+m?s in the services · [\d.]+ K?B$/)).toBeVisible();
  await expectAccessible({ hasNavigation: true });
  await call.getByRole('button', { name: 'Copy script.processes.list as curl' }).click();
  await expect.poll(() => navigator.clipboard.readText()).toContain('"cookie: $ROTUNDA_COOKIE"');
  await userEvent.keyboard('`');
  await expect.element(panel).not.toBeInTheDocument();
});

test('settings change the appearance and time format of the console at once', async () => {
  const { screen } = await renderApp({ url: '/settings', responses });
  await screen.getByText('Compact').click();
  await screen.getByText('More', { exact: true }).click();
  expect(document.documentElement.dataset.contrast).toBe('more');
  await screen.getByRole('button', { name: /^Time zone Browser time zone/ }).click();
  await userEvent.keyboard('tokyo');
  await screen.getByRole('option', { name: 'Asia/Tokyo, UTC+9' }).click();
  await expect.element(screen.getByRole('button', { name: 'Time zone Asia/Tokyo (UTC+9)' })).toHaveFocus();
  await expect.element(screen.getByText(/ GMT\+9\.$/)).toBeVisible();
  await expectAccessible({ hasNavigation: true });
  await screen.getByRole('button', { name: /times are in Asia\/Tokyo/ }).click();
  await expect.element(screen.getByRole('searchbox', { name: 'Search time zones' })).toHaveFocus();
  await userEvent.keyboard('kiev');
  await screen.getByRole('option', { name: /^Europe\/Kyiv, UTC\+[23]$/ }).click();
  await expect.element(screen.getByRole('button', { name: /times are in Europe\/Kyiv/ })).toBeVisible();
  delete document.documentElement.dataset.contrast;
});

test('jobs are counted while they run, show failures, and are retried from the tray', async () => {
  const counts = { waiting: 0, running: 0, done: 5, retryable: 2, final: 1, skipped: 0, notStarted: 0 };
  const job = { jobId: 'j1', title: 'Move 8 files to trash', operationId: 'drive.files.update', total: 8, counts };
  const times = { createTime: '2026-11-20T10:00:00Z', updateTime: '2026-11-20T10:00:00Z' };
  let retried = 0;
  const { screen } = await renderApp({
    url: '/processes',
    responses,
    bff: {
      'GET /api/jobs': () => ({ jobs: [{ ...job, ...times, state: retried ? 'running' : 'ended', canUndo: true }] }),
      'POST /api/jobs/j1/retry': () => {
        retried += 1;
        return job;
      },
    },
  });
  await screen.getByRole('button', { name: 'Jobs' }).click();
  const tray = screen.getByRole('dialog', { name: 'Jobs' });
  await expect
    .element(tray.getByText('5 done, 2 failed and can be retried, 1 failed (cannot be retried)'))
    .toBeVisible();
  await expect.element(tray.getByRole('button', { name: 'Undo 5 done' })).toBeVisible();
  await expectAccessible({ hasNavigation: true });
  await tray.getByRole('button', { name: 'Retry 2' }).click();
  await expect.element(tray.getByRole('button', { name: 'Stop' })).toBeVisible();
  expect(retried).toBe(1);
});

test('delayed calls are counted, and undone from the tray, including after a reload', async () => {
  const call = {
    operationId: 'drive.approvals.approve',
    params: {},
    state: 'held',
    createTime: '2026-11-20T10:00:00Z',
  };
  let delayedCalls = [
    { ...call, delayedCallId: 's1', label: 'Approve the contract', sendTime: '2126-11-20T10:00:06Z' },
  ];
  const { screen } = await renderApp({
    url: '/processes',
    responses,
    bff: {
      'GET /api/delayed-calls': () => ({ delayedCalls }),
      'DELETE /api/delayed-calls/s1': () => {
        delayedCalls = [];
        return {};
      },
    },
  });
  await screen.getByRole('button', { name: 'Jobs, 1 waiting to be sent' }).click();
  const held = screen.getByRole('list', { name: 'Waiting to be sent' });
  await expect.element(held).toMatchTextContent(/^Approving the contractIn \d+ sUndo$/);
  await expectAccessible({ hasNavigation: true });
  await held.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('Undone: Approve the contract')).toBeVisible();
  await expect.element(held.getByRole('listitem')).not.toBeInTheDocument();
});

test('an invalidation in the live stream reloads the screen', async () => {
  let send = (_text: string): void => undefined;
  const { screen, services } = await renderApp({
    url: '/files',
    responses,
    bff: {
      'GET /api/live': () => {
        const body = new ReadableStream({
          start(controller) {
            send = (text) => controller.enqueue(new TextEncoder().encode(text));
            send('event: status\ndata: {"mode":"pushed","topics":["changes"]}\n\n');
          },
        });
        return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
      },
    },
  });
  await expect.element(screen.getByText('Live', { exact: true })).toBeVisible();
  await expect.poll(() => services.callsOf('drive.files.list').length).toBe(1);
  send('event: invalidation\nid: 1\ndata: {"topic":"changes","state":"changed"}\n\n');
  await expect.poll(() => services.callsOf('drive.files.list').length).toBe(2);
});

test('a tooltip of a button activated by keyboard does not cover what the button opens', async () => {
  const { screen } = await renderApp({ url: '/processes', responses });
  await expect.element(screen.getByText('Nothing has run yet')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Help for this screen' });
  await expect.element(button).toBeVisible();
  await userEvent.keyboard('{Tab}');
  const description = screen.getByText('Help for this screen', { exact: true });
  // Tooltips are loaded once the screen has settled. Elements focused earlier have none.
  const reach = () => {
    const isShown = description.query() !== null;
    if (!isShown) button.element().blur();
    button.element().focus();
    return isShown;
  };
  await expect.poll(reach, { interval: 800, timeout: 6000 }).toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('complementary', { name: /^Help/ })).toBeVisible();
  await expect.element(description).not.toBeInTheDocument();
});

test('a selected theme is applied and remembered', async () => {
  const { screen } = await renderApp({ url: '/processes', responses });
  await screen.getByRole('button', { name: /account of Olga Operator/i }).click();
  await screen.getByRole('menuitemradio', { name: 'Dark' }).click();
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('rotunda.preferences')).toContain('"theme":"dark"');
  screen
    .getByRole('button', { name: /account of Olga Operator/i })
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menuitemradio', { name: 'System' })).toHaveAttribute('data-focused', 'true');
  await screen.getByRole('menuitemradio', { name: 'System' }).click();
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

test('a signed-out user is sent to the sign-in, and sees nothing of the console', async () => {
  const { screen, onSessionEnd } = await renderApp({
    url: '/processes',
    responses,
    session: { authenticated: false },
  });
  await vi.waitFor(() => expect(onSessionEnd).toHaveBeenCalled());
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();
});

test('a lost connection is shown at the top until it is restored', async () => {
  const { screen } = await renderApp({ url: '/processes', responses });
  await expect.element(screen.getByText('Nothing has run yet')).toBeVisible();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await expect.element(screen.getByText(/^You are offline/)).toBeVisible();
  await expectAccessible({ hasNavigation: true });
  onLine.mockRestore();
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByText(/^You are offline/)).not.toBeInTheDocument();
});

test('an unknown address says so and links back', async () => {
  const { screen } = await renderApp({ url: '/nowhere', responses });
  await expect.element(screen.getByText('This page does not exist')).toBeVisible();
  await expect.element(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Go to Home' })).toBeVisible();
});

test('a screen that is waiting for required data has its name and a loading indicator', async () => {
  const settings = Promise.withResolvers<object>();
  const { screen } = await renderApp({
    url: '/files',
    responses: {
      ...responses,
      'calendar.settings.list': () => settings.promise,
      'calendar.calendarList.list': () => ({ items: [sampleCalendar()] }),
      'calendar.events.list': () => ({ items: [] }),
      'calendar.colors.get': () => ({}),
    },
  });
  const nav = screen.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect.element(screen.getByRole('heading', { name: 'Calendar' })).toBeVisible();
  await expect.element(screen.getByRole('status', { name: 'Loading Calendar' })).toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: 'Files' })).not.toBeInTheDocument();
  await expectAccessible({ hasNavigation: true });
  settings.resolve({ items: [] });
  await expect.element(screen.getByRole('grid').first()).toBeVisible();
  await expect.element(screen.getByRole('status', { name: 'Loading Calendar' })).not.toBeInTheDocument();
  // A mouse that rests on a link would prefetch its screen in later tests.
  await screen.getByRole('heading', { level: 1 }).hover();
});
