import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { listOpen, prepareUploads, put, UNIT } from './upload-requests.ts';

const { bff, service, operator, begin } = prepareUploads();

const MINUTE_MS = 60_000;

/** Lets the service hold its next response. Resolves once its request has arrived. */
function holdNext(): Promise<{ request: IncomingMessage; response: ServerResponse }> {
  return new Promise((resolve) => {
    service().next = (request, response) => resolve({ request, response });
  });
}

/** A body that sends its first bytes and then waits. */
function startBody(): Readable {
  const body = new Readable({ read: () => undefined });
  body.push(Buffer.alloc(1024));
  return body;
}

/** Returns the start of a request as text, for connections on which several requests are sent at once. */
function toHead({ cookies }: TestBrowser, line: string, headers: readonly string[] = []): string {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  const all = ['Host: console.test', 'Origin: http://console.test', 'X-BFF-CSRF: 1', `Cookie: ${cookie}`, ...headers];
  return `${[`${line} HTTP/1.1`, ...all].join('\r\n')}\r\n\r\n`;
}

async function signOut(): Promise<void> {
  expect((await operator().request('/auth/logout', { method: 'POST' })).status).toBeLessThan(400);
}

test('a part of an upload that is being sent ends with its session, and is not stored', async () => {
  const url = await begin(UNIT);
  const arrived = holdNext();
  const sent = put(operator(), url, `0-${UNIT - 1}/${UNIT}`, startBody()).catch((error: unknown) => error);
  const { request } = await arrived;
  const aborted = once(request, 'error');
  request.resume();
  await signOut();
  bff().clock.advance(MINUTE_MS);
  expect(await sent).toBeInstanceOf(Error);
  await aborted;
  expect(service().storedBytes).toBe(0);
});

test('a download that is being received ends with its session', async () => {
  const arrived = holdNext();
  const received = operator()
    .request('/api/drive/v3/files/f1?alt=media')
    .catch((error: unknown) => error);
  const { response } = await arrived;
  response.writeHead(200, { 'content-type': 'application/octet-stream' }).write(Buffer.alloc(1024));
  const aborted = once(response, 'close');
  await signOut();
  bff().clock.advance(MINUTE_MS);
  expect(await received).toBeInstanceOf(Error);
  await aborted;
});

test('an upload ends with its session although its response waits for that of another session', async () => {
  const other = await bff().signIn('operator');
  const url = await begin(UNIT);
  const socket = connect(bff().port, '127.0.0.1')
    .resume()
    .on('error', () => undefined);
  const closed = once(socket, 'close');
  const downloaded = holdNext();
  socket.write(toHead(other, 'GET /api/drive/v3/files/f1?alt=media'));
  const { response } = await downloaded;
  response.writeHead(200, { 'content-type': 'application/octet-stream' }).write(Buffer.alloc(1024));
  const uploaded = holdNext();
  const range = [`Content-Range: bytes 0-${UNIT - 1}/${UNIT}`, `Content-Length: ${UNIT}`];
  socket.write(toHead(operator(), `PUT ${url}`, range));
  socket.write(Buffer.alloc(1024));
  const { request } = await uploaded;
  request.on('error', () => undefined).resume();
  await signOut();
  bff().clock.advance(MINUTE_MS);
  await closed;
  expect(service().storedBytes).toBe(0);
});

test('transfers of other sessions continue, also of the same user', async () => {
  const url = await begin(UNIT);
  const other = await bff().signIn('operator');
  const body = startBody();
  const sent = put(operator(), url, `0-${UNIT - 1}/${UNIT}`, body);
  await expect.poll(() => bff().upstream.requests.length).toBe(2);
  expect((await other.request('/auth/logout', { method: 'POST' })).status).toBeLessThan(400);
  bff().clock.advance(MINUTE_MS);
  await listOpen(operator());
  body.push(Buffer.alloc(UNIT - 1024));
  body.push(null);
  expect((await sent).status).toBe(200);
  expect(service().storedBytes).toBe(UNIT);
});
