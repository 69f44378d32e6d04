import type { components } from '@rotunda/api-client/bff-types';
import type { ResponseOf } from '@rotunda/api-client/operation-types';
import { type OperationId, operations } from '@rotunda/api-client/operations';
import { RouteTable } from '@rotunda/api-client/route-table';
import { vi } from 'vitest';
import { failOnAbort } from '#testing/fail-on-abort.ts';

type Session = components['schemas']['Session'];

/** A call that reached the BFF stub. */
export type StubCall = {
  operationId: OperationId;
  pathParams: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
};

type Awaitable<T> = T | Promise<T>;

/** The response of each operation: its body, or a Response for anything but success. */
export type StubResponses = {
  [Id in OperationId]?: (call: StubCall, headers?: Headers) => Awaitable<ResponseOf<Id> | Response>;
};

/** The responses of the BFF’s own routes, by method and path such as `GET /api/views`. */
export type StubRoutes = Record<string, (request: { url: URL; body: unknown; headers: Headers }) => unknown>;

/** The stub of the BFF and the services behind it. */
export type StubServices = {
  /** Returns the calls of one operation, oldest first. */
  callsOf: (operationId: OperationId) => StubCall[];
  /** The requests without a stubbed response. Tests fail if there are any. */
  unhandled: string[];
};

const routes = new RouteTable();

/** Default responses for data that screens request besides their own: empty results. */
const NOTHING: StubResponses = {
  'drive.approvals.list': () => ({ items: [] }),
  'drive.comments.list': () => ({ comments: [] }),
  'calendar.calendars.get': () => ({}),
  'drive.revisions.list': () => ({ revisions: [] }),
  'script.processes.list': () => ({}),
  'drive.drives.list': () => ({ drives: [] }),
  'calendar.calendarList.list': () => ({ items: [] }),
  'calendar.events.list': () => ({ items: [] }),
  'drive.files.list': () => ({ files: [] }),
  'script.projects.deployments.list': () => ({}),
  'script.projects.versions.list': () => ({}),
};

/** The complete people index without any people. */
const NO_PEOPLE = {
  rows: [],
  all: 0,
  coverage: { state: 'current', scanned: 4, total: 4, failedCount: 0, failed: [], calls: 4 },
};

/** The default session, unless a test provides its own. */
export const operatorSession: Session = {
  authenticated: true,
  user: { email: 'operator@example.com', name: 'Olga Operator' },
  roles: ['operator'],
  operations: Object.keys(operations),
  canRespond: true,
};

