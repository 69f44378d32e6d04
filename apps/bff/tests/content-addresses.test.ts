import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Response, TestBrowser } from '#testing/clients/test-browser.ts';
import { TestUpstream } from '#testing/servers/test-upstream.ts';
import { TestBff } from '#testing/test-bff.ts';

let listed: TestUpstream;
let foreign: TestUpstream;
let bff: TestBff;
let operator: TestBrowser;

beforeAll(async () => {
  listed = await TestUpstream.start();
  foreign = await TestUpstream.start();
  bff = await TestBff.start({ contentHosts: [new URL(listed.origin).host] });
  operator = await bff.signIn('operator');
});

beforeEach(() => {
  for (const server of [listed, foreign]) {
    server.requests.length = 0;
    server.handler = (request, response) => {
      request.resume();
      respond(response, 200, { 'content-type': 'text/plain' }, `content at ${request.url}`);
    };
  }
});

afterAll(async () => {
  await bff[Symbol.asyncDispose]();
  await Promise.all([listed.close(), foreign.close()]);
});

function respond(response: ServerResponse, status: number, headers: Record<string, string>, body = ''): void {
  response.writeHead(status, headers).end(body);
}

/** Makes the service redirect every request without `moved` to another address. */
function redirect(location: string, status = 302): void {
  bff.upstream.handler = (request, response) => {
    request.resume();
    if (request.url?.includes('/moved')) respond(response, 200, { 'content-type': 'text/plain' }, 'moved content');
    else respond(response, status, { location });
  };
}

function readContent(headers: Record<string, string> = {}): Promise<Response> {
  return operator.request('/api/drive/v3/files/f1?alt=media', { headers });
}

describe('a redirect of a read', () => {
  test.each([301, 302, 303, 307, 308])('with %s is followed to the service itself, with the token', async (status) => {
    redirect('/moved/f1?alt=media', status);
    const response = await readContent();
    expect([response.status, response.text]).toEqual([200, 'moved content']);
    expect(bff.upstream.lastRequest).toMatchObject({
      url: '/moved/f1?alt=media',
      headers: { authorization: expect.stringMatching(/^Bearer ./) },
    });
  });

  test('is followed to a listed host, with the token, the range and the conditions', async () => {
    redirect(`${listed.origin}/content/f1?sig=1`);
    const response = await readContent({ range: 'bytes=2-4', 'if-range': '"e1"' });
    expect(response.text).toBe('content at /content/f1?sig=1');
    expect(listed.lastRequest.headers).toMatchObject({
      authorization: expect.stringMatching(/^Bearer ./),
      range: 'bytes=2-4',
      'if-range': '"e1"',
    });
  });

  test('is followed for data that the backend itself reads', async () => {
    redirect('/moved/f1', 307);
    const response = await operator.request('/api/downloads/op1');
    // The response body is not valid for the operation, which shows that it came from the other address.
    expect(response.json()).toMatchObject({ code: 'upstream_invalid' });
    expect(bff.upstream.lastRequest.url).toBe('/moved/f1');
  });

  test.each([
    ['another host', () => `${foreign.origin}/content`],
    ['a host that only looks like a listed one', () => `${listed.origin}@evil.example/content`],
    ['a user of a listed host', () => listed.origin.replace('//', '//user:password@')],
    ['no web address', () => 'file:///etc/passwd'],
    ['nowhere', () => ''],
  ])('to %s is rejected, and nothing is sent there', async (_, toLocation) => {
    redirect(toLocation());
    const response = await readContent();
    expect([response.status, response.json()]).toEqual([502, expect.objectContaining({ code: 'upstream_invalid' })]);
    expect([...foreign.requests, ...listed.requests]).toEqual([]);
  });

  test('to an unlisted host is rejected with the host and the variable', async () => {
    redirect(`${foreign.origin}/content`);
    const detail = String(Object(await readContent().then((response) => response.json())).detail);
    expect(detail).toContain(new URL(foreign.origin).host);
    expect(detail).toContain('BFF_CONTENT_HOSTS');
  });

  test('is followed once', async () => {
    redirect(`${listed.origin}/content`);
    listed.handler = (request, response) => {
      request.resume();
      respond(response, 302, { location: `${bff.upstream.origin}/moved` });
    };
    const response = await readContent();
    expect([response.status, response.json()]).toEqual([
      502,
      expect.objectContaining({ detail: 'The service redirected more than once, which is not followed.' }),
    ]);
    expect(listed.requests).toHaveLength(1);
  });

  test('of a change is rejected', async () => {
    redirect('/moved/f1', 307);
    const before = bff.upstream.requests.length;
    const response = await operator.request('/api/drive/v3/files/f1', { method: 'PATCH', body: '{"name":"x"}' });
    expect([response.status, response.json()]).toEqual([502, expect.objectContaining({ code: 'upstream_invalid' })]);
    const changes = bff.upstream.requests.slice(before).filter(({ method }) => method !== 'GET');
    expect(changes.map(({ url }) => url)).toEqual([expect.stringContaining('/drive/v3/files/f1')]);
  });
});

