import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { ask, prepareUploads, put, UNIT } from './upload-requests.ts';

const { bff, service, operator, begin, part } = prepareUploads();

describe('the requests of an upload', () => {
  test('carry their request ID, trace and operation, and the responses include the service’s status', async () => {
    const total = 2 * UNIT;
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const traced = {
      'content-range': `bytes 0-${UNIT - 1}/${total}`,
      traceparent: `00-${traceId}-b7ad6b7169203331-01`,
    };
    const started = await ask(operator(), { operation: 'drive.files.create', sizeBytes: total });
    const url = String(started.headers.location);
    const first = bff().upstream.lastRequest;
    const part = await operator().request(url, { method: 'PUT', headers: traced, body: Buffer.alloc(UNIT) });
    const second = bff().upstream.lastRequest;
    const cancelled = await operator().request(url, { method: 'DELETE' });
    const exchanges = [
      [started, first, '200'],
      [part, second, '308'],
      [cancelled, bff().upstream.lastRequest, '499'],
    ] as const;
    for (const [response, { headers }, status] of exchanges) {
      expect(response.headers).toMatchObject({ 'x-operation-id': 'drive.files.create', 'x-upstream-status': status });
      expect(response.headers['server-timing']).toMatch(/^upstream;dur=\d/);
      expect(headers).toMatchObject({ 'x-request-id': response.headers['x-request-id'], 'user-agent': 'rotunda-bff' });
      expect(headers.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
    }
    expect(second.headers.traceparent).toContain(traceId);
  });

  test('are limited to four at a time per user', async () => {
    const urls: string[] = [];
    for (let count = 0; count < 5; count += 1) urls.push(await begin(2 * UNIT));
    const bodies = urls.map(() => new PassThrough());
    const range = `0-${UNIT - 1}/${2 * UNIT}`;
    const under = urls.slice(0, 4).map((url, index) => put(operator(), url, range, bodies[index]));
    for (const body of bodies) body.write(Buffer.alloc(1));
    const isPart = ({ method }: { method: string }) => method === 'PUT';
    await expect.poll(() => bff().upstream.requests.filter(isPart)).toHaveLength(4);
    const fifth = await put(operator(), urls[4] ?? '', `*/${2 * UNIT}`);
    expect([fifth.status, fifth.headers['retry-after'], fifth.json()]).toEqual([
      503,
      '1',
      expect.objectContaining({ code: 'overloaded', retryable: true }),
    ]);
    const whole = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' } as const;
    expect((await operator().request('/api/upload/drive/v3/files?uploadType=media', whole)).status).toBe(503);
    const elsewhere = await bff().signIn('operator');
    expect((await put(elsewhere, urls[4] ?? '', `*/${2 * UNIT}`)).status).toBe(503);
    for (const body of bodies) body.end(Buffer.alloc(UNIT - 1));
    await Promise.all(under);
    expect((await put(operator(), urls[4] ?? '', `*/${2 * UNIT}`)).status).toBeLessThan(400);
  });

  test('are not sent to a service that is down, and other calls are', async () => {
    const url = await begin(2 * UNIT);
    bff().upstream.handler = (request, response) =>
      void request.resume().once('end', () => response.writeHead(503).end());
    const requested = () => put(operator(), url, `*/${2 * UNIT}`);
    for (let count = 0; count < 8; count += 1)
      expect((await requested()).json()).toMatchObject({ code: 'upload_retry' });
    const before = bff().upstream.requests.length;
    expect((await requested()).json()).toMatchObject({ code: 'upstream_unavailable', retryable: true });
    const refused = await ask(operator(), { operation: 'drive.files.create', sizeBytes: 1 });
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(bff().upstream.requests).toHaveLength(before);
    bff().upstream.handler = undefined;
    expect((await operator().request('/api/drive/v3/about?fields=user')).headers['x-upstream-status']).toBe('200');
  });

  test('with a meaningless response from the service return 502', async () => {
    const total = 2 * UNIT;
    const url = await begin(total);
    for (const status of [204, 206, 302]) {
      const respondWith = () => {
        service().next = (request, response) => {
          request.resume().once('end', () => response.writeHead(status, { location: 'https://evil.example/' }).end());
        };
      };
      respondWith();
      const response = await part(url, 0, UNIT, total);
      expect([response.status, response.json()]).toEqual([502, expect.objectContaining({ code: 'upstream_invalid' })]);
      expect(response.headers.location).toBeUndefined();
      expect((await put(operator(), url, `*/${total}`)).status).toBe(308);
      respondWith();
      const started = await ask(operator(), { operation: 'drive.files.create', sizeBytes: 1 });
      expect([started.status, started.json()]).toEqual([502, expect.objectContaining({ code: 'upstream_invalid' })]);
    }
  });
});
