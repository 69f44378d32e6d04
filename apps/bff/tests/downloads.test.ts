import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { TestBff } from '#testing/test-bff.ts';
import type { Answer, TestBrowser } from '#testing/test-browser.ts';

const ticketAnswer = z.object({ url: z.string().startsWith('/dl/'), expiresAt: z.iso.datetime() });

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

function askTicket(browser: TestBrowser, body: object): Promise<Answer> {
  return browser.ask('/api/downloads', { method: 'POST', body: JSON.stringify(body) });
}

async function ticketOf(browser: TestBrowser): Promise<string> {
  const answer = await askTicket(browser, { operation: 'drive.files.get', params: { fileId: 'f1' } });
  return ticketAnswer.parse(answer.json()).url;
}

/** A navigation of the console's own page, which carries the session but no header of the script. */
function follow(browser: TestBrowser, url: string): Promise<Answer> {
  return browser.ask(url, { headers: { 'x-bff-csrf': undefined, accept: 'text/html' } });
}

test.each([
  ['drive.files.get', { fileId: 'f1', acknowledgeAbuse: 'true' }, '/drive/v3/files/f1?acknowledgeAbuse=true&alt=media'],
  ['drive.files.export', { fileId: 'f1', mimeType: 'a/b' }, '/drive/v3/files/f1/export?mimeType=a%2Fb'],
  ['drive.revisions.get', { fileId: 'f1', revisionId: 'r 1' }, '/drive/v3/files/f1/revisions/r%201?alt=media'],
])('%s by ticket saves the content, also when it is JSON', async (operation, params, expected) => {
  const { url } = ticketAnswer.parse((await askTicket(operator, { operation, params })).json());
  const answer = await follow(operator, url);
  expect(answer.text).toBe('{"a":1}');
  expect(answer.headers['content-disposition']).toBe('attachment');
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

  test('works in the session that asked for it, and stays good when others try it', async () => {
    const url = await ticketOf(operator);
    const reviewer = await bff.signIn('reviewer');
    expect((await follow(reviewer, url)).status).toBe(404);
    expect((await follow(bff.openBrowser(), url)).status).toBe(401);
    expect((await follow(operator, url)).status).toBe(200);
  });

  test('is stored as a hash and does not enter the log', async () => {
    const url = await ticketOf(operator);
    await follow(bff.openBrowser(), url);
    expect(bff.log).not.toContain(url.slice('/dl/'.length));
  });

  test('is not for people who may read metadata only', async () => {
    const support = await bff.signIn('support');
    const answer = await askTicket(support, { operation: 'drive.files.get', params: { fileId: 'f1' } });
    expect(answer.status).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'policy_denied', missing: { roles: ['operator', 'reviewer'] } });
  });
});

test.each([
  {},
  [],
  { operation: 'drive.files.delete', params: { fileId: 'f' } },
  { operation: 'drive.files.get', params: {} },
  { operation: 'drive.files.get', params: { fileId: 'f', alt: 'json' } },
  { operation: 'drive.files.get', params: { fileId: '..' } },
  { operation: 'drive.files.get', params: { fileId: 1 } },
  { operation: 'drive.files.get', params: { fileId: 'f', supportsAllDrives: 'perhaps' } },
  { operation: 'drive.files.get', params: { fileId: 'f' }, extra: 1 },
])('%j gets no ticket', async (body) => {
  expect((await askTicket(operator, body)).status).toBe(400);
});
