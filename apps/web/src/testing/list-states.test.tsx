import type { OperationId } from '@rotunda/api-client/operations';
import { expect, test } from 'vitest';
import { renderApp } from './render-app.tsx';
import { problem, type StubResponses, type StubRoutes, serviceError } from './stub-services.ts';

type List = {
  /** The address, with filters that match nothing if the list has any. */
  url: string;
  /** The address without the filters, if it still has other parameters. */
  cleared?: string;
  /** The operation or backend route that the list reads. */
  source: OperationId | `GET ${string}`;
  empty: object;
  error: string;
  /** The empty state with filters, and then the one without. */
  noMatch?: string;
  nothing: string;
  others?: StubResponses;
  bff?: StubRoutes;
};

const current = { state: 'current', scanned: 1, total: 1, failedCount: 0, failed: [], calls: 1 };
const project: StubResponses = {
  'script.projects.get': () => ({ scriptId: 's1', title: 'Order sync' }),
  'script.projects.deployments.list': () => ({ deployments: [] }),
  'drive.files.get': () => ({ id: 's1', name: 'Order sync', mimeType: 'application/vnd.google-apps.script' }),
};

const lists: Readonly<Record<string, List>> = {
  processes: {
    url: '/processes?fn=zebra',
    source: 'script.processes.list',
    empty: { processes: [] },
    error: 'The processes could not be loaded',
    noMatch: 'No processes match these filters',
    nothing: 'Nothing has run yet',
  },
  projects: {
    url: '/scripts?q=zebra',
    source: 'drive.files.list',
    empty: { files: [] },
    error: 'The projects could not be loaded',
    noMatch: 'No projects match this name',
    nothing: 'No projects yet',
    others: { 'script.processes.list': () => ({}) },
  },
  'projects found elsewhere': {
    url: '/scripts?elsewhere=true&q=zebra',
    cleared: '/scripts?elsewhere=true',
    source: 'GET /api/indexes/projects',
    empty: { rows: [], all: 0, coverage: current },
    error: 'The projects could not be loaded',
    noMatch: 'No projects match this name',
    nothing: 'No other projects found',
    others: { 'script.processes.list': () => ({}) },
  },
  versions: {
    url: '/scripts/s1/versions',
    source: 'script.projects.versions.list',
    empty: {},
    error: 'The versions could not be loaded',
    nothing: 'No versions yet',
    others: project,
  },
  files: {
    url: '/files?q=zebra',
    source: 'drive.files.list',
    empty: { files: [] },
    error: 'The files could not be loaded',
    noMatch: 'No files match these filters',
    nothing: 'This folder is empty',
  },
  'shared drives': {
    url: '/drives?q=zebra',
    source: 'drive.drives.list',
    empty: { drives: [] },
    error: 'The shared drives could not be loaded',
    noMatch: 'No shared drives match this name',
    nothing: 'You are not a member of any shared drives',
  },
  approvals: {
    url: '/reviews?q=zebra',
    source: 'GET /api/indexes/approvals',
    empty: {
      rows: [],
      all: 0,
      counts: { waiting: 0, snoozed: 0, started: 0, overdue: 0, decided: 0, all: 0 },
      coverage: current,
    },
    error: 'The approvals could not be loaded',
    noMatch: 'No approvals match these filters',
    nothing: 'Nothing waiting for you',
  },
  'access requests': {
    url: '/access-requests?q=zebra',
    source: 'GET /api/indexes/access-requests',
    empty: { rows: [], all: 0, coverage: current },
    error: 'The requests could not be loaded',
    noMatch: 'No requests match these filters',
    nothing: 'No access requests',
  },
  changes: {
    url: '/changes?from=7',
    source: 'drive.changes.list',
    empty: { changes: [], newStartPageToken: '7' },
    error: 'The changes could not be loaded',
    nothing: 'No changes since this token',
    others: { 'drive.drives.list': () => ({ drives: [] }) },
  },
  calendars: {
    url: '/calendars?own=true',
    source: 'calendar.calendarList.list',
    empty: { items: [] },
    error: 'The calendars could not be loaded',
    noMatch: 'No calendars match these filters',
    nothing: 'No calendars in your list',
  },
  activity: {
    url: '/activity?outcome=failed',
    source: 'GET /api/audit',
    empty: { entries: [] },
    error: 'The activity could not be loaded',
    noMatch: 'No entries match these filters',
    nothing: 'No activity yet',
  },
  people: {
    url: '/people?q=zebra',
    source: 'GET /auth/people/roles',
    empty: { people: [], isUsed: true },
    error: 'The people could not be loaded',
    noMatch: 'No people match these filters',
    nothing: 'No people yet',
    bff: { 'GET /auth/people/sessions': () => ({ sessions: [] }) },
  },
  jobs: {
    url: '/jobs',
    source: 'GET /api/jobs',
    empty: { jobs: [] },
    error: 'The jobs could not be loaded',
    nothing: 'No jobs yet',
  },
  alerts: {
    url: '/alerts',
    source: 'GET /api/alerts',
    empty: { alerts: [] },
    error: 'The alerts could not be loaded',
    nothing: 'No active alerts',
  },
  'alert rules': {
    url: '/alerts/rules',
    source: 'GET /api/alert-rules',
    empty: { rules: [] },
    error: 'The rules could not be loaded',
    nothing: 'No rules yet',
  },
  'alert channels': {
    url: '/alerts/delivery',
    source: 'GET /api/alert-channels',
    empty: { channels: [], hasMail: true },
    error: 'The channels could not be loaded',
    nothing: 'No channels yet',
  },
  reports: {
    url: '/alerts/reports',
    source: 'GET /api/reports',
    empty: { reports: [] },
    error: 'The reports could not be loaded',
    nothing: 'No reports yet',
  },
  watches: {
    url: '/watches',
    source: 'GET /api/watches',
    empty: { watches: [], canOpen: true },
    error: 'The watches could not be loaded',
    nothing: 'No watches yet',
  },
};

