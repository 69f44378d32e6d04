import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as plainRequest } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ClientProxy } from './client-proxy.ts';

const services = createServer((request, response) => response.end(`${request.headers.host} ${request.url}`));
let proxy: ClientProxy;
let port: number;
beforeAll(async () => {
  services.listen(0, '127.0.0.1');
  await once(services, 'listening');
  port = (services.address() as AddressInfo).port;
  proxy = await ClientProxy.start({ host: '127.0.0.1', port }, Date.now());
});
afterAll(async () => {
  await proxy[Symbol.asyncDispose]();
  services.close();
});

/** Requests a connection to an address from a proxy. Returns the response and the connection. */
async function open(address: string, through = proxy) {
  const request = plainRequest(through.origin, { method: 'CONNECT', path: address }).end();
  const [response, socket, head]: [{ statusCode: number }, Socket, Buffer] = await Object(once(request, 'connect'));
  const rest = response.statusCode === 200 ? '' : await text(socket);
  return { status: response.statusCode, socket, message: head.toString() + rest };
}

async function get(host: string, ca: string) {
  const { socket } = await open(`${host}:443`);
  const secure = connectTls({ socket, servername: host, ca, ALPNProtocols: ['h2', 'http/1.1'] });
  secure.write(`GET /drive/v3/files HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
  return text(secure);
}

test.each(['www.googleapis.com', 'googleapis.com', 'oauth2.googleapis.com', 'accounts.google.com'])(
  'connections to %s reach the services, encrypted with a certificate for it',
  async (host) => {
    expect(await get(host, proxy.certificate)).toContain(`${host} /drive/v3/files`);
  },
);

test('a program that does not trust the certificate sends nothing', async () => {
  await using other = await ClientProxy.start({ host: '127.0.0.1', port }, Date.now());
  await expect(get('www.googleapis.com', other.certificate)).rejects.toThrow(/self.signed/);
});

test('the certificate cannot authenticate other hosts', () => {
  const certificate = new X509Certificate(proxy.certificate);
  expect(certificate.ca).toBe(false);
  expect(certificate.checkHost('www.googleapis.com')).toBeDefined();
  expect(certificate.checkHost('example.com')).toBeUndefined();
});

test.each([
  'example.com:443',
  'www.googleapis.com:80',
  'googleapis.com.example.com:443',
  'fakegoogleapis.com:443',
  'www.google.com:443',
  '127.0.0.1:22',
  'nothing',
])('no connection is opened to %s', async (address) => {
  const { status, message } = await open(address);
  expect(status).toBe(403);
  expect(message).toMatch(/^This proxy only forwards to googleapis.com, .* on port 443/);
});

test('requests without encryption are rejected', async () => {
  const response = await fetch(proxy.origin);
  expect([response.status, await response.text()]).toEqual([400, 'This proxy forwards HTTPS only.\n']);
});

test('a program gets an error if the services are not running', async () => {
  const gone = createServer().listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const { port: freed } = gone.address() as AddressInfo;
  gone.close();
  await using alone = await ClientProxy.start({ host: '127.0.0.1', port: freed }, Date.now());
  const { status, message } = await open('www.googleapis.com:443', alone);
  expect([status, message]).toEqual([502, `The services are not running at 127.0.0.1:${freed}.\n`]);
});

test('closes its open connections when it stops', async () => {
  const ending = await ClientProxy.start({ host: '127.0.0.1', port }, Date.now());
  const { socket } = await open('www.googleapis.com:443', ending);
  const closed = once(socket, 'close');
  await ending[Symbol.asyncDispose]();
  socket.resume();
  await closed;
});
