import type { ServerResponse } from 'node:http';
import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { operations } from '@rotunda/api-client/operations';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { TestBff } from '#testing/test-bff.ts';

let bff: TestBff;

/** The path prefixes that the service does not have. */
let missing: string[] = [];
let page = { status: 404, type: 'text/html', body: '<title>Not Found</title>' };

beforeEach(async () => {
  missing = [];
  page = { status: 404, type: 'text/html', body: '<title>Not Found</title>' };
  bff = await TestBff.start({ isProbing: true });
  bff.upstream.handler = (request, response) => {
    request.resume();
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://service.test');
    const isMissing = missing.some((path) => pathname.startsWith(path));
    if (isMissing) response.writeHead(page.status, { 'content-type': page.type }).end(page.body);
    // The first page can be empty although more pages follow.
    else if (pathname === '/drive/v3/files')
      respond(response, searchParams.has('pageToken') ? { files: [{ id: 'f1' }] } : { files: [], nextPageToken: 'p2' });
    else respond(response, {});
  };
});

afterEach(() => bff[Symbol.asyncDispose]());

function respond(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Operations that the public services do not have. They are not offered unless an administrator enables them. */
const EXTENSIONS = Object.values<OperationDescriptor>(operations)
  .filter(({ extension }) => extension)
  .map(({ id }) => id);

type SessionBody = { operations: string[]; notOffered?: string[] };

async function readSession(browser: TestBrowser): Promise<SessionBody> {
  return JSON.parse((await browser.request('/auth/session')).text);
}

/** Opens the console and waits until probes have found a missing operation. */
async function findMissing(browser: TestBrowser): Promise<string[]> {
  const read = async () => ((await readSession(browser)).notOffered ?? []).filter((id) => !EXTENSIONS.includes(id));
  await expect.poll(read, { timeout: 15_000 }).not.toEqual([]);
  return read();
}

const probesOf = (path: string) => bff.upstream.requests.filter(({ url }) => url.startsWith(path)).length;

describe('an operation that a service does not offer', () => {
  test.each([
    ['as a page of its front end', { status: 404, type: 'text/html', body: '<title>Not Found</title>' }],
    ['as not implemented', { status: 501, type: 'application/json', body: '{"error":{"status":"UNIMPLEMENTED"}}' }],
  ])(
    'is detected, when reported %s, and removed from the allowed operations with its whole resource',
    async (_, shape) => {
      missing = ['/drive/v3/files/f1/approvals', '/drive/v3/changes/startPageToken'];
      page = shape;
      const operator = await bff.signIn('operator');
      const notOffered = await findMissing(operator);
      expect(notOffered).toContain('drive.approvals.list');
      expect(notOffered).toContain('drive.approvals.start');
      // This single read is missing, although its resource can be listed.
      expect(notOffered).toContain('drive.changes.getStartPageToken');
      expect(notOffered).not.toContain('drive.changes.list');
      const { operations } = await readSession(operator);
      expect(operations).not.toContain('drive.approvals.start');
      expect(operations).toContain('drive.comments.list');
    },
  );

  test('is remembered for all users and processes for a day, and is available again once it is offered', async () => {
    missing = ['/drive/v3/files/f1/approvals'];
    await findMissing(await bff.signIn('operator'));
    const probes = probesOf('/drive/v3/files/f1/approvals');
    const reviewer = await bff.signIn('reviewer');
    expect((await readSession(reviewer)).notOffered).toContain('drive.approvals.list');
    expect(probesOf('/drive/v3/files/f1/approvals')).toBe(probes);
    missing = [];
    bff.clock.advance(25 * 60 * 60_000);
    const operator = await bff.signIn('operator');
    await expect.poll(async () => (await readSession(operator)).notOffered, { timeout: 15_000 }).toEqual(EXTENSIONS);
  });

  test('is not inferred from a service whose responses are all unexpected', async () => {
    missing = ['/drive/v3/', '/calendar/v3/calendars/primary/acl'];
    const notOffered = await findMissing(await bff.signIn('operator'));
    expect(notOffered.filter((id) => id.startsWith('drive.'))).toEqual([]);
    expect(notOffered).toContain('calendar.acl.list');
  });

  test('is not inferred from an outage', async () => {
    missing = ['/drive/v3/files/f1/approvals', '/calendar/v3/calendars/primary/acl'];
    page = { status: 429, type: 'text/html', body: 'busy' };
    const operator = await bff.signIn('operator');
    await readSession(operator);
    await expect.poll(() => probesOf('/drive/v3/drives'), { timeout: 15_000 }).toBeGreaterThan(0);
    expect((await readSession(operator)).notOffered).toEqual(EXTENSIONS);
  });
});
