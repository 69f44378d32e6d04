import { once } from 'node:events';
import { request } from 'node:http';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logOptions } from '#platform/http/log-options.ts';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { TestBff } from '#testing/test-bff.ts';

const READ = '/api/drive/v3/files';
const LOGGED_OF_REQUESTS = [
  'level',
  'time',
  'pid',
  'hostname',
  'name',
  'requestId',
  'traceId',
  'method',
  'path',
  'status',
  'durationMs',
  'operation',
  'user',
  'upstreamStatus',
  'upstreamMs',
  'aborted',
  'msg',
];

let bff: TestBff;
let operator: TestBrowser;

beforeAll(async () => {
  bff = await TestBff.start();
  operator = await bff.signIn('operator');
});

afterAll(() => bff[Symbol.asyncDispose]());

test('T21: the log has one line of JSON per request, without queries and without anything that a request could forge', async () => {
  await operator.request(`${READ}?q=secret-search`, { headers: { 'x-request-id': 'forged', 'user-agent': 'a\tb' } });
  await operator.request('/api/drive/v3/files/%0d%0aforged');
  await operator.request('/dl/secret-ticket');
  const lines = bff.log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const requests = lines.filter(({ msg }) => msg === 'request');
  for (const line of requests) expect(LOGGED_OF_REQUESTS).toEqual(expect.arrayContaining(Object.keys(line)));
  expect(requests.map(({ path }) => path)).toEqual(expect.arrayContaining([READ, '/dl/*']));
  expect(lines.map(({ requestId }) => requestId)).not.toContain('forged');
  for (const secret of ['secret-search', 'secret-ticket']) expect(bff.log).not.toContain(secret);
});

test('a request whose browser disconnects before the response is logged as aborted, without a status', async () => {
  const cookie = [...operator.cookies].map((pair) => pair.join('=')).join('; ');
  // The service receives the request when the body is complete.
  const headers = { host: 'console.test', origin: 'http://console.test', 'x-bff-csrf': '1', cookie };
  const sizes = { 'content-type': 'application/json', 'content-length': '1000', expect: '100-continue' };
  const address = { host: '127.0.0.1', port: bff.port, method: 'POST', path: `${READ}/left-early/copy` };
  const left = request({ ...address, headers: { ...headers, ...sizes } }).on('error', () => undefined);
  left.flushHeaders();
  await once(left, 'continue');
  left.destroy();
  const readLine = () => bff.log.split('\n').find((line) => line.includes('left-early'));
  await expect.poll(readLine).toBeDefined();
  const line = JSON.parse(readLine() ?? '');
  expect(line).toMatchObject({ aborted: true });
  expect(line).not.toHaveProperty('status');
});

test('T21: an error is logged with its message, and without any fields added by libraries', () => {
  const written: string[] = [];
  const log = pino({ ...logOptions }, { write: (line: string) => written.push(line) });
  const carrying = { response: { headers: { authorization: 'Bearer secret-token' } }, code: 'E_TEST' };
  const cause = Object.assign(new Error('inner'), carrying);
  log.error({ err: Object.assign(new Error('outer', { cause }), carrying) }, 'problem');
  log.error({ err: { password: 'secret-word' } }, 'problem');
  const members = ['type', 'message', 'code', 'stack'];
  const [first, second] = written.map((line) => JSON.parse(line).err);
  expect(Object.keys(first)).toEqual([...members, 'cause']);
  expect(Object.keys(first.cause)).toEqual(members);
  expect(second).toEqual({ type: 'object' });
  expect(written.join('')).not.toContain('secret');
});
