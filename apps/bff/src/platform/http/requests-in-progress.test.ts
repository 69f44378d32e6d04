import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { RequestsInProgress } from './requests-in-progress.ts';

test('a request is listed from its start until its response has ended', async () => {
  const { requests, responses, send } = await start();
  await send('/a');
  await send('/b');
  expect(urlsOf(requests)).toEqual(['/a', '/b']);
  responses[0]?.end();
  await expect.poll(() => urlsOf(requests)).toEqual(['/b']);
});

test('requests that a client sends on one connection before their responses are all listed', async () => {
  const { requests, responses, send } = await start();
  await send('/a', '/b', '/c');
  expect(urlsOf(requests)).toEqual(['/a', '/b', '/c']);
  responses[0]?.end();
  await expect.poll(() => urlsOf(requests)).toEqual(['/b', '/c']);
});

test('a request is no longer listed once its client has disconnected', async () => {
  const { requests, send } = await start();
  const socket = await send('/a');
  socket.destroy();
  await expect.poll(() => urlsOf(requests)).toEqual([]);
});

test('a request whose client disconnects before it is added is not listed', async () => {
  const { requests, responses, send } = await start();
  const socket = await send('/a');
  socket.destroy();
  const [response] = responses;
  if (!response) throw new Error('no request came');
  await expect.poll(() => response.closed).toBe(true);
  requests.add(response, { url: '/late' });
  expect(urlsOf(requests)).toEqual([]);
});

const urlsOf = (requests: RequestsInProgress<{ url: string }>) => requests.list().map(({ url }) => url);

/**
 * Starts a server that does not respond by itself. `send` sends requests on one new connection and waits for their
 * arrival.
 */
async function start() {
  const requests = new RequestsInProgress<{ url: string }>();
  const responses: ServerResponse[] = [];
  const server = createServer(({ url = '' }, response) => {
    responses.push(response);
    requests.add(response, { url });
  }).listen(0);
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const send = async (...urls: string[]) => {
    const expected = responses.length + urls.length;
    const socket = connect((server.address() as AddressInfo).port);
    socket.write(urls.map((url) => `GET ${url} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join(''));
    await expect.poll(() => responses.length).toBe(expected);
    return socket;
  };
  return { requests, responses, send };
}
