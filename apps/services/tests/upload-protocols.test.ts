import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PART_BYTES, prepareUploads, type Sent, sha256, WHO } from './upload-requests.ts';

const { services, send, countFiles } = prepareUploads();

type PartOptions = { subtype?: string; encoding?: string | undefined; media: string };

function multipart({ subtype = 'related', encoding, media }: PartOptions) {
  const disposition = (name: string) =>
    subtype === 'form-data' ? `Content-Disposition: form-data; name="${name}"\r\n` : '';
  const transfer = encoding === undefined ? '' : `Content-Transfer-Encoding: ${encoding}\r\n`;
  const body =
    `--b\r\n${disposition('metadata')}Content-Type: application/json\r\n\r\n{"name":"parts"}\r\n` +
    `--b\r\n${disposition('file')}Content-Type: image/png\r\n${transfer}\r\n${media}\r\n--b--\r\n`;
  return { headers: { 'content-type': `multipart/${subtype}; boundary=b` }, body: Buffer.from(body, 'latin1') };
}

function toQuotedPrintable(bytes: Uint8Array): string {
  const escaped = [...bytes].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`);
  return escaped.map((text, index) => (index % 25 === 24 ? `${text}=\r\n` : text)).join('');
}

const ENCODERS: Record<string, (bytes: Buffer) => string> = {
  binary: (bytes) => bytes.toString('latin1'),
  BASE64: (bytes) => bytes.toString('base64').replaceAll(/(.{76})/g, '$1\r\n'),
  'quoted-printable': toQuotedPrintable,
};

describe('metadata and content in one request', () => {
  test('arrive complete in every multipart type and transfer encoding', async () => {
    const media = fc.uint8Array({ maxLength: 300 }).filter((bytes) => !Buffer.from(bytes).includes('--b'));
    const subtype = fc.constantFrom('related', 'mixed', 'form-data');
    const encoding = fc.constantFrom(...Object.keys(ENCODERS));
    await fc.assert(
      fc.asyncProperty(media, subtype, encoding, async (list, type, name) => {
        const bytes = Buffer.from(list);
        const parts = multipart({ subtype: type, encoding: name, media: ENCODERS[name]?.(bytes) ?? '' });
        expect(await send('uploadType=multipart', parts)).toMatchObject({
          status: 200,
          body: { name: 'parts', mimeType: 'image/png', sha256Checksum: sha256(bytes) },
        });
      }),
      { numRuns: 40 },
    );
  });

  test('are recognised by each way to name the protocol, and by the content type alone', async () => {
    const parts = multipart({ media: 'bytes' });
    const named: [string, Record<string, string>][] = [
      ['upload_protocol=multipart', {}],
      ['', { 'x-goog-upload-protocol': 'multipart' }],
      ['uploadType=media', { 'X-Goog-Upload-Protocol': 'Multipart' }],
      ['', {}],
    ];
    for (const [query, headers] of named) {
      const response = await send(query, { ...parts, headers: { ...parts.headers, ...headers } });
      expect(response).toMatchObject({ status: 200, body: { name: 'parts', sha256Checksum: sha256('bytes') } });
    }
  });

  test('do not replace the content of a file if the protocol is unknown', async () => {
    const { body } = await send('uploadType=media', { body: 'first' });
    const path = `/upload/drive/v3/files/${body.id}`;
    const headers = { 'x-goog-upload-protocol': 'other' };
    expect(await send('', { path, method: 'PATCH', headers, body: 'second' })).toMatchObject({ status: 400 });
    const found = await services().call(WHO, 'GET', `/drive/v3/files/${body.id}?fields=sha256Checksum`);
    expect(found.body).toEqual({ sha256Checksum: sha256('first') });
  });
});

test('the type of a bytes-only upload is that of the content, not of the request', async () => {
  const headers = {
    'x-goog-upload-protocol': 'raw',
    'x-goog-upload-header-content-type': 'text/csv',
    'content-type': 'application/x-www-form-urlencoded',
  };
  expect(await send('', { headers, body: 'a,b' })).toMatchObject({ status: 200, body: { mimeType: 'text/csv' } });
});

describe('an upload stores nothing if', () => {
  test.each<[string, string, Sent]>([
    ['uploadType is unknown', 'uploadType=other', { body: 'x' }],
    ['uploadType has a name of the other parameter', 'uploadType=raw', { body: 'x' }],
    ['upload_protocol is unknown', 'upload_protocol=media', { body: 'x' }],
    ['the protocol of the header is unknown', '', { headers: { 'x-goog-upload-protocol': 'tus' }, body: 'x' }],
    ['the session is not started', '', { headers: { 'x-goog-upload-protocol': 'resumable' }, body: '{}' }],
    [
      'a command is unknown',
      '',
      { headers: { 'x-goog-upload-protocol': 'resumable', 'x-goog-upload-command': 'begin' }, body: '{}' },
    ],
    [
      'the announced length is none',
      '',
      {
        headers: {
          'x-goog-upload-protocol': 'resumable',
          'x-goog-upload-command': 'start',
          'x-goog-upload-header-content-length': '-1',
          'content-type': 'application/json',
        },
        body: '{}',
      },
    ],
    ['the transfer encoding is unknown', 'uploadType=multipart', multipart({ encoding: 'uuencode', media: 'x' })],
    ['base64 is cut off', 'uploadType=multipart', multipart({ encoding: 'base64', media: 'QUJ' })],
    ['base64 has other characters', 'uploadType=multipart', multipart({ encoding: 'base64', media: 'QU*D' })],
    ['base64 goes on after its end', 'uploadType=multipart', multipart({ encoding: 'base64', media: 'QQ==QUJD' })],
    ['an escape is cut off', 'uploadType=multipart', multipart({ encoding: 'quoted-printable', media: 'a=4' })],
    ['an escape has other digits', 'uploadType=multipart', multipart({ encoding: 'quoted-printable', media: 'a=4x' })],
    ['the multipart type is another', 'uploadType=multipart', multipart({ subtype: 'digest', media: 'x' })],
    [
      'metadata comes second',
      'uploadType=multipart',
      { ...multipart({ media: 'x' }), body: '--b\r\n\r\nx\r\n--b\r\n\r\n{}\r\n--b--' },
    ],
  ])('%s', async (_what, query, sent) => {
    const before = countFiles();
    const { status, body } = await send(query, sent);
    expect([status, body.error.code]).toEqual([400, 400]);
    expect(countFiles()).toBe(before);
  });
});

describe('a session with Content-Range', () => {
  async function start(path: string, query: string) {
    const { headers } = await send(query, {
      path,
      headers: { 'content-type': 'application/json' },
      body: '{"name":"s"}',
    });
    return headers.get('location') ?? '';
  }

  test.each([
    ['/upload/drive/v3/files', 'uploadType=resumable'],
    ['/upload/drive/v3/files', 'upload_protocol=resumable'],
    ['/resumable/upload/drive/v3/files', 'x=y'],
  ])('opened at %s?%s accepts POST like PUT', async (path, query) => {
    const location = await start(path, query);
    const bytes = randomBytes(PART_BYTES + 7);
    const range = { 'content-range': `bytes 0-${PART_BYTES - 1}/${bytes.length}` };
    const first = await fetch(location, { method: 'POST', headers: range, body: bytes.subarray(0, PART_BYTES) });
    expect([first.status, first.headers.get('range')]).toEqual([308, `bytes=0-${PART_BYTES - 1}`]);
    const last = await fetch(location, {
      method: 'POST',
      headers: { 'content-range': `bytes ${PART_BYTES}-${bytes.length - 1}/${bytes.length}` },
      body: bytes.subarray(PART_BYTES),
    });
    expect(await last.json()).toMatchObject({ name: 's', sha256Checksum: sha256(bytes) });
  });

  test('returns 200 instead of 308 to clients that cannot handle 308', async () => {
    const location = await start('/upload/drive/v3/files', 'uploadType=resumable');
    const headers = { 'x-guploader-no-308': 'yes', 'content-range': `bytes 0-${PART_BYTES - 1}/*` };
    const response = await fetch(location, { method: 'POST', headers, body: randomBytes(PART_BYTES) });
    const override = response.headers.get('x-http-status-code-override');
    expect([response.status, override, response.headers.get('range')]).toEqual([
      200,
      '308',
      `bytes=0-${PART_BYTES - 1}`,
    ]);
    const query = { 'x-guploader-no-308': 'yes', 'content-range': 'bytes */*' };
    expect((await fetch(location, { method: 'PUT', headers: query })).headers.get('x-http-status-code-override')).toBe(
      '308',
    );
  });
});
