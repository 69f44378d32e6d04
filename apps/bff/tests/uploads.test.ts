import { PassThrough, Readable } from 'node:stream';
import type { components } from '@rotunda/api-client/bff-types';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Response, TestBrowser } from '#testing/clients/test-browser.ts';
import { readStored } from '#testing/read-stored.ts';
import { ADDRESS_MARK, ResumableService } from '#testing/servers/resumable-service.ts';
import { TOKEN_MARK } from '#testing/servers/test-issuer.ts';
import { TestBff } from '#testing/test-bff.ts';

type Upload = components['schemas']['Upload'];
type Body = Buffer | Readable;

const UNIT = 256 * 1024;

let bff: TestBff;
let service: ResumableService;
let operator: TestBrowser;

beforeEach(async () => {
  bff = await TestBff.start();
  service = new ResumableService(bff.upstream.origin);
  bff.upstream.handler = service.handler;
  operator = await bff.signIn('operator');
});

afterEach(() => bff[Symbol.asyncDispose]());

function ask(browser: TestBrowser, wanted: object): Promise<Response> {
  return browser.request('/api/files/uploads', { method: 'POST', body: JSON.stringify(wanted) });
}

/** Begins an upload of a new file; resolves to its address at the console. */
async function begin(sizeBytes: number): Promise<string> {
  const wanted = { operation: 'drive.files.create', metadata: { name: 'a.bin', parents: ['p1'] }, sizeBytes };
  const response = await ask(operator, wanted);
  expect(response.status).toBe(201);
  return String(response.headers.location);
}

function put(browser: TestBrowser, url: string, range: string, body: Body | null = null): Promise<Response> {
  return browser.request(url, { method: 'PUT', headers: { 'content-range': `bytes ${range}` }, body });
}

function part(url: string, startBytes: number, sizeBytes: number, totalBytes: number): Promise<Response> {
  return put(operator, url, `${startBytes}-${startBytes + sizeBytes - 1}/${totalBytes}`, Buffer.alloc(sizeBytes));
}

async function listOpen(browser: TestBrowser): Promise<Upload[]> {
  const { uploads } = (await browser.request('/api/files/uploads')).json() as components['schemas']['UploadList'];
  return uploads;
}

test('a file goes up in parts, each where the one before ended', async () => {
  const total = 2 * UNIT + 5;
  const url = await begin(total);
  expect(bff.upstream.lastRequest).toMatchObject({
    method: 'POST',
    url: '/upload/drive/v3/files?prettyPrint=false&uploadType=resumable',
    headers: { 'x-upload-content-length': String(total), 'x-upload-content-type': 'application/octet-stream' },
  });
  expect(service.metadata).toEqual({ name: 'a.bin', parents: ['p1'] });
  const first = await part(url, 0, UNIT, total);
  expect([first.status, first.headers.range, first.text]).toEqual([308, `bytes=0-${UNIT - 1}`, '']);
  expect(await listOpen(operator)).toMatchObject([
    { name: 'a.bin', sizeBytes: total, confirmedBytes: UNIT, partMultipleBytes: UNIT },
  ]);
  expect((await part(url, UNIT, UNIT, total)).status).toBe(308);
  const last = await part(url, 2 * UNIT, 5, total);
  expect([last.status, last.json()]).toEqual([200, { id: 'f1', name: 'a.bin' }]);
  expect(await listOpen(operator)).toEqual([]);
  // A response that was lost on the way can be asked for again.
  expect((await put(operator, url, `*/${total}`)).json()).toEqual({ id: 'f1', name: 'a.bin' });
});

test('an empty file is complete with the question what has come', async () => {
  const url = await begin(0);
  expect((await put(operator, url, '*/0')).json()).toMatchObject({ id: 'f1' });
});

test('new content of a file that exists goes to that file', async () => {
  const response = await ask(operator, {
    operation: 'drive.files.update',
    params: { fileId: 'f 1', fields: 'id' },
    sizeBytes: 1,
  });
  expect(response.json()).toMatchObject({ operation: 'drive.files.update', fileId: 'f 1' });
  expect(bff.upstream.lastRequest.method).toBe('PATCH');
  expect(bff.upstream.lastRequest.url).toMatch(/^\/upload\/drive\/v3\/files\/f%201\?fields=id&/);
});