/** Replaces the network with `responses`, by operation ID. */
export function stubServices(
  responses: StubResponses,
  session: Session = operatorSession,
  bffRoutes: StubRoutes = {},
): StubServices {
  const calls: StubCall[] = [];
  const unhandled: string[] = [];
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit): Promise<Response> => {
    const url = new URL(input, 'http://console.test');
    init?.signal?.throwIfAborted();
    if (url.pathname === '/api/preferences')
      return Response.json(typeof init?.body === 'string' ? JSON.parse(init.body) : {});
    const route = bffRoutes[`${init?.method ?? 'GET'} ${url.pathname}`];
    if (route) {
      const body = await route({ url, body: readBody(init), headers: new Headers(init?.headers) });
      return body instanceof Response ? failOnAbort(body, init?.signal) : Response.json(body ?? null);
    }
    if (url.pathname === '/auth/session') return Response.json(session);
    if (url.pathname === '/healthz') return new Response('ok\n');
    if (url.pathname === '/api/preferences/team') return Response.json({});
    if (url.pathname.startsWith('/api/recents/')) return Response.json({});
    // No external changes occur during a test, and no state is left from earlier ones.
    if (url.pathname === '/api/live') return problem({ status: 404, code: 'not_found', title: 'No such route' });
    if (url.pathname === '/api/alerts/summary') return Response.json({ openCount: 0 });
    if (url.pathname === '/api/indexes/approvals/summary')
      return Response.json({ waitingCount: 0, overdueCount: 0, isPartial: false });
    if (url.pathname === '/api/absences')
      return Response.json({ absences: [], rule: { mode: 'replace', rights: 'own' } });
    if (url.pathname === '/api/calendar-feeds') return Response.json({ feeds: [] });
    if (url.pathname === '/api/calendar-access-periods') return Response.json({ periods: [] });
    if (url.pathname === '/api/escalations') return Response.json({ steps: [] });
    if (url.pathname === '/api/approval-snoozes') return Response.json({ snoozes: [] });
    if (url.pathname === '/api/error-notes') return Response.json({ notes: [] });
    if (url.pathname === '/api/project-sharing') return Response.json({ changes: [] });
    if (url.pathname === '/api/deployment-history') return Response.json({ deployments: [] });
    if (url.pathname === '/api/deployment-watches') return Response.json({ watches: [] });
    if (url.pathname === '/api/deployment-freeze') return Response.json({ state: 'off' });
    if (url.pathname === '/api/scheduled-deployments') return Response.json({ scheduledDeployments: [] });
    if (url.pathname === '/api/indexes/people') return Response.json(NO_PEOPLE);
    if (url.pathname === '/auth/people/sessions') return Response.json({ sessions: [] });
    if (url.pathname === '/auth/people/roles') return Response.json({ isUsed: false, people: [] });
    if (url.pathname === '/api/views') return Response.json({ views: [] });
    if (url.pathname === '/api/approval-templates') return Response.json({ templates: [] });
    if (url.pathname === '/api/jobs') return Response.json({ jobs: [] });
    if (url.pathname === '/api/delayed-calls' && !init?.body) return Response.json({ delayedCalls: [] });
    // Calls that an earlier test left pending are polled for a while.
    const isRead = (init?.method ?? 'GET') === 'GET';
    if (isRead && url.pathname.startsWith('/api/delayed-calls/')) return Response.json({ state: 'cancelled' });
    const call = toCall(url, init);
    const response = call && { ...NOTHING, ...responses }[call.operationId];
    if (!call || !response) {
      unhandled.push(`${init?.method ?? 'GET'} ${url.pathname}`);
      return problem({ status: 404, code: 'not_found', title: 'No such route' });
    }
    calls.push(call);
    const body = await response(call, new Headers(init?.headers));
    init?.signal?.throwIfAborted();
    if (body instanceof Response) return body;
    const headers = {
      'x-operation-id': call.operationId,
      'x-request-id': 'req-7',
      'server-timing': 'upstream;dur=12.5',
    };
    return body === undefined ? new Response(null, { status: 204, headers }) : Response.json(body, { headers });
  });
  return { callsOf: (operationId) => calls.filter((call) => call.operationId === operationId), unhandled };
}

/** Returns the response of an error by the BFF itself. */
export function problem(
  members: Pick<components['schemas']['Problem'], 'status' | 'code' | 'title'> &
    Partial<components['schemas']['Problem']>,
): Response {
  // As in the BFF, an unavailable service is worth a retry.
  const retryable = members.status === 503;
  const body = { type: `urn:rotunda:problem:${members.code}`, requestId: 'req-1', retryable, ...members };
  return Response.json(body, { status: members.status, headers: { 'content-type': 'application/problem+json' } });
}

/** Returns the response of a service error. */
export function serviceError(status: number, reason: string, message: string): Response {
  return Response.json(
    { error: { code: status, message, errors: [{ domain: 'global', reason, message }] } },
    { status },
  );
}

function toCall(url: URL, init: RequestInit | undefined): StubCall | undefined {
  const path = url.pathname.replace(/^\/api\/script\//, '/').replace(/^\/api\//, '/');
  const segments = path.split('/').filter(Boolean).map(decodeURIComponent);
  const found = routes.find(init?.method ?? 'GET', segments);
  if (!found || !('match' in found)) return undefined;
  const { operationId, pathParams } = found.match;
  return { operationId, pathParams, query: url.searchParams, body: readBody(init) };
}

function readBody(init: RequestInit | undefined): unknown {
  return typeof init?.body === 'string' ? JSON.parse(init.body) : (init?.body ?? undefined);
}
