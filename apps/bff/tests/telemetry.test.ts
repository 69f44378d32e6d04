import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { TOKEN_MARK } from '#testing/servers/test-issuer.ts';
import { TestBff } from '#testing/test-bff.ts';

const attribute = z.object({ key: z.string(), value: z.looseObject({}) });
const span = z.looseObject({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  startTimeUnixNano: z.coerce.bigint(),
  endTimeUnixNano: z.coerce.bigint(),
  attributes: z.array(attribute),
});
const traces = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});
const metrics = z.object({
  resourceMetrics: z.array(
    z.object({ scopeMetrics: z.array(z.object({ metrics: z.array(z.looseObject({ name: z.string() })) })) }),
  ),
});

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

let collector: Server;
let bff: TestBff;
const bodies = new Map<string, string[]>();

beforeAll(async () => {
  collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      bodies.set(path, [...(bodies.get(path) ?? []), Buffer.concat(chunks).toString('utf8')]);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  bff = await TestBff.start();
  await bff.startReplica({ ...bff.config, otlpEndpoint: `http://127.0.0.1:${port}` });
  bff.upstream.handler = (request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"secret-file"}');
  };
  bff.issuer.user = { sub: 'sub-operator', email: 'operator@example.com', name: 'operator', roles: ['operator'] };
  const browser = bff.openBrowser(1);
  await browser.signIn();
  const headers = { traceparent: `00-${TRACE}-${PARENT}-01` };
  expect((await browser.request('/api/drive/v3/files/secret-file?fields=id', { headers })).status).toBe(200);
  // Pending telemetry is sent when the process stops.
  await bff.stop();
});

afterAll(async () => {
  await bff[Symbol.asyncDispose]();
  collector.closeAllConnections();
  collector.close();
});

function readSpans(): z.infer<typeof span>[] {
  const all = (bodies.get('/v1/traces') ?? []).flatMap((body) => traces.parse(JSON.parse(body)).resourceSpans);
  return all.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
}

test('a request is a span in the trace of its header, and its call to the service is a child span', () => {
  const ofTrace = readSpans().filter(({ traceId }) => traceId === TRACE);
  const request = ofTrace.find(({ parentSpanId }) => parentSpanId === PARENT);
  const call = ofTrace.find(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect([request?.name, call?.name]).toEqual(['drive.files.get', 'drive.files.get']);
  expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  expect(call?.attributes).toContainEqual({ key: 'rotunda.caller', value: { stringValue: 'browser' } });
  for (const { startTimeUnixNano, endTimeUnixNano } of ofTrace) expect(endTimeUnixNano >= startTimeUnixNano).toBe(true);
});

test('requests without the header have separate traces', () => {
  const others = readSpans().filter(({ traceId, parentSpanId }) => traceId !== TRACE && !parentSpanId);
  expect(others.length).toBeGreaterThan(1);
  expect(new Set(others.map(({ traceId }) => traceId)).size).toBe(others.length);
});

test('durations of requests and calls are exported as metrics', () => {
  const all = (bodies.get('/v1/metrics') ?? []).flatMap((body) => metrics.parse(JSON.parse(body)).resourceMetrics);
  const names = all.flatMap(({ scopeMetrics }) =>
    scopeMetrics.flatMap((scope) => scope.metrics.map(({ name }) => name)),
  );
  expect([...new Set(names)].toSorted()).toEqual(['http.server.request.duration', 'rotunda.service.call.duration']);
});

test('exported data contains no token, address, email address or file ID', () => {
  const sent = [...bodies.values()].flat().join('\n');
  expect(sent).toContain('rotunda-console');
  for (const secret of [TOKEN_MARK, 'operator@example.com', 'sub-operator', 'secret-file', '/api/drive']) {
    expect(sent).not.toContain(secret);
  }
});