test('the address at the service stays with the console, sealed', async () => {
  const response = await ask(operator, { operation: 'drive.files.create', sizeBytes: UNIT + 1 });
  const url = String(response.headers.location);
  const next = await part(url, 0, UNIT, UNIT + 1);
  for (const text of [response, next].map(({ headers, text }) => JSON.stringify(headers) + text)) {
    expect(text).not.toContain(ADDRESS_MARK);
  }
  expect(bff.log).not.toContain(ADDRESS_MARK);
  for (const stored of await readStored(bff)) {
    expect(stored).not.toContain(ADDRESS_MARK);
    expect(stored).not.toContain(TOKEN_MARK);
  }
});

test('an upload goes on after a restart of the console, in a new session of the same person', async () => {
  const total = UNIT + 7;
  const url = await begin(total);
  await part(url, 0, UNIT, total);
  await bff.stop();
  await bff.startReplica();
  operator = await bff.signIn('operator');
  expect((await put(operator, url, `*/${total}`)).headers.range).toBe(`bytes=0-${UNIT - 1}`);
  expect((await part(url, UNIT, 7, total)).status).toBe(200);
});

describe('T13: an upload of somebody else', () => {
  test('is one that does not exist', async () => {
    const url = await begin(UNIT + 1);
    const reviewer = await bff.signIn('reviewer');
    const before = bff.upstream.requests.length;
    const other = await bff.signIn('operator', 'other');
    bff.issuer.user = { sub: 'sub-second', email: 'second@example.com', name: 'Second', roles: ['operator'] };
    const second = bff.openBrowser();
    await second.signIn();
    for (const browser of [reviewer, second]) {
      const unknown = await put(browser, '/api/files/uploads/nothing', '*/1');
      const requested = await put(browser, url, `*/${UNIT + 1}`);
      expect([requested.status, requested.json()]).toEqual([
        404,
        { ...(unknown.json() as object), requestId: expect.any(String) },
      ]);
      expect((await browser.request(url, { method: 'DELETE' })).status).toBe(404);
      expect(await listOpen(browser)).toEqual([]);
    }
    expect(bff.upstream.requests).toHaveLength(before);
    expect(await listOpen(other)).toHaveLength(1);
  });
});

