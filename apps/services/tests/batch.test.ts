import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';

const WHO = 'ana@example.com';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services[Symbol.asyncDispose]());

type Part = {
  id: string | undefined;
  location: string | undefined;
  statusLine: string;
  status: number;
  type: string | undefined;
  body: unknown;
};
type Sent = { status: number; type: string; parts: Part[] };
type Options = { path?: string; headers?: Record<string, string>; ids?: readonly (string | undefined)[] };

async function send(requests: string[], { path = '/batch/drive/v3', headers = {}, ids }: Options = {}): Promise<Sent> {
  const parts = requests.map((request, index) => {
    const id = ids ? ids[index] : `<item-${index}>`;
    return `--b\r\nContent-Type: application/http\r\n${id ? `Content-ID: ${id}\r\n` : ''}\r\n${request}\r\n`;
  });
  const response = await fetch(services.origin + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${services.token(WHO)}`,
      'content-type': 'multipart/mixed; boundary=b',
      ...headers,
    },
    body: `${parts.join('')}--b--`,
  });
  const type = response.headers.get('content-type') ?? '';
  const boundary = /^multipart\/mixed; boundary=(.+)$/.exec(type)?.[1] ?? 'none';
  const texts = (await response.text()).split(`--${boundary}`).slice(1, -1);
  return { status: response.status, type, parts: texts.map(readPart) };
}

function readPart(text: string): Part {
  const [partHead = '', head = '', ...body] = text.split('\r\n\r\n');
  const json = body.join('\r\n\r\n').trim();
  const statusLine = head.split('\r\n')[0] ?? '';
  return {
    id: /Content-ID: (.+)/.exec(partHead)?.[1]?.trim(),
    location: /^location: (.+)$/im.exec(head)?.[1]?.trim(),
    type: /Content-Type: (.+)/.exec(partHead)?.[1]?.trim(),
    statusLine,
    status: Number(statusLine.split(' ')[1]),
    body: json === '' ? undefined : JSON.parse(json),
  };
}

const JSON_TYPE = 'Content-Type: application/json';
const about = (...headers: string[]) => ['GET /drive/v3/about?fields=user/emailAddress', ...headers, ''].join('\r\n');
const create = (name: string, id?: string) =>
  `POST /drive/v3/files?fields=name HTTP/1.1\r\n${JSON_TYPE}\r\n\r\n${JSON.stringify({ name, id })}`;
const statusesOf = ({ parts }: Sent) => parts.map(({ status }) => status);
const countNamed = (name: string) => services.db.all('SELECT 1 FROM items WHERE name = ?', name).length;

async function createFile(name: string, mimeType?: string): Promise<string> {
  const { body } = await services.call(WHO, 'POST', '/drive/v3/files', { name, mimeType });
  return String(Object(body).id);
}

describe('a batch', () => {
  test('does not block other requests until it has ended', async () => {
    for (let number = 0; number < 50; number += 1) await createFile(`Listed ${number}`);
    const batch = send(Array.from({ length: 100 }, () => 'GET /drive/v3/files?fields=*\r\n'));
    let servedConcurrently = 0;
    const isOver = batch.then(() => true);
    while (!(await Promise.race([isOver, pause(1, false)]))) {
      await services.call(WHO, 'GET', '/drive/v3/about?fields=user');
      servedConcurrently += 1;
    }
    // A batch that blocks other requests would allow only the first and the last. The exact number depends on speed.
    expect(servedConcurrently).toBeGreaterThan(2);
  });

  test('may be compressed with gzip', async () => {
    const text = `--b\r\nContent-Type: application/http\r\n\r\n${about()}\r\n--b--`;
    const response = await fetch(`${services.origin}/batch/drive/v3`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${services.token(WHO)}`,
        'content-type': 'multipart/mixed; boundary=b',
        'content-encoding': 'gzip',
      },
      body: gzipSync(text),
    });
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining(WHO)]);
  });

  test('returns the same response for each call as if it were sent alone, in order', async () => {
    const { status, parts } = await send([
      create('one'),
      'GET /drive/v3/files/nothing',
      'GET /drive/v3/about?fields=user/emailAddress',
      create('zwei ü'),
    ]);
    expect(status).toBe(200);
    expect(parts).toMatchObject([
      { id: '<response-item-0>', status: 200, type: 'application/http', body: { name: 'one' } },
      { id: '<response-item-1>', status: 404, body: { error: { errors: [{ reason: 'notFound' }] } } },
      { id: '<response-item-2>', status: 200, body: { user: { emailAddress: WHO } } },
      { id: '<response-item-3>', status: 200, body: { name: 'zwei ü' } },
    ]);
  });

  test('mixes methods, including deletions, whose responses have no body', async () => {
    const [first, second] = [await createFile('first'), await createFile('second')];
    const rename = JSON.stringify({ name: 'renamed' });
    const { parts } = await send([
      `PATCH /drive/v3/files/${first}\r\n${JSON_TYPE}\r\n\r\n${rename}`,
      `POST /drive/v3/files/${first}/copy\r\n${JSON_TYPE}\r\n\r\n{"name":"copied"}`,
      `DELETE /drive/v3/files/${first}`,
      `GET /drive/v3/files/${first}`,
      `POST /drive/v3/files/${second}\r\nX-HTTP-Method-Override: PATCH\r\n${JSON_TYPE}\r\n\r\n${rename}`,
      `HEAD /drive/v3/files/${second}`,
    ]);
    expect(parts.map(({ statusLine, body }) => [statusLine, Object(body).name])).toEqual([
      ['HTTP/1.1 200 OK', 'renamed'],
      ['HTTP/1.1 200 OK', 'copied'],
      ['HTTP/1.1 204 No Content', undefined],
      ['HTTP/1.1 404 Not Found', undefined],
      ['HTTP/1.1 200 OK', 'renamed'],
      ['HTTP/1.1 200 OK', undefined],
    ]);
    expect(parts[2]?.body).toBeUndefined();
    expect(parts[5]?.body).toBeUndefined();
  });

  test('rejects invalid calls individually, and makes the others', async () => {
    const sent = await send([
      create('kept'),
      `POST /drive/v3/files\r\n${JSON_TYPE}\r\n\r\n{"name":`,
      `POST /drive/v3/files\r\n${JSON_TYPE}\r\n\r\n{"name":7}`,
      create('never', 'not-handed-out'),
      'PUT /drive/v3/about',
      'GET /drive/v3/about',
      'GET /drive/v3/files?fields=nothing',
      'GET /drive/v3/unknown',
      create('kept'),
    ]);
    expect(statusesOf(sent)).toEqual([200, 400, 400, 400, 405, 400, 400, 404, 200]);
    const reasons = sent.parts.map(({ body }) => Object(body).error?.errors[0].reason);
    expect(reasons.slice(1, 2)).toEqual(['parseError']);
    expect(reasons.slice(5, 7)).toEqual(['required', 'invalidParameter']);
    expect([countNamed('kept'), countNamed('never')]).toEqual([2, 0]);
  });

  test('retains the IDs of its parts, with or without brackets, and adds none to a part without one', async () => {
    const { parts } = await send([about(), about(), about()], { ids: ['<a+1@b>', 'two', undefined] });
    expect(parts.map(({ id }) => id)).toEqual(['<response-a+1@b>', 'response-two', undefined]);
  });

  test('allows a call its own credential, and needs none itself', async () => {
    const authorization = `Authorization: Bearer ${services.token('bo@example.com')}`;
    const requests = [about(authorization), about('Authorization: Bearer nothing'), about()];
    const { parts } = await send(requests);
    expect(parts).toMatchObject([
      { body: { user: { emailAddress: 'bo@example.com' } } },
      { status: 401, body: { error: { errors: [{ reason: 'authError' }] } } },
      { body: { user: { emailAddress: WHO } } },
    ]);
    const anonymous = await send(requests, { headers: { authorization: '' } });
    expect(anonymous.status).toBe(200);
    expect(statusesOf(anonymous)).toEqual([200, 401, 401]);
  });

  test('allows each call only what its scopes permit', async () => {
    const readOnly = services.token(WHO, ['drive.readonly']);
    const { parts } = await send([about(), create('never')], { headers: { authorization: `Bearer ${readOnly}` } });
    expect(parts).toMatchObject([
      { status: 200 },
      { status: 403, body: { error: { errors: [{ reason: 'insufficientPermissions' }] } } },
    ]);
  });

  test('returns the location of content instead of transferring it', async () => {
    const [text, document] = [
      await createFile('text'),
      await createFile('document', 'application/vnd.google-apps.document'),
    ];
    const targets = [
      `/drive/v3/files/${text}?alt=media`,
      `/drive/v3/files/${document}/export?mimeType=text/plain`,
      '/drive/v3/files/nothing?alt=media',
      `/drive/v3/files/${text}?alt=media&access_token=${services.token(WHO)}`,
    ];
    const { parts } = await send(targets.map((target) => `GET ${target}`));
    expect(parts.map(({ statusLine }) => statusLine)).toEqual([
      'HTTP/1.1 302 Found',
      'HTTP/1.1 302 Found',
      'HTTP/1.1 404 Not Found',
      'HTTP/1.1 302 Found',
    ]);
    const locations = parts.map(({ location }) => location);
    expect(locations).toEqual([
      services.origin + targets[0],
      services.origin + targets[1],
      undefined,
      services.origin + targets[0],
    ]);
    const followed = await fetch(locations[1] ?? '', { headers: { authorization: `Bearer ${services.token(WHO)}` } });
    expect([followed.status, followed.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/plain'),
    ]);
  });

  test('accepts absolute URLs of this host, and methods in any case', async () => {
    const { parts } = await send([
      `get ${services.origin}/drive/v3/about?fields=user/emailAddress HTTP/1.1`,
      `Post ${services.origin}/drive/v3/files\r\n${JSON_TYPE}\r\n\r\n{"name":"whole address"}`,
    ]);
    expect(parts).toMatchObject([{ body: { user: { emailAddress: WHO } } }, { body: { name: 'whole address' } }]);
  });

  test('accepts no upload, no other service and no nested batch', async () => {
    const sent = await send([
      'POST /upload/drive/v3/files?uploadType=media\r\nContent-Type: text/plain\r\n\r\ncontent',
      'POST /upload/drive/v3/files?uploadType=resumable',
      'GET /v1/processes',
      'GET /calendar/v3/colors',
      'POST /batch/drive/v3',
      'GET http://elsewhere/drive/v3/about?fields=*',
    ]);
    expect(statusesOf(sent)).toEqual([404, 404, 404, 404, 404, 404]);
  });

  test('at the common address accepts calls to all services', async () => {
    const requests = ['GET /v1/processes', 'GET /drive/v3/about?fields=user', 'GET /calendar/v3/colors'];
    expect(statusesOf(await send(requests, { path: '/batch' }))).toEqual([200, 200, 200]);
    expect(statusesOf(await send(requests, { path: '/batch/calendar/v3' }))).toEqual([404, 404, 200]);
  });

  test('contains up to a hundred calls; a larger one is rejected as a whole', async () => {
    const full = await send(Array.from({ length: 100 }, () => about()));
    expect(statusesOf(full)).toEqual(Array.from({ length: 100 }, () => 200));
    expect((await send(Array.from({ length: 101 }, () => create('never')))).status).toBe(400);
    expect(countNamed('never')).toBe(0);
  });

  test('accepts addresses of up to 8,000 characters', async () => {
    const request = (length: number) => `GET ${'/drive/v3/about?fields=user&quotaUser='.padEnd(length, 'x')}`;
    expect(statusesOf(await send([request(8_000), request(8_001), about()]))).toEqual([200, 414, 200]);
  });

  test.each(['application/json', 'multipart/mixed', 'multipart/mixed; boundary=other'])(
    'of the type %s is rejected as a whole',
    async (contentType) => {
      expect((await send([create('never')], { headers: { 'content-type': contentType } })).status).toBe(400);
      expect(countNamed('never')).toBe(0);
    },
  );

  test('has to be sent with POST', async () => {
    expect((await fetch(`${services.origin}/batch/drive/v3`)).status).toBe(405);
  });
});
