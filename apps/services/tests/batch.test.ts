import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';

const WHO = 'ana@example.com';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services[Symbol.asyncDispose]());

type Sent = { status: number; parts: { id: string | undefined; status: number; body: unknown }[] };

async function send(requests: string[], path = '/batch/drive/v3', contentType = 'multipart/mixed; boundary=b') {
  const parts = requests.map(
    (request, index) => `--b\r\nContent-Type: application/http\r\nContent-ID: <item-${index}>\r\n\r\n${request}\r\n`,
  );
  const response = await fetch(services.origin + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${services.token(WHO)}`, 'content-type': contentType },
    body: `${parts.join('')}--b--`,
  });
  const boundary = /boundary=(.+)$/.exec(response.headers.get('content-type') ?? '')?.[1] ?? 'none';
  const texts = (await response.text()).split(`--${boundary}`).slice(1, -1);
  const sent: Sent = { status: response.status, parts: texts.map(readPart) };
  return sent;
}

function readPart(text: string) {
  const [partHead = '', head = '', ...body] = text.split('\r\n\r\n');
  const json = body.join('\r\n\r\n').trim();
  return {
    id: /Content-ID: (.+)/.exec(partHead)?.[1]?.trim(),
    status: Number(head.split(' ')[1]),
    body: json === '' ? undefined : JSON.parse(json),
  };
}

const create = (name: string) =>
  `POST /drive/v3/files?fields=name HTTP/1.1\r\nContent-Type: application/json\r\n\r\n${JSON.stringify({ name })}`;

describe('a batch', () => {
  test('answers each call as if it came alone, in order', async () => {
    const { status, parts } = await send([
      create('one'),
      'GET /drive/v3/files/nothing',
      'GET /drive/v3/about?fields=user/emailAddress',
      create('zwei ü'),
    ]);
    expect(status).toBe(200);
    expect(parts).toMatchObject([
      { id: '<response-item-0>', status: 200, body: { name: 'one' } },
      { id: '<response-item-1>', status: 404, body: { error: { errors: [{ reason: 'notFound' }] } } },
      { id: '<response-item-2>', status: 200, body: { user: { emailAddress: WHO } } },
      { id: '<response-item-3>', status: 200, body: { name: 'zwei ü' } },
    ]);
  });

  test('lets a call bring a credential of its own', async () => {
    const { parts } = await send([
      `GET /drive/v3/about?fields=user/emailAddress\r\nAuthorization: Bearer ${services.token('bo@example.com')}\r\n`,
      'GET /drive/v3/about?fields=user\r\nAuthorization: Bearer nothing\r\n',
    ]);
    expect(parts).toMatchObject([{ body: { user: { emailAddress: 'bo@example.com' } } }, { status: 401 }]);
  });

  test('takes no content, no other service and no batch', async () => {
    const { parts } = await send([
      'GET /drive/v3/files/x?alt=media',
      'POST /upload/drive/v3/files?uploadType=media',
      'GET /v1/processes',
      'POST /batch/drive/v3',
      'GET http://elsewhere/drive/v3/about?fields=*',
    ]);
    expect(parts.map((part) => part.status)).toEqual([400, 404, 404, 404, 404]);
  });

  test('at the common address takes calls to all services', async () => {
    const { parts } = await send(['GET /v1/processes', 'GET /drive/v3/about?fields=user'], '/batch');
    expect(parts.map((part) => part.status)).toEqual([200, 200]);
  });

  test('of more than a hundred calls is refused as a whole', async () => {
    const answer = await send(Array.from({ length: 101 }, () => create('never')));
    expect(answer.status).toBe(400);
    const count = services.db.get<{ count: number }>("SELECT count(*) AS count FROM items WHERE name = 'never'");
    expect(count).toEqual({ count: 0 });
  });

  test.each(['application/json', 'multipart/mixed', 'multipart/mixed; boundary=other'])(
    'of the type %s is refused as a whole',
    async (contentType) => {
      expect((await send([create('never')], '/batch/drive/v3', contentType)).status).toBe(400);
    },
  );

  test('is sent with POST', async () => {
    expect((await fetch(`${services.origin}/batch/drive/v3`)).status).toBe(405);
  });
});
