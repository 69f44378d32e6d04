import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';

const WHO = 'ana@example.com';
const FIELDS = 'id,name,mimeType,size,md5Checksum,sha256Checksum';

type FileResponse = {
  id: string;
  name: string;
  mimeType: string;
  size: string;
  md5Checksum: string;
  sha256Checksum: string;
};

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services[Symbol.asyncDispose]());

const authorization = () => `Bearer ${services.token(WHO)}`;

async function upload(uploadType: string, contentType: string | undefined, body: Uint8Array<ArrayBuffer>) {
  const response = await fetch(`${services.origin}/upload/drive/v3/files?uploadType=${uploadType}&fields=${FIELDS}`, {
    method: 'POST',
    headers: { authorization: authorization(), ...(contentType && { 'content-type': contentType }) },
    body,
  });
  const uploaded: FileResponse & { error?: { code: number } } = JSON.parse(await response.text());
  return { status: response.status, uploaded };
}

const download = (fileId: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${services.origin}/drive/v3/files/${fileId}?alt=media`, {
    method,
    headers: { authorization: authorization(), ...headers },
  });

const countItems = () => services.db.get<{ count: number }>('SELECT count(*) AS count FROM items')?.count ?? 0;

function related(metadata: string, media: Uint8Array, type = 'image/png'): Uint8Array<ArrayBuffer> {
  return Buffer.concat([
    Buffer.from(`--b\r\nContent-Type: application/json; charset=UTF-8\r\n\r\n${metadata}\r\n--b\r\n`),
    Buffer.from(`Content-Type: ${type}\r\n\r\n`),
    media,
    Buffer.from('\r\n--b--'),
  ]);
}

describe('uploads', () => {
  test('bytes alone become an untitled file of the requested type', async () => {
    const bytes = Buffer.from('hello');
    const { status, uploaded } = await upload('media', 'text/plain', bytes);
    expect(status).toBe(200);
    expect(uploaded).toMatchObject({
      name: 'Untitled',
      mimeType: 'text/plain',
      size: '5',
      md5Checksum: createHash('md5').update(bytes).digest('hex'),
      sha256Checksum: createHash('sha256').update(bytes).digest('hex'),
    });
  });

  test('an empty file is a file', async () => {
    const { uploaded } = await upload('media', 'text/plain', Buffer.alloc(0));
    expect(uploaded).toMatchObject({ size: '0', md5Checksum: 'd41d8cd98f00b204e9800998ecf8427e' });
    const response = await download(uploaded.id);
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  test('metadata and bytes of any kind are sent together', async () => {
    const bytes = randomBytes(3_000_000);
    const body = related('{"name":"picture.png"}', bytes);
    const { uploaded } = await upload('multipart', 'multipart/related; boundary="b"', body);
    expect(uploaded).toMatchObject({ name: 'picture.png', mimeType: 'image/png', size: '3000000' });
    const response = await download(uploaded.id);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test.each([
    ['multipart', 'text/plain', related('{}', Buffer.from('x'))],
    ['multipart', 'multipart/related; boundary=other', related('{}', Buffer.from('x'))],
    ['multipart', 'multipart/related; boundary=b', related('{"name":', Buffer.from('x'))],
    ['multipart', 'multipart/related; boundary=b', related('', Buffer.from('x'))],
    ['multipart', 'multipart/related; boundary=b', related('{"name":7}', Buffer.from('x'))],
    ['something', 'text/plain', Buffer.from('x')],
  ])('a malformed %s upload of %s is rejected and leaves no file', async (type, contentType, body) => {
    const before = countItems();
    const { status, uploaded } = await upload(type, contentType, body);
    expect([status, uploaded.error?.code]).toEqual([400, 400]);
    expect(countItems()).toBe(before);
  });

  test.each(['media', 'multipart'])('a %s upload of 5,121 GB is rejected before its first byte', async (uploadType) => {
    const [before, { hostname, port }] = [countItems(), new URL(services.origin)];
    const socket = connect(Number(port), hostname);
    const head = [
      `POST /upload/drive/v3/files?uploadType=${uploadType} HTTP/1.1`,
      'Host: services',
      `Authorization: ${authorization()}`,
      'Content-Type: multipart/related; boundary=b',
      `Content-Length: ${5121 * 2 ** 30}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    const [response] = await once(socket, 'data');
    socket.destroy();
    expect(String(response)).toMatch(/^HTTP\/1\.1 403 .*"reason": "uploadTooLarge"/su);
    expect(countItems()).toBe(before);
  });

  describe('compressed with gzip', () => {
    async function send(path: string, type: string, body: Uint8Array<ArrayBuffer>, coding = 'gzip') {
      const headers = { authorization: authorization(), 'content-type': type, 'content-encoding': coding };
      const response = await fetch(`${services.origin}${path}`, { method: 'POST', headers, body });
      return { status: response.status, uploaded: JSON.parse(await response.text()) };
    }
    const upload = `/upload/drive/v3/files?fields=${FIELDS}&uploadType=`;

    test('are stored decompressed', async () => {
      const bytes = randomBytes(300_000);
      const alone = await send(`${upload}media`, 'text/plain', gzipSync(bytes));
      const both = related('{"name":"packed.bin"}', bytes, 'application/x-thing');
      const together = await send(`${upload}multipart`, 'multipart/related; boundary=b', gzipSync(both));
      const sha256Checksum = createHash('sha256').update(bytes).digest('hex');
      expect([alone, together]).toMatchObject([
        { status: 200, uploaded: { size: '300000', sha256Checksum } },
        { status: 200, uploaded: { name: 'packed.bin', size: '300000', sha256Checksum } },
      ]);
      const { uploaded } = await send('/drive/v3/files', 'application/json', gzipSync('{"name":"Packed"}'));
      expect(uploaded).toMatchObject({ name: 'Packed' });
    });

    test.each([
      ['gzip', Buffer.from('no gzip'), 400],
      ['gzip', gzipSync(Buffer.alloc(100_000, 'x')).subarray(0, -20), 400],
      ['br', Buffer.from('anything'), 400],
    ])('are rejected if they are not valid gzip: %s', async (coding, body, status) => {
      const before = countItems();
      for (const path of [`${upload}media`, '/drive/v3/files']) {
        expect((await send(path, 'application/json', Buffer.from(body), coding)).status).toBe(status);
      }
      expect(countItems()).toBe(before);
    });

    test('are rejected if they are JSON larger than the limit, however little is sent', async () => {
      const bomb = gzipSync(JSON.stringify({ name: 'x'.repeat(5 * 2 ** 20) }));
      expect((await send('/drive/v3/files', 'application/json', bomb)).status).toBe(413);
    });
  });

  test('content for a folder is rejected', async () => {
    const body = related('{"mimeType":"application/vnd.google-apps.folder"}', Buffer.from('x'));
    expect(await upload('multipart', 'multipart/related; boundary=b', body)).toMatchObject({ status: 400 });
  });

  test('an upload whose client disconnects leaves nothing behind', async () => {
    const before = countItems();
    const request = httpRequest(`${services.origin}/upload/drive/v3/files?uploadType=media`, {
      method: 'POST',
      headers: { authorization: authorization(), 'content-length': 1_000_000 },
    });
    const closed = new Promise((resolve) => request.once('close', resolve));
    request.on('error', () => undefined);
    request.write(Buffer.alloc(100_000), () => request.destroy());
    await closed;
    // The next upload completes after the interrupted one, which shows that the services continued.
    expect((await upload('media', 'text/plain', Buffer.from('after'))).status).toBe(200);
    expect(countItems()).toBe(before + 1);
  });
});

