import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ApprovalIndex } from '#features/approvals/review-queries.ts';
import { renderApp } from './render-app.tsx';
import { sampleFile } from './sample-files.ts';
import { sampleQueue, withQueue } from './sample-reviews.ts';
import { operatorSession, problem, type StubRoutes } from './stub-services.ts';

const SCOPE = 'https://services.example/auth/drive';
const QUOTA = 'The quota of the service is used up.';
const later = new Date(Date.now() + 60_000).toISOString();

const open = (coverage: Partial<ApprovalIndex['coverage']>, more?: StubRoutes) =>
  renderApp({ url: '/reviews', responses: {}, bff: withQueue(sampleQueue([], coverage), more) });

test('a queue never looks empty while files were skipped for a temporary reason', async () => {
  const paused = { state: 'paused', failure: 'quota', reason: QUOTA, resumeTime: later } as const;
  const failed = [{ id: 'f1', title: 'Budget', reason: 'The service responded with 503.', isRetried: true }];
  const retried = { state: 'current', failedCount: 6, retryCount: 6, failed, resumeTime: later } as const;
  const unlisted = { state: 'current', isIncomplete: true, resumeTime: later } as const;
  for (const [coverage, words] of [
    [unlisted, /^The service did not search everywhere, so files may be missing\. They are listed again at /],
    [paused, /^106 files not scanned yet\. The quota of the service is used up\. The scan continues at /],
    [retried, /^106 files could not be read\. The service responded with 503\. Retrying at /],
  ] as const) {
    const { screen } = await open(coverage);
    await expect.element(screen.getByText('Nothing found yet')).toBeVisible();
    await expect.element(screen.getByText(words)).toBeVisible();
    await expect.element(screen.getByText('Nothing waiting for you')).not.toBeInTheDocument();
    await expect.element(screen.getByText('Scan complete')).not.toBeInTheDocument();
    const queues = screen.getByRole('navigation', { name: 'Queues' });
    await expect.element(queues.getByRole('link', { name: 'Waiting for you 0+' })).toBeVisible();
    await expect.element(queues.getByRole('link', { name: 'All 9+' })).toBeVisible();
    await screen.unmount();
  }
});

test('a paused scan shows the reason and its end in one sentence', async () => {
  const { screen } = await open({ state: 'paused', failure: 'quota', reason: QUOTA, resumeTime: later });
  await expect.element(screen.getByText(/^paused: The quota of the service is used up, continues at /)).toBeVisible();
});

test('an operation missing from a service is reported as such', async () => {
  const { screen } = await open({ state: 'paused', failure: 'not_offered', reason: 'Not Found', scanned: 0 });
  await expect.element(screen.getByText('This service does not offer approvals')).toBeVisible();
  await expect.element(screen.getByText('Nothing waiting for you')).not.toBeInTheDocument();
});

describe('an operation that the services offer to nobody', () => {
  const without = (...prefixes: string[]) => {
    const all = operatorSession.operations ?? [];
    const notOffered = all.filter((id) => prefixes.some((prefix) => id.startsWith(prefix)));
    return { ...operatorSession, operations: all.filter((id) => !notOffered.includes(id)), notOffered };
  };

  test('is omitted from the navigation and the commands, and its address says so', async () => {
    const session = without('drive.approvals.', 'drive.accessproposals.');
    const { screen } = await renderApp({ url: '/reviews', responses: {}, session });
    await expect.element(screen.getByText('This service does not offer approvals')).toBeVisible();
    await expect.element(screen.getByText('Your role does not include this')).not.toBeInTheDocument();
    await expect.element(screen.getByText('You have not granted access to this')).not.toBeInTheDocument();
    const navigation = screen.getByRole('navigation', { name: 'Main' });
    await expect.element(navigation.getByRole('link', { name: 'Files', exact: true })).toBeVisible();
    await expect.element(navigation.getByRole('link', { name: /Approvals|Access requests/ })).not.toBeInTheDocument();
    const review = navigation.getByRole('list', { name: 'Review' });
    await expect.element(review).toMatchTextContent(/^Access review$/);
  });

  test('has no tab, and no call is made for it', async () => {
    const { screen, services } = await renderApp({
      url: '/file/f1/labels',
      responses: { 'drive.files.get': () => sampleFile({ id: 'f1', name: 'Plan' }) },
      session: without('drive.approvals.', 'drive.comments.', 'drive.files.listLabels'),
    });
    const tabs = screen.getByRole('navigation', { name: 'File', exact: true });
    await expect.element(tabs.getByRole('link', { name: 'Sharing' })).toBeVisible();
    await expect.element(tabs.getByRole('link', { name: /Approvals|Comments|Labels/ })).not.toBeInTheDocument();
    await expect.element(screen.getByText('This service does not offer this.').first()).toBeVisible();
    expect(services.callsOf('drive.approvals.list')).toEqual([]);
  });
});

test('an exceeded quota is reported as such, with the time to wait', async () => {
  const upstream = { status: 403, reason: 'userRateLimitExceeded', message: 'User Rate Limit Exceeded' };
  const busy = problem({ status: 429, code: 'rate_limited', title: 'Too many requests', failure: 'quota', upstream });
  busy.headers.set('retry-after', '30');
  const { screen } = await renderApp({ url: '/files', responses: { 'drive.files.list': () => busy.clone() } });
  const alert = screen.getByRole('main').getByRole('alert');
  await expect.element(alert).toMatchTextContent(`${QUOTA} Try again in 30 seconds.`);
});

