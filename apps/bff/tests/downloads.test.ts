import { randomUUID } from 'node:crypto';
import type { components } from '@rotunda/api-client/bff-types';
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

async function ticketOf(browser: TestBrowser): Promise<string> {
  const response = await requestTicket(browser, { operation: 'drive.files.get', params: { fileId: 'f1' } });
  return ticketResponse.parse(response.json()).url;
}

/** Navigates from the console's own page, with the session but without the header of the script. */
function follow(browser: TestBrowser, url: string): Promise<Response> {
  return browser.request(url, { headers: { 'x-bff-csrf': undefined, accept: 'text/html' } });
}

test.each([
  ['drive.files.get', { fileId: 'f1', acknowledgeAbuse: 'true' }, '/drive/v3/files/f1?acknowledgeAbuse=true&alt=media'],
  ['drive.files.export', { fileId: 'f1', mimeType: 'a/b' }, '/drive/v3/files/f1/export?mimeType=a%2Fb'],
  ['drive.revisions.get', { fileId: 'f1', revisionId: 'r 1' }, '/drive/v3/files/f1/revisions/r%201?alt=media'],
])('%s by ticket saves the content, even if it is JSON', async (operation, params, expected) => {
  const { url } = ticketResponse.parse((await requestTicket(operator, { operation, params })).json());
  const response = await follow(operator, url);
  expect(response.text).toBe('{"a":1}');
  expect(response.headers['content-disposition']).toBe('attachment');
  expect(bff.upstream.lastRequest.url).toBe(`${expected}&prettyPrint=false`);
});

describe('T13: a ticket', () => {
  test('works once', async () => {
    const url = await ticketOf(operator);
    expect((await follow(operator, url)).status).toBe(200);
    const again = await follow(operator, url);
    expect(again.status).toBe(404);
    expect(again.text).toContain('has been used or has expired');
  });

  test('works for a minute', async () => {
    const url = await ticketOf(operator);
    bff.clock.advance(60_001);
    expect((await follow(operator, url)).status).toBe(404);
  });

  test('works in the session that requested it, and stays valid when other sessions try it', async () => {
    const url = await ticketOf(operator);
    const reviewer = await bff.signIn('reviewer');
    expect((await follow(reviewer, url)).status).toBe(404);
    expect((await follow(bff.openBrowser(), url)).status).toBe(401);
    expect((await follow(operator, url)).status).toBe(200);
  });

  test('for playback works for many ranges, four hours long, in its own session', async () => {
    const body = { operation: 'drive.files.get', params: { fileId: 'f1' }, use: 'play' };
    const player = await bff.signIn('operator');
    const { url } = ticketResponse.parse((await requestTicket(player, body)).json());
    for (const range of ['bytes=0-', 'bytes=90-99']) {
      expect((await player.request(url, { headers: { 'x-bff-csrf': undefined, range } })).status).toBe(200);
      expect(bff.upstream.lastRequest.headers.range).toBe(range);
    }
    const reviewer = await bff.signIn('reviewer');
    expect((await follow(reviewer, url)).status).toBe(404);
    for (let passedMs = 0; passedMs < 4 * 3_600_000; passedMs += 600_000) {
      expect((await follow(player, url)).status).toBe(200);
      bff.clock.advance(600_000);
    }
    expect((await follow(player, url)).status).toBe(404);
    // The other session was idle in the meantime.
    operator = await bff.signIn('operator');
  });

  test('is stored as a hash and is not logged', async () => {
    const url = await ticketOf(operator);
    await follow(bff.openBrowser(), url);
    expect(bff.log).not.toContain(url.slice('/dl/'.length));
  });

  test('is not available to users who may read metadata only', async () => {
    const support = await bff.signIn('support');
    const response = await requestTicket(support, { operation: 'drive.files.get', params: { fileId: 'f1' } });
    expect(response.status).toBe(403);
    expect(response.json()).toMatchObject({ code: 'policy_denied', missing: { roles: ['operator', 'reviewer'] } });
  });
});

test.each([
  {},
  [],
  { operation: 'drive.files.delete', params: { fileId: 'f' } },
  { operation: 'drive.files.get', params: {} },
  { operation: 'drive.files.get', params: { fileId: 'f', alt: 'json' } },
  { operation: 'drive.files.get', params: { fileId: '..' } },
  { operation: 'drive.files.get', params: { fileId: 'a\ud83d' } },
  { operation: 'drive.files.get', params: { fileId: 1 } },
  { operation: 'drive.files.get', params: { fileId: 'f', supportsAllDrives: 'perhaps' } },
  { operation: 'drive.files.get', params: { fileId: 'f' }, extra: 1 },
  { operation: 'drive.files.get', params: { fileId: 'f' }, use: 'keep' },
  { operation: 'drive.files.download', params: { fileId: 'f' }, use: 'play' },
])('%j gets no ticket', async (body) => {
  expect((await requestTicket(operator, body)).status).toBe(400);
});

