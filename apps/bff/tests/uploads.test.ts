import { PassThrough, Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { readStored } from '#testing/read-stored.ts';
import { ADDRESS_MARK } from '#testing/servers/resumable-service.ts';
import { TOKEN_MARK } from '#testing/servers/test-issuer.ts';
import { ask, listOpen, prepareUploads, put, UNIT } from './upload-requests.ts';

const { bff, service, operator, begin, part, signInAs } = prepareUploads();

test('a file is uploaded in parts, each starting where the previous one ended', async () => {
  const total = 2 * UNIT + 5;
  const url = await begin(total);
  expect(bff().upstream.lastRequest).toMatchObject({
    method: 'POST',
    url: '/upload/drive/v3/files?prettyPrint=false&uploadType=resumable',
    headers: { 'x-upload-content-length': String(total), 'x-upload-content-type': 'application/octet-stream' },
  });
  expect(service().metadata).toEqual({ name: 'a.bin', parents: ['p1'] });
  const first = await part(url, 0, UNIT, total);
  expect([first.status, first.headers.range, first.text]).toEqual([308, `bytes=0-${UNIT - 1}`, '']);
  expect(await listOpen(operator())).toMatchObject([
    { name: 'a.bin', sizeBytes: total, confirmedBytes: UNIT, partMultipleBytes: UNIT },
  ]);
  expect((await part(url, UNIT, UNIT, total)).status).toBe(308);
  const last = await part(url, 2 * UNIT, 5, total);
  expect([last.status, last.json()]).toEqual([200, { id: 'f1', name: 'a.bin' }]);
  expect(await listOpen(operator())).toEqual([]);
  // A response that was lost in transit can be requested again.
  expect((await put(operator(), url, `*/${total}`)).json()).toEqual({ id: 'f1', name: 'a.bin' });
});

test('an empty file is complete with the first status request', async () => {
  const url = await begin(0);
  expect((await put(operator(), url, '*/0')).json()).toMatchObject({ id: 'f1' });
});

test('new content for an existing file goes to that file', async () => {
  const response = await ask(operator(), {
    operation: 'drive.files.update',
    params: { fileId: 'f 1', fields: 'id' },
    sizeBytes: 1,
  });
  expect(response.json()).toMatchObject({ operation: 'drive.files.update', fileId: 'f 1' });
  expect(bff().upstream.lastRequest.method).toBe('PATCH');
  expect(bff().upstream.lastRequest.url).toMatch(/^\/upload\/drive\/v3\/files\/f%201\?fields=id&/);
});

test('the address at the service stays in the console, sealed', async () => {
  const response = await ask(operator(), { operation: 'drive.files.create', sizeBytes: UNIT + 1 });
  const url = String(response.headers.location);
  const next = await part(url, 0, UNIT, UNIT + 1);
  for (const text of [response, next].map(({ headers, text }) => JSON.stringify(headers) + text)) {
    expect(text).not.toContain(ADDRESS_MARK);
  }
  expect(bff().log).not.toContain(ADDRESS_MARK);
  for (const stored of await readStored(bff())) {
    expect(stored).not.toContain(ADDRESS_MARK);
    expect(stored).not.toContain(TOKEN_MARK);
  }
});

test('an upload continues after a restart of the console, in a new session of the same user', async () => {
  const total = UNIT + 7;
  const url = await begin(total);
  await part(url, 0, UNIT, total);
  await bff().stop();
  await bff().startReplica();
  await signInAs('operator');
  expect((await put(operator(), url, `*/${total}`)).headers.range).toBe(`bytes=0-${UNIT - 1}`);
  expect((await part(url, UNIT, 7, total)).status).toBe(200);
});

describe('T13: an upload of another user', () => {
  test('does not exist', async () => {
    const url = await begin(UNIT + 1);
    const reviewer = await bff().signIn('reviewer');
    const before = bff().upstream.requests.length;
    const other = await bff().signIn('operator', 'other');
    bff().issuer.user = { sub: 'sub-second', email: 'second@example.com', name: 'Second', roles: ['operator'] };
    const second = bff().openBrowser();
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
    expect(bff().upstream.requests).toHaveLength(before);
    expect(await listOpen(other)).toHaveLength(1);
  });
});

describe('a part', () => {
  test('that does not start at the service’s position is told the position', async () => {
    const url = await begin(3 * UNIT);
    await part(url, 0, UNIT, 3 * UNIT);
    const again = await part(url, 0, UNIT, 3 * UNIT);
    expect([again.status, again.headers.range]).toEqual([409, `bytes=0-${UNIT - 1}`]);
    expect(service().storedBytes).toBe(UNIT);
  });

  test('whose range is invalid is rejected before it reaches the service', async () => {
    const url = await begin(2 * UNIT);
    const before = bff().upstream.requests.length;
    const ranges = {
      '*': 'Content-Range',
      '0-9/10': 'started with',
      [`0-${2 * UNIT}/${2 * UNIT}`]: 'is not within',
      [`0-99/${2 * UNIT}`]: 'multiples of',
      [`5-4/${2 * UNIT}`]: 'is not within',
      [`*/${2 * UNIT + 1}`]: 'started with',
    };
    for (const [range, why] of Object.entries(ranges)) {
      const response = await put(operator(), url, range, Buffer.alloc(100));
      expect([response.status, response.json()]).toEqual([
        400,
        expect.objectContaining({ detail: expect.stringContaining(why) }),
      ]);
    }
    expect(bff().upstream.requests).toHaveLength(before);
  });

  test('whose body is longer or shorter than its range fails', async () => {
    const url = await begin(2 * UNIT);
    const range = `0-${UNIT - 1}/${2 * UNIT}`;
    expect((await put(operator(), url, range, Buffer.alloc(UNIT + 1))).status).toBe(400);
    const endless = Readable.from([Buffer.alloc(UNIT), Buffer.alloc(UNIT)]);
    expect((await put(operator(), url, range, endless)).status).toBe(413);
  });

  test('is rejected while another part is being written', async () => {
    const url = await begin(2 * UNIT);
    const body = new PassThrough();
    const first = put(operator(), url, `0-${UNIT - 1}/${2 * UNIT}`, body);
    body.write(Buffer.alloc(1));
    await expect.poll(() => bff().upstream.lastRequest.method).toBe('PUT');
    const second = await part(url, 0, UNIT, 2 * UNIT);
    expect([second.status, second.headers['retry-after'], second.json()]).toEqual([
      409,
      '1',
      expect.objectContaining({ retryable: true }),
    ]);
    body.end(Buffer.alloc(UNIT - 1));
    expect((await first).status).toBe(308);
  });

  test('that the browser aborts leaves the upload able to continue', async () => {
    const url = await begin(2 * UNIT);
    const body = new PassThrough();
    const given = put(operator(), url, `0-${UNIT - 1}/${2 * UNIT}`, body).catch((error: unknown) => error);
    body.write(Buffer.alloc(1000));
    await expect.poll(() => bff().upstream.lastRequest.method).toBe('PUT');
    body.destroy(new Error('the connection was lost'));
    await given;
    const requested = () => put(operator(), url, `*/${2 * UNIT}`);
    await expect.poll(async () => (await requested()).status).toBe(308);
  });

  test('that the service rejects returns an error with the next step', async () => {
    const responses = [
      [500, 503, 'upload_retry'],
      [401, 503, 'upload_retry'],
      [403, 403, 'upstream_forbidden'],
      [404, 410, 'upload_expired'],
      [410, 410, 'upload_expired'],
    ] as const;
    for (const [upstream, status, code] of responses) {
      const url = await begin(2 * UNIT);
      service().next = (request, response) => {
        request.resume().once('end', () => response.writeHead(upstream).end());
      };
      const response = await part(url, 0, UNIT, 2 * UNIT);
      expect([response.status, response.json()]).toEqual([status, expect.objectContaining({ code })]);
      const isGone = code === 'upload_expired';
      expect((await put(operator(), url, `*/${2 * UNIT}`)).status).toBe(isGone ? 404 : 308);
    }
  });

  test('during which the service disconnects continues from the stored bytes', async () => {
    const url = await begin(2 * UNIT);
    service().next = (request) => {
      request.once('data', () => {
        service().storedBytes = UNIT;
        request.socket.destroy();
      });
    };
    const broken = await part(url, 0, 2 * UNIT, 2 * UNIT);
    expect([broken.status, broken.json()]).toEqual([503, expect.objectContaining({ code: 'upload_retry' })]);
    expect((await put(operator(), url, `*/${2 * UNIT}`)).headers.range).toBe(`bytes=0-${UNIT - 1}`);
    expect((await part(url, UNIT, UNIT, 2 * UNIT)).status).toBe(200);
  });

  test('is sent with a token that is valid for five minutes', async () => {
    bff().issuer.accessTokenLifeSeconds = 200;
    await signInAs('operator');
    const url = await begin(2 * UNIT);
    expect(bff().issuer.refreshCalls).toHaveLength(0);
    await part(url, 0, UNIT, 2 * UNIT);
    expect(bff().issuer.refreshCalls).toHaveLength(1);
  });
});

test('a large part is forwarded without being buffered', async () => {
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
  expect((await put(operator(), url, `0-${total - 1}/${total}`, body)).status).toBe(200);
  expect(service().storedBytes).toBe(total);
  // Browser, console and service share this process, and their garbage is not collected at once.
  expect(highest - before).toBeLessThan(150 * 2 ** 20);
});
