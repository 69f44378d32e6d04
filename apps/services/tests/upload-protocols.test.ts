import { createHash, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';

const WHO = 'ana@example.com';
const FIELDS = 'fields=id,name,mimeType,size,sha256Checksum';
const PART_BYTES = 256 * 1024;

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services[Symbol.asyncDispose]());

type Sent = {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
};

async function send(
  query: string,
  { path = '/upload/drive/v3/files', method = 'POST', headers = {}, body = '' }: Sent,
) {
  const response = await fetch(`${services.origin}${path}?${query}&${FIELDS}`, {
    method,
    headers: { authorization: `Bearer ${services.token(WHO)}`, ...headers },
    body,
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
}

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
const countFiles = () => services.db.get<{ count: number }>('SELECT count(*) AS count FROM items')?.count;

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
  test('arrive whole in every multipart type and transfer encoding', async () => {
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

  test('are told apart by every way to name the protocol, and by the content type alone', async () => {
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

  test('replace no content of a file when the protocol is unknown', async () => {
    const { body } = await send('uploadType=media', { body: 'first' });
    const path = `/upload/drive/v3/files/${body.id}`;
    const headers = { 'x-goog-upload-protocol': 'other' };
    expect(await send('', { path, method: 'PATCH', headers, body: 'second' })).toMatchObject({ status: 400 });
    const found = await services.call(WHO, 'GET', `/drive/v3/files/${body.id}?fields=sha256Checksum`);
    expect(found.body).toEqual({ sha256Checksum: sha256('first') });
  });
});

test('the type of bytes that come alone is that of the content, not of the request', async () => {
  const headers = {
    'x-goog-upload-protocol': 'raw',
    'x-goog-upload-header-content-type': 'text/csv',
    'content-type': 'application/x-www-form-urlencoded',
  };
  expect(await send('', { headers, body: 'a,b' })).toMatchObject({ status: 200, body: { mimeType: 'text/csv' } });
});

describe('an upload stores nothing when', () => {
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
  ])('that was opened at %s?%s takes POST as it takes PUT', async (path, query) => {
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

  test('answers 200 in place of 308 to clients that cannot take one', async () => {
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

type Model = { announced: number | undefined; content: Buffer; state: 'active' | 'final' | 'gone'; files: number };
type Step = { command: string; sizeBytes: number; shift: number };

describe('a session with commands', () => {
  async function command(url: string, name: string, headers: Record<string, string> = {}, body?: Buffer<ArrayBuffer>) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'x-goog-upload-command': name, ...headers },
      ...(body && { body }),
    });
    const text = await response.text();
    const received = response.headers.get('x-goog-upload-size-received');
    return {
      status: response.status,
      upload: response.headers.get('x-goog-upload-status'),
      received: received === null ? undefined : Number(received),
      body: text === '' ? undefined : JSON.parse(text),
    };
  }

  async function start(announced?: number) {
    const headers = {
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      'x-goog-upload-header-content-type': 'video/mp4',
      'content-type': 'application/json',
      ...(announced !== undefined && { 'x-goog-upload-header-content-length': String(announced) }),
    };
    const response = await send('', { headers, body: '{"name":"film"}' });
    expect([response.status, response.headers.get('x-goog-upload-status')]).toEqual([200, 'active']);
    expect(response.headers.get('x-goog-upload-chunk-granularity')).toBe(String(PART_BYTES));
    return response.headers.get('x-goog-upload-url') ?? '';
  }

  /** What the session answers to a step; changes the model as the session should change. */
  function expected(model: Model, { command: name, sizeBytes, shift }: Step, bytes: Buffer) {
    if (model.state === 'gone') return { status: 404 };
    if (name === 'cancel') {
      model.state = 'gone';
      return { status: 200, upload: 'cancelled' };
    }
    if (!['upload', 'upload, finalize', 'finalize', 'query'].includes(name)) return { status: 400 };
    if (model.state === 'final')
      return { status: 200, upload: 'final', body: { sha256Checksum: sha256(model.content) } };
    const refused = { status: 400, upload: 'active' };
    const isUpload = name.startsWith('upload');
    const end = model.content.length + (isUpload ? sizeBytes : 0);
    const isLast = name.endsWith('finalize');
    const isWrong = model.announced !== undefined && (isLast ? end !== model.announced : end > model.announced);
    if (isUpload && shift !== 0) return refused;
    if (isWrong) return refused;
    if (name === 'upload' && end % PART_BYTES !== 0 && end !== model.announced) return refused;
    if (isUpload) model.content = Buffer.concat([model.content, bytes]);
    if (!isLast) return { status: 200, upload: 'active', received: model.content.length };
    model.state = 'final';
    model.files += 1;
    return {
      status: 200,
      upload: 'final',
      body: { name: 'film', mimeType: 'video/mp4', sha256Checksum: sha256(model.content) },
    };
  }

  test('does what a model of it does, whatever the commands, offsets and lengths', async () => {
    const step = fc.record({
      command: fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom('upload', 'upload, finalize', 'finalize', 'query') },
        { weight: 1, arbitrary: fc.constantFrom('cancel', 'start', 'commit', 'upload,query') },
      ),
      sizeBytes: fc.constantFrom(0, 5, PART_BYTES, PART_BYTES, 2 * PART_BYTES),
      shift: fc.constantFrom(0, 0, 0, 0, 1, PART_BYTES),
    });
    const announced = fc.constantFrom(undefined, undefined, 5, PART_BYTES, PART_BYTES + 5);
    await fc.assert(
      fc.asyncProperty(announced, fc.array(step, { minLength: 1, maxLength: 7 }), async (total, steps) => {
        const before = countFiles() ?? 0;
        const url = await start(total);
        const model: Model = { announced: total, content: Buffer.alloc(0), state: 'active', files: 0 };
        for (const taken of steps) {
          const bytes = randomBytes(taken.sizeBytes);
          const isUpload = taken.command.startsWith('upload');
          const offset = { 'x-goog-upload-offset': String(model.content.length + taken.shift) };
          const response = await command(url, taken.command, isUpload ? offset : {}, isUpload ? bytes : undefined);
          expect(response, JSON.stringify([total, steps, taken])).toMatchObject(expected(model, taken, bytes));
        }
        expect(countFiles()).toBe(before + model.files);
      }),
      { numRuns: 30 },
    );
  });

  test('takes commands in any case and spacing, and an offset that is no number is refused', async () => {
    const url = await start();
    expect(await command(url, 'upload', { 'x-goog-upload-offset': 'x' }, Buffer.alloc(PART_BYTES))).toMatchObject({
      status: 400,
    });
    expect(await command(url, 'upload', {}, Buffer.alloc(PART_BYTES))).toMatchObject({ status: 400 });
    const last = await command(url, 'Upload ,Finalize', { 'x-goog-upload-offset': '0' }, Buffer.from('bytes'));
    expect(last).toMatchObject({ status: 200, upload: 'final', body: { sha256Checksum: sha256('bytes') } });
  });

  test('says that it is over when the operation fails at the end', async () => {
    const { body } = await send('uploadType=media', { body: 'x' });
    const headers = { 'x-goog-upload-protocol': 'resumable', 'x-goog-upload-command': 'start' };
    const path = `/upload/drive/v3/files/${body.id}`;
    const url = (await send('', { path, method: 'PATCH', headers })).headers.get('x-goog-upload-url') ?? '';
    await services.call(WHO, 'DELETE', `/drive/v3/files/${body.id}`);
    const ended = await command(url, 'upload, finalize', { 'x-goog-upload-offset': '0' }, Buffer.from('y'));
    expect(ended).toMatchObject({ status: 404, upload: 'final' });
  });
});
