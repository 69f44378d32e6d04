import { createHash, randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';

const WHO = 'ana@example.com';
const CHUNK_BYTES = 256 * 1024;
const DAY_MS = 86_400_000;

let services: TestServices;
let nowMs = Date.now();
beforeAll(async () => {
  services = await startTestServices({ clock: { nowMs: () => nowMs } });
});
afterAll(() => services[Symbol.asyncDispose]());

type Started = { status: number; location: string; text: string };

async function start(metadata: object, headers: Record<string, string> = {}, path = '', method = 'POST') {
  const query = 'uploadType=resumable&fields=id,name,mimeType,size,sha256Checksum';
  const response = await fetch(`${services.origin}/upload/drive/v3/files${path}?${query}`, {
    method,
    headers: { authorization: `Bearer ${services.token(WHO)}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(metadata),
  });
  const started: Started = {
    status: response.status,
    location: response.headers.get('location') ?? '',
    text: await response.text(),
  };
  return started;
}

/** Sends a request to a session; the address alone is the credential. */
async function put(location: string, body: Uint8Array<ArrayBuffer>, contentRange?: string) {
  const response = await fetch(location, {
    method: 'PUT',
    headers: { ...(contentRange && { 'content-range': contentRange }) },
    body,
  });
  const text = await response.text();
  return {
    status: response.status,
    range: response.headers.get('range'),
    response: text === '' ? undefined : JSON.parse(text),
  };
}

const NOTHING = Buffer.alloc(0);
const TOO_LARGE = { status: 403, response: { error: { errors: [{ reason: 'uploadTooLarge' }] } } };
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('a resumable upload', () => {
  test('is sent in chunks and becomes a file with its initial metadata', async () => {
    const bytes = randomBytes(2 * CHUNK_BYTES + 17);
    const { status, location, text } = await start({ name: 'film.mp4' }, { 'x-upload-content-type': 'video/mp4' });
    expect([status, text]).toEqual([200, '']);
    const responses = [
      await put(location, bytes.subarray(0, CHUNK_BYTES), `bytes 0-${CHUNK_BYTES - 1}/*`),
      await put(location, NOTHING, 'bytes */*'),
      await put(location, bytes.subarray(CHUNK_BYTES), `bytes ${CHUNK_BYTES}-${bytes.length - 1}/${bytes.length}`),
    ];
    expect(responses).toMatchObject([
      { status: 308, range: `bytes=0-${CHUNK_BYTES - 1}` },
      { status: 308, range: `bytes=0-${CHUNK_BYTES - 1}` },
      {
        status: 200,
        response: {
          name: 'film.mp4',
          mimeType: 'video/mp4',
          size: String(bytes.length),
          sha256Checksum: sha256(bytes),
        },
      },
    ]);
  });

  test('may send everything in one request', async () => {
    const { location } = await start({ name: 'once.txt' });
    expect(await put(location, Buffer.from('everything'))).toMatchObject({ status: 200, response: { size: '10' } });
  });

  test('of no bytes creates an empty file', async () => {
    const { location } = await start({ name: 'empty.txt' }, { 'x-upload-content-length': '0' });
    expect(await put(location, NOTHING, 'bytes */0')).toMatchObject({ status: 200, response: { size: '0' } });
  });

  test('opens a session without creating a file, and reports that nothing is stored', async () => {
    const count = () => services.db.get<{ count: number }>('SELECT count(*) AS count FROM items')?.count;
    const before = count();
    const { location } = await start({ name: 'later.txt' });
    expect(await put(location, NOTHING, 'bytes */100')).toMatchObject({ status: 308, range: null });
    expect(count()).toBe(before);
  });

  test('returns the same file for a repeated last request', async () => {
    const { location } = await start({ name: 'twice.txt' });
    const first = await put(location, Buffer.from('bytes'), 'bytes 0-4/5');
    expect(await put(location, Buffer.from('bytes'), 'bytes 0-4/5')).toEqual(first);
    expect(await put(location, NOTHING, 'bytes */5')).toEqual(first);
  });

  test('replaces the content of an existing file', async () => {
    const created = await start({ name: 'report.txt' });
    const { response } = await put(created.location, Buffer.from('first'));
    const { location } = await start({}, {}, `/${response.id}`, 'PATCH');
    expect(await put(location, Buffer.from('second'))).toMatchObject({
      status: 200,
      response: { id: response.id, name: 'report.txt', sha256Checksum: sha256(Buffer.from('second')) },
    });
  });

  test('continues after a lost connection', async () => {
    const bytes = randomBytes(4 * CHUNK_BYTES);
    const { location } = await start({ name: 'lost.bin' });
    await new Promise<void>((resolve) => {
      const request = httpRequest(location, {
        method: 'PUT',
        headers: { 'content-length': bytes.length, 'content-range': `bytes 0-${bytes.length - 1}/${bytes.length}` },
      });
      request.on('error', () => undefined);
      request.once('close', resolve);
      request.write(bytes.subarray(0, 2 * CHUNK_BYTES), () => request.destroy());
    });
    const { status, range } = await put(location, NOTHING, `bytes */${bytes.length}`);
    expect(status).toBe(308);
    const storedBytes = range === null ? 0 : Number(range.split('-')[1]) + 1;
    const rest = await put(
      location,
      bytes.subarray(storedBytes),
      `bytes ${storedBytes}-${bytes.length - 1}/${bytes.length}`,
    );
    expect(rest).toMatchObject({ status: 200, response: { sha256Checksum: sha256(bytes) } });
  });

  test('produces the correct content whatever the chunks and their repetitions', async () => {
    const step = fc.record({ chunks: fc.integer({ min: 1, max: 2 }), isRepeated: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 4 }), fc.integer({ min: 1, max: 1000 }), async (steps, tail) => {
        const sizes = steps.flatMap(({ chunks, isRepeated }) => (isRepeated ? [chunks, -chunks] : [chunks]));
        const totalBytes = steps.reduce((sum, { chunks }) => sum + chunks * CHUNK_BYTES, tail);
        const bytes = randomBytes(totalBytes);
        const { location } = await start({ name: 'any.bin' });
        let at = 0;
        for (const size of sizes) {
          const from = size < 0 ? at + size * CHUNK_BYTES : at;
          const end = from + Math.abs(size) * CHUNK_BYTES;
          await put(location, bytes.subarray(from, end), `bytes ${from}-${end - 1}/${totalBytes}`);
          at = end;
        }
        const last = await put(location, bytes.subarray(at), `bytes ${at}-${totalBytes - 1}/${totalBytes}`);
        expect(last).toMatchObject({ status: 200, response: { sha256Checksum: sha256(bytes) } });
      }),
      { numRuns: 10 },
    );
  });
});