describe('a part', () => {
  test('that does not begin where the service is, is told where', async () => {
    const url = await begin(3 * UNIT);
    await part(url, 0, UNIT, 3 * UNIT);
    const again = await part(url, 0, UNIT, 3 * UNIT);
    expect([again.status, again.headers.range]).toEqual([409, `bytes=0-${UNIT - 1}`]);
    expect(service.storedBytes).toBe(UNIT);
  });

  test('whose range does not fit is refused before the service sees it', async () => {
    const url = await begin(2 * UNIT);
    const before = bff.upstream.requests.length;
    const ranges = {
      '*': 'Content-Range',
      '0-9/10': 'started with',
      [`0-${2 * UNIT}/${2 * UNIT}`]: 'is not within',
      [`0-99/${2 * UNIT}`]: 'multiples of',
      [`5-4/${2 * UNIT}`]: 'is not within',
      [`*/${2 * UNIT + 1}`]: 'started with',
    };
    for (const [range, why] of Object.entries(ranges)) {
      const response = await put(operator, url, range, Buffer.alloc(100));
      expect([response.status, response.json()]).toEqual([
        400,
        expect.objectContaining({ detail: expect.stringContaining(why) }),
      ]);
    }
    expect(bff.upstream.requests).toHaveLength(before);
  });

  test('whose body is longer or shorter than its range does not pass', async () => {
    const url = await begin(2 * UNIT);
    const range = `0-${UNIT - 1}/${2 * UNIT}`;
    expect((await put(operator, url, range, Buffer.alloc(UNIT + 1))).status).toBe(400);
    const endless = Readable.from([Buffer.alloc(UNIT), Buffer.alloc(UNIT)]);
    expect((await put(operator, url, range, endless)).status).toBe(413);
  });

  test('is the only one that is written', async () => {
    const url = await begin(2 * UNIT);
    const body = new PassThrough();
    const first = put(operator, url, `0-${UNIT - 1}/${2 * UNIT}`, body);
    body.write(Buffer.alloc(1));
    await expect.poll(() => bff.upstream.lastRequest.method).toBe('PUT');
    const second = await part(url, 0, UNIT, 2 * UNIT);
    expect([second.status, second.headers['retry-after'], second.json()]).toEqual([
      409,
      '1',
      expect.objectContaining({ retryable: true }),
    ]);
    body.end(Buffer.alloc(UNIT - 1));
    expect((await first).status).toBe(308);
  });

  test('that the browser gives up leaves the upload free to go on', async () => {
    const url = await begin(2 * UNIT);
    const body = new PassThrough();
    const given = put(operator, url, `0-${UNIT - 1}/${2 * UNIT}`, body).catch((error: unknown) => error);
    body.write(Buffer.alloc(1000));
    await expect.poll(() => bff.upstream.lastRequest.method).toBe('PUT');
    body.destroy(new Error('the connection was lost'));
    await given;
    const requested = () => put(operator, url, `*/${2 * UNIT}`);
    await expect.poll(async () => (await requested()).status).toBe(308);
  });

  test('that the service does not take is answered with what to do next', async () => {
    const responses = [
      [500, 503, 'upload_retry'],
      [401, 503, 'upload_retry'],
      [403, 403, 'upstream_forbidden'],
      [404, 410, 'upload_expired'],
      [410, 410, 'upload_expired'],
    ] as const;
    for (const [upstream, status, code] of responses) {
      const url = await begin(2 * UNIT);
      service.next = (request, response) => {
        request.resume().once('end', () => response.writeHead(upstream).end());
      };
      const response = await part(url, 0, UNIT, 2 * UNIT);
      expect([response.status, response.json()]).toEqual([status, expect.objectContaining({ code })]);
      const isGone = code === 'upload_expired';
      expect((await put(operator, url, `*/${2 * UNIT}`)).status).toBe(isGone ? 404 : 308);
    }
  });

  test('in which the service breaks off goes on from what has come', async () => {
    const url = await begin(2 * UNIT);
    service.next = (request) => {
      request.once('data', () => {
        service.storedBytes = UNIT;
        request.socket.destroy();
      });
    };
    const broken = await part(url, 0, 2 * UNIT, 2 * UNIT);
    expect([broken.status, broken.json()]).toEqual([503, expect.objectContaining({ code: 'upload_retry' })]);
    expect((await put(operator, url, `*/${2 * UNIT}`)).headers.range).toBe(`bytes=0-${UNIT - 1}`);
    expect((await part(url, UNIT, UNIT, 2 * UNIT)).status).toBe(200);
  });

  test('goes out with a token that is good for five minutes', async () => {
    bff.issuer.accessTokenLifeSeconds = 200;
    operator = await bff.signIn('operator');
    const url = await begin(2 * UNIT);
    expect(bff.issuer.refreshCalls).toHaveLength(0);
    await part(url, 0, UNIT, 2 * UNIT);
    expect(bff.issuer.refreshCalls).toHaveLength(1);
  });
});

