import { hash } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { LiveReader } from '#testing/clients/live-reader.ts';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { findFreePort } from '#testing/servers/free-port.ts';
import { TOKEN_MARK } from '#testing/servers/test-issuer.ts';
import { TestBff } from '#testing/test-bff.ts';

const logLine = z.looseObject({ msg: z.string() });
const WAIT = { timeout: 10_000 };

let bff: TestBff;
let operator: TestBrowser;
let metricsUrl: string;

beforeAll(async () => {
  const metricsPort = await findFreePort();
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  bff = await TestBff.start({ metricsPort });
  operator = await bff.signIn('operator');
  bff.upstream.handler = (request, response) => {
    request.resume();
    const isRefused = request.url?.includes('/files/refused') ?? false;
    response.writeHead(isRefused ? 403 : 200, { 'content-type': 'application/json' }).end('{"files":[]}');
  };
});

afterAll(() => bff[Symbol.asyncDispose]());

function post(path: string, body: object): Promise<{ status: number }> {
  const headers = { 'content-type': 'application/json' };
  return operator.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

function linesOf(message: string): z.infer<typeof logLine>[] {
  const lines = bff.log.split('\n').filter((line) => line !== '');
  return lines.map((line) => logLine.parse(JSON.parse(line))).filter(({ msg }) => msg === message);
}

const RENAME = { operationId: 'drive.files.update', body: { name: 'New' } } as const;
const causes: Record<string, { operation: string; status: number; cause: () => Promise<unknown> }> = {
  delayed: {
    operation: 'drive.files.update',
    status: 403,
    cause: () => post('/api/delayed-calls', { ...RENAME, label: 'Rename', params: { fileId: 'refused' }, holdMs: 0 }),
  },
  job: {
    operation: 'drive.files.update',
    status: 200,
    cause: () => {
      const items = [{ id: 'f', label: 'F', params: { fileId: 'f' }, body: RENAME.body }];
      return post('/api/jobs', { title: 'Rename', operationId: RENAME.operationId, items });
    },
  },
  index: { operation: 'drive.files.list', status: 200, cause: () => operator.request('/api/indexes/projects') },
  live: {
    operation: 'calendar.calendarList.list',
    status: 200,
    cause: async () => (await LiveReader.open(operator, bff.port, ['calendarList'])).close(),
  },
};

test.each(Object.entries(causes))(
  'a call by the console for %s is counted and logged with its cause, its user, and the response of the service',
  async (caller, { operation, status, cause }) => {
    await cause();
    const user = hash('sha256', `${bff.issuer.origin} sub-operator`).slice(0, 16);
    await vi.waitFor(() => {
      expect(linesOf('service call')).toContainEqual(
        expect.objectContaining({
          caller,
          operation,
          user,
          upstreamStatus: status,
          upstreamMs: expect.any(Number),
          requestId: expect.any(String),
        }),
      );
    }, WAIT);
    const series = `caller="${caller}",operation="${operation}"`;
    const text = await (await fetch(metricsUrl)).text();
    expect(text).toContain(`rotunda_service_calls_total{${series},status="${Math.floor(status / 100)}xx"}`);
    expect(text).toContain(`rotunda_upstream_duration_seconds_count{${series}}`);
  },
);

test('a request’s log line contains the operation, the user and the service’s response; its call has no line of its own', async () => {
  const response = await operator.request('/api/drive/v3/files/refused?fields=id');
  const requestId = response.headers['x-request-id'];
  await vi.waitFor(() => {
    expect(linesOf('request')).toContainEqual(
      expect.objectContaining({
        requestId,
        operation: 'drive.files.get',
        user: expect.stringMatching(/^[\da-f]{16}$/),
        upstreamStatus: 403,
        upstreamMs: expect.any(Number),
      }),
    );
  }, WAIT);
  expect(linesOf('service call').filter((line) => line.caller === 'browser')).toEqual([]);
  const text = await (await fetch(metricsUrl)).text();
  expect(text).toContain('rotunda_service_calls_total{caller="browser",operation="drive.files.get",status="4xx"}');
});

test('the log lines contain no personal data and no token', () => {
  const lines = [...linesOf('service call'), ...linesOf('request')].map((line) => JSON.stringify(line)).join('\n');
  expect(lines).not.toContain('sub-operator');
  expect(lines).not.toContain('operator@example.com');
  expect(lines).not.toContain(TOKEN_MARK);
});