describe('a resumable upload rejects', () => {
  test('metadata that the operation rejects, before any byte is sent', async () => {
    expect(await start({ name: 'x', parents: ['nothing'] })).toMatchObject({ status: 404, location: '' });
    expect(await start({ name: 7 })).toMatchObject({ status: 400, location: '' });
    expect(await start({ name: 'x' }, {}, '/nothing', 'PATCH')).toMatchObject({ status: 404, location: '' });
  });

  test('a start without credentials', async () => {
    expect(await start({ name: 'x' }, { authorization: '' })).toMatchObject({ status: 401 });
  });

  test.each(['5498632110080', '99999999999999999999'])('a file of %s bytes, on announcement', async (length) => {
    const { status, text } = await start({ name: 'x' }, { 'x-upload-content-length': length });
    expect([status, JSON.parse(text).error.errors[0].reason]).toEqual([403, 'uploadTooLarge']);
    const { location } = await start({ name: 'x' });
    expect(await put(location, Buffer.alloc(CHUNK_BYTES), `bytes 0-${CHUNK_BYTES - 1}/${length}`)).toMatchObject(
      TOO_LARGE,
    );
    expect(await put(location, NOTHING, `bytes */${length}`)).toMatchObject(TOO_LARGE);
    expect(await put(location, NOTHING, 'bytes */*')).toMatchObject({ status: 308, range: null });
  });

  test('content too large for a document conversion, on announcement', async () => {
    const metadata = { name: 'x', mimeType: 'application/vnd.google-apps.document' };
    const headers = { 'x-upload-content-type': 'text/plain', 'x-upload-content-length': String(50 * 2 ** 20 + 1) };
    const { status, text } = await start(metadata, headers);
    expect([status, JSON.parse(text).error.errors[0].reason]).toEqual([403, 'uploadTooLarge']);
  });

  test('any request from another user with their own token', async () => {
    const { location } = await start({ name: 'mine.txt' }, { 'x-upload-content-length': '5' });
    const other = { authorization: `Bearer ${services.token('bo@example.com')}` };
    for (const method of ['PUT', 'DELETE']) {
      const response = await fetch(location, { method, headers: other, ...(method === 'PUT' && { body: 'other' }) });
      expect([response.status, JSON.parse(await response.text()).error.errors[0].reason]).toEqual([404, 'notFound']);
    }
    const own = { authorization: `Bearer ${services.token(WHO)}` };
    const response = await fetch(location, { method: 'PUT', headers: own, body: 'bytes' });
    expect(JSON.parse(await response.text())).toMatchObject({ sha256Checksum: sha256(Buffer.from('bytes')) });
  });

  test.each([
    ['a chunk that is no multiple', 'bytes 0-2/10', 'abc'],
    ['a range that makes no sense', 'bytes 2-0/10', 'abc'],
    ['a length other than the announced one', 'bytes 0-2/3', 'abc'],
    ['a body of another length than its range', 'bytes 0-9/10', 'abc'],
  ])('%s', async (_what, contentRange, body) => {
    const { location } = await start({ name: 'x' }, { 'x-upload-content-length': '10' });
    expect(await put(location, Buffer.from(body), contentRange)).toMatchObject({
      status: 400,
      response: { error: { errors: [{ reason: 'badRequest', location: 'Content-Range', locationType: 'header' }] } },
    });
  });

  test('a chunk beyond the stored bytes, with the position to continue from', async () => {
    const { location } = await start({ name: 'x' });
    const range = `bytes ${CHUNK_BYTES}-${2 * CHUNK_BYTES - 1}/*`;
    expect(await put(location, Buffer.alloc(CHUNK_BYTES), range)).toMatchObject({ status: 308, range: null });
  });

  test('a status request with a total below the stored bytes', async () => {
    const { location } = await start({ name: 'x' });
    await put(location, Buffer.alloc(CHUNK_BYTES), `bytes 0-${CHUNK_BYTES - 1}/*`);
    expect(await put(location, NOTHING, 'bytes */100')).toMatchObject({ status: 400 });
    expect(await put(location, NOTHING, 'bytes */*')).toMatchObject({ range: `bytes=0-${CHUNK_BYTES - 1}` });
  });

  test('compressed parts', async () => {
    const { location } = await start({ name: 'x' });
    const response = await fetch(location, { method: 'PUT', headers: { 'content-encoding': 'gzip' }, body: 'x' });
    expect(response.status).toBe(400);
  });

  test('a session address without the session ID', async () => {
    const { location } = await start({ name: 'x' });
    expect(await put(location.replace(/&upload_id=.*/, ''), Buffer.from('x'))).toMatchObject({ status: 404 });
  });

  test('an unknown session', async () => {
    const location = `${services.origin}/upload/drive/v3/files?uploadType=resumable&upload_id=nothing`;
    expect(await put(location, Buffer.from('x'))).toMatchObject({ status: 404 });
  });

  test('a cancelled session, whose bytes are deleted', async () => {
    const { location } = await start({ name: 'x' });
    await put(location, Buffer.alloc(CHUNK_BYTES), `bytes 0-${CHUNK_BYTES - 1}/*`);
    expect((await fetch(location, { method: 'DELETE' })).status).toBe(204);
    expect(await put(location, NOTHING, 'bytes */*')).toMatchObject({ status: 404 });
  });

  test('a session idle for a week, whose bytes are deleted after the next start', async () => {
    const { location } = await start({ name: 'x' });
    await put(location, Buffer.alloc(CHUNK_BYTES), `bytes 0-${CHUNK_BYTES - 1}/*`);
    nowMs += 7 * DAY_MS + 1;
    expect(await put(location, NOTHING, 'bytes */*')).toMatchObject({ status: 404 });
    await start({ name: 'y' });
    expect(readdirSync(uploadsDirectory())).toEqual([]);
  });
});

function uploadsDirectory(): string {
  const main = services.db.get<{ file: string }>("SELECT file FROM pragma_database_list WHERE name = 'main'");
  return join(dirname(main?.file ?? ''), 'uploads');
}