describe('the messages of an upload', () => {
  test('name their request, its trace and the operation, and the answers tell of the service', async () => {
    const total = 2 * UNIT;
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const traced = {
      'content-range': `bytes 0-${UNIT - 1}/${total}`,
      traceparent: `00-${traceId}-b7ad6b7169203331-01`,
    };
    const started = await ask(operator, { operation: 'drive.files.create', sizeBytes: total });
    const url = String(started.headers.location);
    const first = bff.upstream.lastRequest;
    const part = await operator.request(url, { method: 'PUT', headers: traced, body: Buffer.alloc(UNIT) });
    const second = bff.upstream.lastRequest;
    const cancelled = await operator.request(url, { method: 'DELETE' });
    const exchanges = [
      [started, first, '200'],
      [part, second, '308'],
      [cancelled, bff.upstream.lastRequest, '499'],
    ] as const;
    for (const [response, { headers }, status] of exchanges) {
      expect(response.headers).toMatchObject({ 'x-operation-id': 'drive.files.create', 'x-upstream-status': status });
      expect(response.headers['server-timing']).toMatch(/^upstream;dur=\d/);
      expect(headers).toMatchObject({ 'x-request-id': response.headers['x-request-id'], 'user-agent': 'rotunda-bff' });
      expect(headers.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
    }
    expect(second.headers.traceparent).toContain(traceId);
  });

  test('are four of a person at a time, and no more', async () => {
    const urls: string[] = [];
    for (let count = 0; count < 5; count += 1) urls.push(await begin(2 * UNIT));
    const bodies = urls.map(() => new PassThrough());
    const range = `0-${UNIT - 1}/${2 * UNIT}`;
    const under = urls.slice(0, 4).map((url, index) => put(operator, url, range, bodies[index]));
    for (const body of bodies) body.write(Buffer.alloc(1));
    const isPart = ({ method }: { method: string }) => method === 'PUT';
    await expect.poll(() => bff.upstream.requests.filter(isPart)).toHaveLength(4);
    const fifth = await put(operator, urls[4] ?? '', `*/${2 * UNIT}`);
    expect([fifth.status, fifth.headers['retry-after'], fifth.json()]).toEqual([
      503,
      '1',
      expect.objectContaining({ code: 'overloaded', retryable: true }),
    ]);
    const whole = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' } as const;
    expect((await operator.request('/api/upload/drive/v3/files?uploadType=media', whole)).status).toBe(503);
    const elsewhere = await bff.signIn('operator');
    expect((await put(elsewhere, urls[4] ?? '', `*/${2 * UNIT}`)).status).toBe(503);
    for (const body of bodies) body.end(Buffer.alloc(UNIT - 1));
    await Promise.all(under);
    expect((await put(operator, urls[4] ?? '', `*/${2 * UNIT}`)).status).toBeLessThan(400);
  });

  test('stay away from a service that is down, and other calls do not', async () => {
    const url = await begin(2 * UNIT);
    bff.upstream.handler = (request, response) =>
      void request.resume().once('end', () => response.writeHead(503).end());
    const requested = () => put(operator, url, `*/${2 * UNIT}`);
    for (let count = 0; count < 8; count += 1)
      expect((await requested()).json()).toMatchObject({ code: 'upload_retry' });
    const before = bff.upstream.requests.length;
    expect((await requested()).json()).toMatchObject({ code: 'upstream_unavailable', retryable: true });
    const refused = await ask(operator, { operation: 'drive.files.create', sizeBytes: 1 });
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(bff.upstream.requests).toHaveLength(before);
    bff.upstream.handler = undefined;
    expect((await operator.request('/api/drive/v3/about?fields=user')).headers['x-upstream-status']).toBe('200');
  });

  test('that the service answers with what means nothing are answered 502', async () => {
    const total = 2 * UNIT;
    const url = await begin(total);
    for (const status of [204, 206, 302]) {
      const respondWith = () => {
        service.next = (request, response) => {
          request.resume().once('end', () => response.writeHead(status, { location: 'https://evil.example/' }).end());
        };
      };
      respondWith();
      const response = await part(url, 0, UNIT, total);
      expect([response.status, response.json()]).toEqual([502, expect.objectContaining({ code: 'upstream_invalid' })]);
      expect(response.headers.location).toBeUndefined();
      expect((await put(operator, url, `*/${total}`)).status).toBe(308);
      respondWith();
      const started = await ask(operator, { operation: 'drive.files.create', sizeBytes: 1 });
      expect([started.status, started.json()]).toEqual([502, expect.objectContaining({ code: 'upstream_invalid' })]);
    }
  });
});

describe('an upload', () => {
  test('is not begun where the service names an address outside its own', async () => {
    for (const location of ['https://evil.example/upload/drive/v3/files', '/drive/v3/files', undefined]) {
      service.next = (request, response) => {
        request.resume();
        response.writeHead(200, location === undefined ? {} : { location }).end();
      };
      const response = await ask(operator, { operation: 'drive.files.create', sizeBytes: 1 });
      expect(response.json()).toMatchObject({ code: 'upstream_invalid' });
    }
    expect(await listOpen(operator)).toEqual([]);
  });

  test('that the service refuses is refused with its reason', async () => {
    service.next = (request, response) => {
      request.resume();
      response.writeHead(404, { 'content-type': 'application/json' });
      response.end('{"error":{"message":"File not found: p1.","errors":[{"reason":"notFound"}]}}');
    };
    const response = await ask(operator, { operation: 'drive.files.create', sizeBytes: 1 });
    expect([response.status, response.json()]).toEqual([
      404,
      expect.objectContaining({ detail: 'File not found: p1.' }),
    ]);
  });

  test('that is not asked for as it has to be is not begun', async () => {
    const unusable = [
      { operation: 'drive.files.create' },
      { operation: 'drive.files.copy', sizeBytes: 1 },
      { operation: 'drive.files.create', sizeBytes: 5120 * 2 ** 30 + 1 },
      { operation: 'drive.files.create', sizeBytes: 1.5 },
      { operation: 'drive.files.create', sizeBytes: 1, contentType: 'text/html\r\nx: y' },
      { operation: 'drive.files.create', sizeBytes: 1, params: { fileId: 'f' } },
      { operation: 'drive.files.update', sizeBytes: 1 },
      { operation: 'drive.files.update', sizeBytes: 1, params: { fileId: '..' } },
      { operation: 'drive.files.update', sizeBytes: 1, params: { fileId: 'a\ud83d' } },
      { operation: 'drive.files.create', sizeBytes: 1, params: { access_token: 'x' } },
      { operation: 'drive.files.create', sizeBytes: 1, extra: true },
    ];
    for (const wanted of unusable) expect((await ask(operator, wanted)).status, JSON.stringify(wanted)).toBe(400);
    expect(bff.upstream.requests).toEqual([]);
  });

  test('is not for people who may not write', async () => {
    const support = await bff.signIn('support');
    const response = await ask(support, { operation: 'drive.files.create', sizeBytes: 1 });
    expect(response.json()).toMatchObject({ code: 'policy_denied' });
  });

  test('that is cancelled is cancelled at the service, too', async () => {
    const url = await begin(2 * UNIT);
    expect((await operator.request(url, { method: 'DELETE' })).status).toBe(204);
    expect(service.isCancelled).toBe(true);
    expect((await operator.request(url, { method: 'DELETE' })).status).toBe(404);
  });

  test('that nobody goes on with is gone after a week', async () => {
    const url = await begin(2 * UNIT);
    bff.clock.advance(7 * 86_400_000 + 1);
    await operator.signIn();
    expect((await put(operator, url, `*/${2 * UNIT}`)).status).toBe(404);
  });

  test('is on record: its beginning, what it made, and no part between', async () => {
    const url = await begin(UNIT + 1);
    await part(url, 0, UNIT, UNIT + 1);
    await part(url, UNIT, 1, UNIT + 1);
    const { entries } = (
      await operator.request('/api/audit?service=drive')
    ).json() as components['schemas']['AuditList'];
    expect(entries).toMatchObject([
      {
        action: 'drive.files.create',
        outcome: 'succeeded',
        details: { sizeBytes: UNIT + 1, fileId: 'f1' },
        madeId: 'f1',
        undo: 'possible',
      },
      { action: 'upload.begin', outcome: 'succeeded', details: { operation: 'drive.files.create' } },
    ]);
    expect(entries).toHaveLength(2);
  });
});

test('a large part passes through without being held', async () => {
  const total = 300 * 2 ** 20;
  const url = await begin(total);
  const piece = Buffer.alloc(2 ** 20);
  let highest = 0;
  const before = process.memoryUsage().rss;
  const body = Readable.from(
    (function* pieces() {
      for (let index = 0; index < 300; index += 1) {
        highest = Math.max(highest, process.memoryUsage().rss);
        yield piece;
      }
    })(),
  );
  expect((await put(operator, url, `0-${total - 1}/${total}`, body)).status).toBe(200);
  expect(service.storedBytes).toBe(total);
  // Browser, console and service share this process, and what they throw away is not collected at once.
  expect(highest - before).toBeLessThan(150 * 2 ** 20);
});
