import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Response, TestBrowser } from '#testing/clients/test-browser.ts';
import { TestBff } from '#testing/test-bff.ts';

const ticketResponse = z.object({ url: z.string().startsWith('/dl/'), expiresAt: z.iso.datetime() });

let bff: TestBff;
let operator: TestBrowser;

beforeAll(async () => {
  bff = await TestBff.start();
  operator = await bff.signIn('operator');
});

beforeEach(() => {
  bff.upstream.handler = (request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"a":1}');
  };
});

afterEach(() => {
  bff.upstream.handler = undefined;
});

afterAll(() => bff[Symbol.asyncDispose]());

function requestTicket(browser: TestBrowser, body: object): Promise<Response> {
  return browser.request('/api/downloads', { method: 'POST', body: JSON.stringify(body) });
}

/** Navigates from the console's own page, with the session but without the header of the script. */
function follow(browser: TestBrowser, url: string): Promise<Response> {
  return browser.request(url, { headers: { 'x-bff-csrf': undefined, accept: 'text/html' } });
}

describe('content that the service has to prepare', () => {
  const wanted = { operation: 'drive.files.download', params: { fileId: 'f1', mimeType: 'application/pdf' } };

  /** Makes the service finish the preparation after this many status requests, with the content at this address. */
  function prepare(looks: number, downloadUri: string): void {
    let left = looks;
    bff.upstream.handler = (request, response) => {
      request.resume();
      response.writeHead(200, { 'content-type': 'application/json' });
      if (request.url?.includes('alt=media')) response.end('"content"');
      else if (left > 0) response.end('{"name":"op1"}');
      else response.end(JSON.stringify({ name: 'op1', done: true, response: { downloadUri } }));
      left -= 1;
    };
  }

  test.each([
    ['at once', 0],
    ['after a while', 1],
  ])('that is ready %s is downloaded with a ticket', async (_, looks) => {
    prepare(looks, `${bff.upstream.origin}/drive/v3/operations/op1?alt=media`);
    const { url } = ticketResponse.parse((await requestTicket(operator, wanted)).json());
    expect(
      bff.upstream.requests.some(
        ({ method, url: path }) => method === 'POST' && path.startsWith('/drive/v3/files/f1/download?mimeType='),
      ),
    ).toBe(true);
    expect((await follow(operator, url)).text).toBe('"content"');
    expect(bff.upstream.lastRequest.url).toBe('/drive/v3/operations/op1?alt=media&prettyPrint=false');
  });

  test('is downloaded from an address in the format of the public service', async () => {
    prepare(0, `${bff.upstream.origin}/drive/v3/files/f1?alt=media&source=downloadUrl&acknowledgeAbuse=true`);
    const { url } = ticketResponse.parse((await requestTicket(operator, wanted)).json());
    expect((await follow(operator, url)).text).toBe('"content"');
    expect(bff.upstream.lastRequest.url).toBe('/drive/v3/files/f1?acknowledgeAbuse=true&alt=media&prettyPrint=false');
  });

  test('can be requested by the name of its operation', async () => {
    prepare(0, `${bff.upstream.origin}/drive/v3/files/f1/revisions/r1?alt=media`);
    const { url } = ticketResponse.parse((await operator.request('/api/downloads/op1?fileName=a.pdf')).json());
    expect((await follow(operator, url)).headers['content-disposition']).toContain('filename="a.pdf"');
    expect(bff.upstream.lastRequest.url).toContain('/drive/v3/files/f1/revisions/r1?alt=media');
  });

  test.each([
    'https://evil.example/drive/v3/operations/op1?alt=media',
    'ORIGIN.evil.example/drive/v3/operations/op1?alt=media',
    'ORIGIN/drive/v3/../../latest/meta-data?alt=media',
    'ORIGIN/drive/v3/about?fields=*',
    'ORIGIN/drive/v3/files/f1/copy',
    'file:///etc/passwd',
    '',
  ])('is not fetched from %s', async (address) => {
    prepare(0, address.replace('ORIGIN', bff.upstream.origin));
    const response = await requestTicket(operator, wanted);
    expect([response.status, response.json()]).toEqual([502, expect.objectContaining({ code: 'upstream_invalid' })]);
  });

  test('whose preparation fails returns the reason', async () => {
    bff.upstream.handler = (request, response) => {
      request.resume();
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{"name":"op1","done":true,"error":{"code":3,"message":"It cannot be converted."}}');
    };
    const response = await requestTicket(operator, wanted);
    expect([response.status, response.json()]).toEqual([
      422,
      expect.objectContaining({ detail: 'It cannot be converted.' }),
    ]);
  });

  test('is not available to users who may read metadata only', async () => {
    const support = await bff.signIn('support');
    expect((await requestTicket(support, wanted)).status).toBe(403);
    expect((await support.request('/api/downloads/op1')).status).toBe(403);
  });
});