test('an unreachable content host does not count as an outage of the service', async () => {
  const gone = await TestUpstream.start();
  const hosts = [new URL(gone.origin).host];
  await gone.close();
  await using other = await TestBff.start({ contentHosts: hosts });
  const browser = await other.signIn('operator');
  other.upstream.handler = (request, response) => {
    request.resume();
    if (request.url?.includes('alt=media')) respond(response, 302, { location: `${gone.origin}/content` });
    else respond(response, 200, { 'content-type': 'application/json' }, '{}');
  };
  for (let count = 0; count < 12; count += 1) {
    const response = await browser.request(`/api/drive/v3/files/f${count}?alt=media`);
    expect(response.json()).toMatchObject({ code: 'upstream_unreachable' });
  }
  expect((await browser.request('/api/drive/v3/files/f1')).status).toBe(200);
});

describe('a prepared download', () => {
  const wanted = { operation: 'drive.files.download', params: { fileId: 'f1', mimeType: 'application/pdf' } };

  function prepare(downloadUri: string): void {
    bff.upstream.handler = (request, response) => {
      request.resume();
      const operation = { name: 'op1', done: true, response: { downloadUri } };
      respond(response, 200, { 'content-type': 'application/json' }, JSON.stringify(operation));
    };
  }

  test('is read from a listed host, and its address stays with the backend', async () => {
    prepare(`${listed.origin}/download?id=f1&sig=secret-signature`);
    const { url } = Object(
      await operator
        .request('/api/downloads', { method: 'POST', body: JSON.stringify({ ...wanted, fileName: 'a.pdf' }) })
        .then((response) => response.json()),
    );
    const tickets = await bff.openStore().selectFrom('download_tickets').selectAll().execute();
    expect(JSON.stringify(tickets)).not.toContain('secret-signature');
    const response = await operator.request(String(url), { headers: { 'x-bff-csrf': undefined } });
    expect(response.text).toBe('content at /download?id=f1&sig=secret-signature');
    expect(response.headers['content-disposition']).toContain('filename="a.pdf"');
    expect(bff.log).not.toContain('secret-signature');
  });

  test('is rejected at any other host', async () => {
    prepare(`${foreign.origin}/download?id=f1`);
    const response = await operator.request('/api/downloads', { method: 'POST', body: JSON.stringify(wanted) });
    expect([response.status, response.json()]).toEqual([502, expect.objectContaining({ code: 'upstream_invalid' })]);
    expect(foreign.requests).toEqual([]);
  });
});

test('an upload is sent to the host that the service names, if it is listed', async () => {
  const begin = (address: string) => {
    bff.upstream.handler = (request, response) => {
      request.resume();
      respond(response, 200, { location: address });
    };
    const body = { operation: 'drive.files.create', metadata: { name: 'a' }, contentType: 'text/plain', sizeBytes: 3 };
    return operator.request('/api/files/uploads', { method: 'POST', body: JSON.stringify(body) });
  };
  expect((await begin(`${foreign.origin}/upload?id=1`)).json()).toMatchObject({ code: 'upstream_invalid' });
  const started = await begin(`${listed.origin}/upload?id=1`);
  expect(started.status).toBe(201);
  listed.handler = async (request, response) => {
    for await (const _ of request);
    respond(response, 200, { 'content-type': 'application/json' }, '{"id":"f9"}');
  };
  const { uploadId } = Object(started.json());
  const put = await operator.request(`/api/files/uploads/${uploadId}`, {
    method: 'PUT',
    body: 'abc',
    headers: { 'content-range': 'bytes 0-2/3', 'content-type': 'text/plain' },
  });
  expect(put.json()).toMatchObject({ id: 'f9' });
  expect(listed.lastRequest).toMatchObject({ method: 'PUT', url: '/upload?id=1' });
  expect(foreign.requests).toEqual([]);
});