test('a disabled API is reported with the link to the page that enables it', async () => {
  const link = 'https://console.cloud.google.com/apis/library/drive.googleapis.com';
  const disabled = { status: 403, code: 'upstream_forbidden', title: 'No', failure: 'api_disabled', link } as const;
  const upstream = { status: 403, reason: 'accessNotConfigured', message: 'Drive API is not enabled.' };
  const response = () => problem({ ...disabled, upstream });
  const { screen } = await renderApp({ url: '/files', responses: { 'drive.files.list': response } });
  await expect.element(screen.getByRole('link', { name: 'Enable the API' })).toHaveAttribute('href', link);
});

test('a missing scope is granted from the screen that needs it', async () => {
  const bodies: unknown[] = [];
  const bff: StubRoutes = {
    'POST /auth/step-up': ({ body }) => {
      bodies.push(body);
      return problem({ status: 502, code: 'upstream_unreachable', title: 'Down', detail: 'The provider is down.' });
    },
  };
  const missing = { scopes: [SCOPE], operations: ['drive.files.list'] };
  const title = 'Your role does not allow this';
  const response = () => problem({ status: 403, code: 'policy_denied', title, failure: 'scope_missing', missing });
  const { screen } = await renderApp({ url: '/files?q=plan', responses: { 'drive.files.list': response }, bff });
  await expect.element(screen.getByText('You have not granted access to this')).toBeVisible();
  await screen.getByRole('button', { name: 'Grant access' }).click();
  await expect.element(screen.getByText('The provider is down.')).toBeVisible();
  const returnTo = window.location.pathname + window.location.search;
  expect(bodies).toEqual([{ returnTo, operations: ['drive.files.list'] }]);
});

test('a button disabled for lack of a scope offers to grant it when it is clicked', async () => {
  const operationId = 'drive.permissions.create';
  const bodies: unknown[] = [];
  const { screen } = await renderApp({
    url: '/file/file-1/sharing',
    responses: {
      'drive.files.get': () => sampleFile(),
      'drive.permissions.list': () => ({ permissions: [] }),
      'drive.accessproposals.list': () => ({}),
    },
    bff: {
      'GET /api/operations': () => ({ operations: [{ operationId, risk: 'risky', roles: ['operator'] }] }),
      'POST /auth/step-up': ({ body }) => {
        bodies.push(body);
        return problem({ status: 502, code: 'upstream_unreachable', title: 'Down', detail: 'The provider is down.' });
      },
    },
    session: {
      ...operatorSession,
      operations: (operatorSession.operations ?? []).filter((id) => id !== operationId),
    },
  });
  const button = screen.getByRole('button', { name: 'Add people' });
  await expect.element(button).toHaveAccessibleDescription(/requires a permission that was not granted/);
  button.element().focus();
  const grant = screen.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Grant access' });
  // The control is loaded after the screen.
  await vi.waitFor(async () => {
    await userEvent.keyboard('{Enter}');
    expect(grant.elements()).not.toEqual([]);
  });
  await grant.first().click();
  await expect.element(screen.getByText('Access was not granted: The provider is down.')).toBeVisible();
  expect(bodies).toMatchObject([{ operations: [operationId] }]);
});

test('a menu item without a granted scope offers to grant it, and gives way to the offer', async () => {
  const operationId = 'drive.files.update';
  const access = { operationId, risk: 'write', isAllowed: false, roles: ['operator'], heldScopes: [] };
  const { screen } = await renderApp({
    url: '/file/file-1/sharing',
    responses: { 'drive.files.get': () => sampleFile(), 'drive.permissions.list': () => ({ permissions: [] }) },
    session: {
      ...operatorSession,
      operations: (operatorSession.operations ?? []).filter((id) => id !== operationId),
    },
    bff: { 'GET /api/operations': () => ({ operations: [access] }) },
  });
  await screen.getByRole('button', { name: 'More actions' }).click();
  const item = screen.getByRole('menuitem', { name: /^Rename .*requires a permission that was not granted/ });
  const offers = screen.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Grant access' });
  // The control is loaded after the screen.
  await vi.waitFor(async () => {
    if (item.elements().length > 0) await item.click({ force: true });
    expect(offers.elements()).not.toEqual([]);
  });
  await expect.element(item).not.toBeInTheDocument();
});

test('a whole screen without a granted scope links to the grant, not to an operator', async () => {
  const operationId = 'script.processes.list';
  const operations = (operatorSession.operations ?? []).filter((id) => id !== operationId);
  const access = { operationId, risk: 'read', isAllowed: false, roles: ['operator'], heldScopes: [] };
  const { screen } = await renderApp({
    url: '/processes',
    responses: {},
    session: { ...operatorSession, operations },
    bff: { 'GET /api/operations': () => ({ operations: [access] }) },
  });
  await expect.element(screen.getByText('You have not granted access to this')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Grant access' })).toBeVisible();
  await expect.element(screen.getByText('Your role does not include this')).not.toBeInTheDocument();
});

test('a list continues automatically past empty pages, and ends with an error if a page token loops', async () => {
  const page = (token: string | null) => Number(token ?? 0);
  const responses = {
    'drive.files.list': ({ query }: { query: URLSearchParams }) => {
      const number = page(query.get('pageToken'));
      return number < 3 ? { files: [], nextPageToken: String(number + 1) } : { files: [sampleFile()] };
    },
  };
  const found = await renderApp({ url: '/files', responses });
  await expect.element(found.screen.getByRole('row', { name: /, file$/ })).toBeVisible();
  expect(found.services.callsOf('drive.files.list').length).toBeGreaterThanOrEqual(4);
  await found.screen.unmount();

  const circle = { files: [], nextPageToken: 'same' };
  const looping = await renderApp({ url: '/files', responses: { 'drive.files.list': () => circle } });
  await expect
    .element(looping.screen.getByRole('main').getByRole('alert'))
    .toMatchTextContent('The response could not be read.');
});