describe('downloads', () => {
  let fileId: string;
  beforeAll(async () => {
    const body = related('{"name":"Änderung \\"1\\".txt"}', Buffer.from('0123456789'), 'text/plain');
    fileId = (await upload('multipart', 'multipart/related; boundary=b', body)).uploaded.id;
  });

  test('the whole content is returned with its type, as an attachment under its name', async () => {
    const response = await download(fileId);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('0123456789');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/plain',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'content-disposition': `attachment; filename="_nderung _1_.txt"; filename*=UTF-8''%C3%84nderung%20%221%22.txt`,
      'x-content-type-options': 'nosniff',
    });
  });

  test.each([
    ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
    ['bytes=-2', 206, 'bytes 8-9/10', '89'],
    ['bytes=0-1,4-5', 200, null, '0123456789'],
  ])('a request for %s returns %s', async (range, status, contentRange, text) => {
    const response = await download(fileId, { range });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(await response.text()).toBe(text);
  });

  test('a range beyond the end is rejected with the length', async () => {
    const response = await download(fileId, { range: 'bytes=10-' });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */10');
    expect(JSON.parse(await response.text())).toMatchObject({
      error: { errors: [{ reason: 'requestedRangeNotSatisfiable' }] },
    });
  });

  test('a range request for changed content returns the whole content', async () => {
    const entityTag = (await download(fileId)).headers.get('etag') ?? '';
    const same = await download(fileId, { range: 'bytes=0-0', 'if-range': entityTag });
    const other = await download(fileId, { range: 'bytes=0-0', 'if-range': '"other"' });
    expect([await same.text(), await other.text()]).toEqual(['0', '0123456789']);
  });

  test('a name with control characters is stored unchanged, and adds no headers', async () => {
    const name = 'a\u0000b\r\nSet-Cookie: c=1\r\n\r\n\u001b[2J\u007f\u0085\u2028\u202e.txt';
    const body = related(JSON.stringify({ name }), Buffer.from('text'), 'text/plain');
    const { uploaded } = await upload('multipart', 'multipart/related; boundary=b', body);
    expect(uploaded.name).toBe(name);
    const response = await download(uploaded.id);
    expect(await response.text()).toBe('text');
    expect(response.headers.get('set-cookie')).toBeNull();
    const disposition = response.headers.get('content-disposition') ?? '';
    expect(decodeURIComponent(disposition.split("filename*=UTF-8''")[1] ?? '')).toBe(name);
    const q = encodeURIComponent(`name = '${name}'`);
    const list = await services.call(WHO, 'GET', `/drive/v3/files?q=${q}&fields=files(id,name)`);
    expect(list).toMatchObject({ status: 200, body: { files: [{ id: uploaded.id, name }] } });
  });

  test('a client that acknowledges the risk of harmful content gets all content', async () => {
    const path = `/drive/v3/files/${fileId}?alt=media&acknowledgeAbuse=true`;
    const response = await fetch(`${services.origin}${path}`, { headers: { authorization: authorization() } });
    expect([response.status, await response.text()]).toEqual([200, '0123456789']);
  });

  test('HEAD returns the headers of the whole content and no body', async () => {
    for (const range of ['bytes=0-', 'bytes=2-4', 'bytes=99-']) {
      const response = await download(fileId, { range }, 'HEAD');
      expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '10', '']);
    }
  });
});
