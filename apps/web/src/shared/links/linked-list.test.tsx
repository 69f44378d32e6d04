import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleProcess } from '#testing/sample-processes.ts';
import { problem, type StubResponses, type StubRoutes } from '#testing/stub-services.ts';

const running = sampleProcess({ processId: 'p1', functionName: 'syncOrders', processStatus: 'RUNNING' });
const digest = sampleProcess({ processId: 'p2', functionName: 'mailDigest' });
const report = sampleProcess({ processId: 'p3', functionName: 'weeklyReport' });

/** Returns processes that have changed when the link is opened, and the routes that store links. */
function shift(then: unknown[], now: unknown[]) {
  let shown = then;
  let retained: object = {};
  const responses: StubResponses = { 'script.processes.list': () => ({ processes: shown }) as object };
  const bff: StubRoutes = {
    'POST /api/links': ({ body }) => {
      retained = { ...Object(body), linkId: 'l1', authorName: 'Ana', isMine: false };
      return { ...retained, time: '2026-11-22T14:03:00Z', expireTime: '2026-12-22T14:03:00Z' };
    },
    'GET /api/links/l1': () => ({ ...retained, time: '2026-11-22T14:03:00Z', expireTime: '2026-12-22T14:03:00Z' }),
  };
  return { responses, bff, passOn: () => (shown = now) };
}

test('an opened link shows what has changed, restores the selection, and links to the current list', async () => {
  const { responses, bff, passOn } = shift([running, digest], [report, { ...running, processStatus: 'FAILED' }]);
  const first = await renderApp({ url: '/processes?from=-24h&peek=p1', responses, bff });
  await expect.element(first.screen.getByRole('row', { name: /^syncOrders/ })).toBeVisible();
  await first.screen.getByRole('checkbox', { name: /^Select syncOrders/ }).click();
  await first.screen.getByRole('button', { name: 'Copy link' }).click();
  await expect.element(first.screen.getByText(/^Link copied/)).toBeVisible();
  const link = new URL(await navigator.clipboard.readText());
  expect(link.searchParams.get('from')).toMatch(/^\d{4}-.*Z$/);
  expect(link.searchParams.get('peek')).toBe('p1');
  expect(decodeURIComponent(link.href)).not.toContain('syncOrders');
  await first.screen.unmount();

  passOn();
  const { screen, address } = await renderApp({ url: link.pathname + link.search + link.hash, responses, bff });
  const banner = screen.getByRole('region', { name: 'Link' });
  await expect
    .element(banner)
    .toMatchTextContent(/As of .*, when Ana made this link: 1 row changed, 1 new, 1 no longer listed/);
  await expect.element(screen.getByText('1 process selected', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('complementary', { name: 'syncOrders' })).toBeVisible();
  await banner.getByRole('button', { name: 'Show changes' }).click();
  await expect
    .element(banner.getByRole('list', { name: 'Changed' }))
    .toMatchTextContent(/syncOrders.*Status.*then Running.*now Failed/);
  await expect.element(banner.getByRole('list', { name: 'New' })).toMatchTextContent(/weeklyReport/);
  await expect.element(banner.getByRole('list', { name: 'No longer listed' })).toMatchTextContent(/mailDigest/);
  await expectAccessible();
  await screen.getByRole('button', { name: 'Close panel' }).click();
  await expect.poll(address).toContain('#then=l1');
  await banner.getByRole('button', { name: 'Show current list' }).click();
  await expect.element(banner).not.toBeInTheDocument();
  expect(address()).not.toContain('#');
});

test('the shortcut and the palette also copy a link, and filters that differ from the link are named', async () => {
  const { responses, bff } = shift([running], [running]);
  const first = await renderApp({ url: '/processes', responses, bff });
  await expect.element(first.screen.getByRole('row', { name: /^syncOrders/ })).toBeVisible();
  // The key belongs to the button, which appears after the rows.
  await expect.element(first.screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await userEvent.keyboard('C');
  await expect.poll(() => navigator.clipboard.readText()).toMatch(/\/processes#then=l1$/);
  await navigator.clipboard.writeText('');
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = first.screen.getByRole('dialog', { name: 'Go to' });
  await palette.getByRole('menuitem', { name: /^Copy a link to this list/ }).click();
  await expect.poll(() => navigator.clipboard.readText()).toMatch(/\/processes#then=l1$/);
  await first.screen.unmount();

  const { screen, address } = await renderApp({ url: '/processes?status=["FAILED"]#then=l1', responses, bff });
  const banner = screen.getByRole('region', { name: 'Link' });
  await expect.element(banner).toMatchTextContent(/filters changed/);
  await banner.getByRole('button', { name: 'Use the link’s filters' }).click();
  await expect.poll(address).toBe('/processes#then=l1');
  await expect.element(banner).toMatchTextContent(/no changes in its 1 row/);
});

test.each([
  ['of another role', 403, 'policy_denied', 'is visible only to operators and to people with the sender’s role'],
  ['that has expired', 404, 'not_found', 'is no longer stored'],
  ['whose snapshot fails to load', 500, 'internal', 'could not be loaded'],
] as const)('a link %s shows the list as it is now, and no error above it', async (_what, status, code, reason) => {
  const { responses } = shift([running], []);
  const bff: StubRoutes = { 'GET /api/links/l1': () => problem({ status, code, title: 'Refused' }) };
  const { screen } = await renderApp({ url: '/processes#then=l1', responses, bff });
  const banner = screen.getByRole('region', { name: 'Link' });
  await expect.element(banner).toMatchTextContent(reason);
  await expect.element(banner).toMatchTextContent(/This is the current list/);
  await expect.element(banner).not.toMatchTextContent(new RegExp(`${status}|${code}|Refused`));
  await expect.element(screen.getByRole('row', { name: /^syncOrders/ })).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});