describe('the file name of a download', () => {
  const nameOf = async (fileName: string, disposition?: string) => {
    bff.upstream.handler = (request, response) => {
      request.resume();
      const headers = { 'content-type': 'text/html', ...(disposition && { 'content-disposition': disposition }) };
      response.writeHead(200, headers).end('<script>');
    };
    const wanted = { operation: 'drive.files.get', params: { fileId: 'f1' }, fileName };
    const { url } = ticketResponse.parse((await requestTicket(operator, wanted)).json());
    return (await follow(operator, url)).headers['content-disposition'];
  };

  test('is the name given by the service', async () => {
    expect(await nameOf('mine.txt', 'inline; filename="theirs.txt"')).toBe('attachment; filename="theirs.txt"');
  });

  test('is otherwise the name given by the console, in both forms of RFC 8187', async () => {
    expect(await nameOf(`Übersicht "1" 100%'s.pdf`)).toBe(
      `attachment; filename="_bersicht _1_ 100_'s.pdf"; filename*=UTF-8''%C3%9Cbersicht%20%221%22%20100%25%27s.pdf`,
    );
  });

  test('cannot inject a header', async () => {
    expect(await nameOf('a\r\nset-cookie: x=1')).toBe(
      `attachment; filename="a__set-cookie: x=1"; filename*=UTF-8''a%0D%0Aset-cookie%3A%20x%3D1`,
    );
  });
});

describe('a playback', () => {
  type Entries = components['schemas']['AuditList']['entries'];

  async function play(): Promise<{ player: TestBrowser; read: (range: string) => Promise<Response> }> {
    bff.upstream.handler = (request, response) => {
      request.resume();
      response.writeHead(206, { 'content-type': 'video/mp4', 'content-range': 'bytes 0-9/100' }).end('0123456789');
    };
    const player = await bff.signIn('operator');
    const body = { operation: 'drive.files.get', params: { fileId: randomUUID() }, use: 'play' };
    const { url } = ticketResponse.parse((await requestTicket(player, body)).json());
    return { player, read: (range) => player.request(url, { headers: { 'x-bff-csrf': undefined, range } }) };
  }

  async function search({ player }: { player: TestBrowser }, query = ''): Promise<Entries> {
    const target = new URL(bff.upstream.lastRequest.url, 'http://x').pathname.split('/').at(-1);
    const response = await player.request(`/api/audit?operation=drive.files.get&target=${target}${query}`);
    return (response.json() as { entries: Entries }).entries;
  }

  test('is one audit record with the sum of its ranges, written before the first range is sent', async () => {
    const playback = await play();
    await playback.read('bytes=0-');
    expect(await search(playback)).toEqual([expect.objectContaining({ outcome: 'pending' })]);
    await Promise.all([playback.read('bytes=20-'), playback.read('bytes=40-')]);
    bff.clock.advance(300_001);
    await playback.read('bytes=60-');
    const [again, first, ...others] = await search(playback);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ outcome: 'succeeded', status: 206, details: { ranges: 3, bytes: 30 } });
    expect(again).toMatchObject({ outcome: 'pending' });
  });

  test('is an audit event and not a change', async () => {
    const playback = await play();
    await playback.read('bytes=0-');
    expect(await search(playback, '&kind=changes')).toEqual([]);
    expect(await search(playback, '&kind=events')).toHaveLength(1);
  });

  test('whose ranges all fail is recorded with the failure of the last range', async () => {
    const playback = await play();
    bff.upstream.handler = (request, response) => {
      request.resume();
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":{"code":404,"message":"gone"}}');
    };
    expect((await playback.read('bytes=0-')).status).toBe(404);
    bff.clock.advance(300_001);
    await (await play()).read('bytes=0-');
    const { player } = playback;
    const entries = (await player.request('/api/audit?operation=drive.files.get&outcome=refused')).json() as {
      entries: Entries;
    };
    expect(entries.entries[0]).toMatchObject({ status: 404, details: { ranges: 1, bytes: 0 } });
  });
});

test('a range of the content gets a partial response, and a range beyond its end is rejected', async () => {
  bff.upstream.handler = (request, response) => {
    request.resume();
    const isBeyond = request.headers.range === 'bytes=90-';
    const headers = { 'content-type': 'text/plain', 'content-range': isBeyond ? 'bytes */10' : 'bytes 2-4/10' };
    response.writeHead(isBeyond ? 416 : 206, headers).end(isBeyond ? '' : 'cde');
  };
  const url = await ticketOf(operator);
  const headers = { 'x-bff-csrf': undefined, range: 'bytes=2-4', 'if-range': '"e1"' };
  const response = await operator.request(url, { headers });
  expect([response.status, response.headers['content-range'], response.text]).toEqual([206, 'bytes 2-4/10', 'cde']);
  expect(bff.upstream.lastRequest.headers).toMatchObject({ range: 'bytes=2-4', 'if-range': '"e1"' });
  const beyond = await operator.request(await ticketOf(operator), { headers: { range: 'bytes=90-' } });
  expect(beyond.status).toBe(416);
});

test('T19: a download that the service cuts off is cut off for the browser too', async () => {
  bff.upstream.handler = async (request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/plain', 'content-length': '8' });
    await new Promise<void>((resolve) => response.write('half', () => resolve()));
    response.destroy();
  };
  await expect(follow(operator, await ticketOf(operator))).rejects.toThrow();
});
