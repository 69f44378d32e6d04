import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestBrowser } from '#testing/clients/test-browser.ts';
import { findFreePort } from '#testing/servers/free-port.ts';
import { startTestServer } from '#testing/servers/test-server.ts';
import { TestBff } from '#testing/test-bff.ts';

const MAIN = fileURLToPath(new URL('../src/main.js', import.meta.url));

let started: AsyncDisposableStack;
let proxyOrigin: string;
/** The hosts of the requests that reached the proxy. */
let forwarded: string[];

/**
 * Starts a proxy that forwards every host to this machine. Plain HTTP uses the absolute URL as the target (RFC 9112
 * section 3.2.2).
 */
beforeEach(async () => {
  started = new AsyncDisposableStack();
  forwarded = [];
  const proxy = await startTestServer((incoming, response) => {
    const { host, port, pathname, search } = new URL(incoming.url ?? '');
    forwarded.push(host);
    const { method, headers } = incoming;
    const outgoing = request({ host: '127.0.0.1', port, method, path: pathname + search, headers }, (received) => {
      response.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(response);
    });
    incoming.pipe(outgoing);
  });
  started.adopt(proxy, ({ close }) => close());
  proxyOrigin = proxy.origin;
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await started.disposeAsync();
});

test('calls to services use the proxy from the environment, and calls to this machine do not', async () => {
  vi.stubEnv('HTTP_PROXY', proxyOrigin);
  let host = '';
  const reroute = async (origin: string) => {
    host = `services.internal:${new URL(origin).port}`;
    return `http://${host}`;
  };
  const bff = started.use(await TestBff.start({ reroute }));
  const operator = await bff.signIn('operator');
  expect((await operator.request('/api/drive/v3/about?fields=user')).status).toBe(200);
  expect(forwarded).toEqual([host]);
  // In the test, the calendar service has a local address.
  expect((await operator.request('/api/calendar/v3/colors')).status).toBe(200);
  expect(forwarded).toEqual([host]);
});

test('calls to the identity provider use it too', async () => {
  const bff = started.use(await TestBff.start());
  const { upstreams, dataDir } = bff.config;
  const issuer = `http://provider.internal:${new URL(bff.issuer.origin).port}`;
  bff.issuer.claimedMetadataIssuer = issuer;
  const port = await findFreePort();
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PORT: String(port),
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      DATA_DIR: join(dataDir, 'other'),
      SCRIPT_BASE_URL: upstreams.script,
      CALENDAR_BASE_URL: upstreams.calendar,
      DRIVE_BASE_URL: upstreams.drive,
      UPLOAD_URL: upstreams.upload,
      SCOPE_BASE: bff.config.scopeBase,
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: bff.config.oidc.clientId,
      OIDC_CLIENT_SECRET_FILE: join(dataDir, 'client-secret'),
      BFF_PLAIN_HTTP_HOSTS: '*.internal',
      HTTP_PROXY: proxyOrigin,
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.defer(async () => {
    child.kill('SIGKILL');
    await once(child, 'close');
  });
  await once(child.stdout, 'data');
  await using browser = new TestBrowser(`http://localhost:${port}`, port);
  const response = await browser.navigate('/auth/login');
  expect([response.status, response.headers.location]).toEqual([303, expect.stringContaining('/authorize?')]);
  expect(forwarded).toContain(new URL(issuer).host);
});