test.for(Object.entries(lists))(
  'for %s, loading, failed, disabled, filtered and empty states look different',
  async ([, list]) => {
    const slow = Promise.withResolvers<Response>();
    let response: () => unknown = () => slow.promise;
    const { responses, bff } = responsesOf(list, () => response());
    const { screen, queryClient, address } = await renderApp({ url: list.url, responses, bff });
    const main = screen.getByRole('main');
    const alert = main.getByRole('alert');
    await expect.element(main.getByRole('status', { name: /^Loading/ }).first()).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();

    slow.resolve(serviceError(500, 'backendError', 'Internal error encountered.'));
    await expect.element(alert).toMatchTextContent(list.error);
    await expect.element(alert).toMatchTextContent('Internal error encountered.');
    await expect.element(main.getByRole('status', { name: /^Loading/ })).not.toBeInTheDocument();

    response = () =>
      problem({ status: 403, code: 'policy_denied', title: 'No', missing: { roles: ['operator', 'support'] } });
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect.element(alert).toMatchTextContent('Your role does not include this');
    await expect.element(alert).toMatchTextContent('Requires the Operator or Support role.');
    await expect.element(alert).toMatchTextContent('Request req-1');
    await expect.element(alert.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();

    response = () => list.empty;
    await queryClient.resetQueries();
    await expect.element(main.getByText(list.noMatch ?? list.nothing)).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
    if (list.noMatch === undefined) return;
    const active = main.getByRole('list', { name: 'Active filters' });
    await expect.element(active.getByRole('button', { name: /^Remove the filter/ })).toBeVisible();
    await main.getByRole('button', { name: 'Clear filters' }).last().click();
    await expect.element(main.getByText(list.nothing)).toBeVisible();
    expect(address()).toBe(list.cleared ?? list.url.split('?')[0]);
  },
);

test('a list compiled from many files shows its progress', async () => {
  for (const name of ['access requests', 'approvals']) {
    const list = lists[name];
    if (!list) throw new Error(`there is no list of ${name}`);
    const scanning = { ...list.empty, coverage: { ...current, state: 'scanning' } };
    const { screen } = await renderApp({ url: list.url, ...responsesOf(list, () => scanning) });
    await expect.element(screen.getByText('Nothing found yet')).toBeVisible();
    await screen.unmount();
  }
});

/** Returns the response to the list and the other responses that its screen requests. */
function responsesOf({ source, others, bff = {} }: List, response: () => unknown) {
  return source.startsWith('GET ')
    ? { responses: { ...others }, bff: { ...bff, [source]: response } }
    : { responses: { ...others, [source]: response }, bff };
}
