import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services[Symbol.asyncDispose]());

const WHO = 'ana@example.com';

/** Writes bytes to a new connection and resolves to the status code of the first response. */
function sendRaw(head: string, body = ''): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(services.origin).port), '127.0.0.1');
    socket.on('error', reject);
    socket.once('data', (bytes) => {
      resolve(Number(bytes.toString('latin1').split(' ')[1]));
      socket.destroy();
    });
    socket.write(`${head}\r\nHost: services\r\nAuthorization: Bearer ${services.token(WHO)}\r\n`);
    socket.write(body === '' ? '\r\n' : `Content-Length: ${body.length}\r\n\r\n${body}`);
  });
}

describe('request targets', () => {
  test.each(['//', '///', '//host/drive/v3/about', 'http://[', '/%', '/drive/v3/files/%00', '/drive/v3/files/..%2f..'])(
    '%s is rejected and the services keep running',
    async (target) => {
      const status = await sendRaw(`GET ${target} HTTP/1.1`);
      expect([400, 404]).toContain(status);
    },
  );

  test('a target with another host is rejected, whatever the Host header says', async () => {
    const { port } = new URL(services.origin);
    for (const target of [
      'http://elsewhere/drive/v3/about?fields=user',
      `http://127.0.0.1:${Number(port) + 1}/drive/v3/about?fields=user`,
      `http://127.0.0.1:${port}@elsewhere/drive/v3/about`,
      'http://elsewhere/images/',
    ]) {
      for (const method of ['GET', 'POST', 'DELETE']) {
        expect([target, method, await sendRaw(`${method} ${target} HTTP/1.1`)]).toEqual([target, method, 421]);
      }
    }
  });

  test('an absolute target with the services’ host is handled by its path', async () => {
    expect(await sendRaw(`GET ${services.origin}/drive/v3/about?fields=user HTTP/1.1`)).toBe(200);
    expect(await sendRaw(`GET ${services.origin}/drive/v3/nothing HTTP/1.1`)).toBe(404);
  });
});

describe('bodies that would be altered', () => {
  const headers = { authorization: '', 'content-type': 'application/json' };

  test.each([
    ['is not UTF-8', Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xe9]), Buffer.from('"}')])],
    ['contains an unpaired surrogate', Buffer.from('{"name":"\\ud800"}')],
  ])('JSON that %s is rejected', async (_, body) => {
    headers.authorization = `Bearer ${services.token(WHO)}`;
    const targets = [
      '/drive/v3/files',
      '/calendar/v3/calendars',
      '/v1/projects',
      '/upload/drive/v3/files?uploadType=resumable',
    ];
    for (const target of targets) {
      const response = await fetch(services.origin + target, { method: 'POST', headers, body });
      expect([target, response.status]).toEqual([target, 400]);
    }
  });

  test('a transfer coding other than chunked is not implemented', async () => {
    const chunks =
      'POST /drive/v3/files HTTP/1.1\r\nTransfer-Encoding: gzip, chunked\r\nContent-Type: application/json';
    expect(await sendRaw(chunks)).toBe(501);
  });
});

describe('nesting', () => {
  test('a body of half a million opening brackets is rejected', async () => {
    const response = await services.call(WHO, 'POST', '/calendar/v3/calendars', '['.repeat(500_000));
    expect(response).toMatchObject({ status: 400, body: { error: { errors: [{ reason: 'invalid' }] } } });
  });

  test('a well-formed body with excessive nesting is rejected', async () => {
    const body = `{"summary":${'['.repeat(300_000)}${']'.repeat(300_000)}}`;
    const response = await services.call(WHO, 'POST', '/calendar/v3/calendars', body);
    expect(response).toMatchObject({ status: 400, body: { error: { errors: [{ reason: 'invalid' }] } } });
  });

  test('a body with more members than any document has is rejected', async () => {
    const body = `{"summary":[${'0,'.repeat(200_000)}0]}`;
    const response = await services.call(WHO, 'POST', '/calendar/v3/calendars', body);
    expect(response).toMatchObject({ status: 400, body: { error: { message: expect.stringContaining('members') } } });
  });

  test.each(['files('.repeat(2_000), 'files/'.repeat(2_000)])(
    'a selector with excessive nesting is rejected',
    async (text) => {
      const response = await services.call(WHO, 'GET', `/drive/v3/files?fields=${text}`);
      expect(response).toMatchObject({ status: 400, body: { error: { errors: [{ location: 'fields' }] } } });
    },
  );

  test('a query with excessive nesting is rejected', async () => {
    const q = encodeURIComponent(`${'('.repeat(4_000)}trashed = true${')'.repeat(4_000)}`);
    expect((await services.call(WHO, 'GET', `/drive/v3/files?q=${q}`)).status).toBe(400);
  });
});

describe('a request with many individual look-ups', () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ');
  const files = (name: string, value: string) => `/drive/v3/files?${new URLSearchParams({ [name]: value })}`;
  const events = (query: string) => `/calendar/v3/calendars/primary/events?${query}`;
  const texts = (count: number) => Array(count).fill("fullText contains 'a'").join(' or ');
  const filters = (count: number) => Array(count).fill('sharedExtendedProperty=a%3Db').join('&');

  test.each([
    ['conditions on text', files('q', texts(21)), files('q', texts(20))],
    ['words', files('q', `fullText contains '${words(101)}'`), files('q', `fullText contains '${words(100)}'`)],
    ['words of a name', files('q', `name contains '${words(101)}'`), files('q', `name contains '${words(100)}'`)],
    ['keys of an order', files('orderBy', Array(23).fill('name').join()), files('orderBy', 'name,folder desc')],
    ['words of events', events(`q=${words(101)}`), events(`q=${words(100)}`)],
    ['filters by property', events(filters(21)), events(filters(20))],
  ])('is rejected if it has too many %s', async (_what, tooMany, enough) => {
    expect((await services.call(WHO, 'GET', tooMany)).status).toBe(400);
    expect((await services.call(WHO, 'GET', enough)).status).toBe(200);
  });

  test('is rejected if it is an excessively long line of text', async () => {
    const add = (text: string) =>
      services.call(WHO, 'POST', `/calendar/v3/calendars/primary/events/quickAdd?text=${encodeURIComponent(text)}`);
    expect((await add('at '.repeat(400))).status).toBe(400);
    expect((await add(`Lunch ${'at '.repeat(300)}`)).status).toBe(200);
  });

  test('is rejected if it sets more properties than a file can have', async () => {
    const create = (count: number) => {
      const properties = Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 'v']));
      return services.call(WHO, 'POST', '/drive/v3/files', { name: 'file', properties });
    };
    expect((await create(20_000)).status).toBe(400);
    expect((await create(30)).status).toBe(200);
  });
});

describe('a rejection keeps its connection usable for the next request, if the rest of the body arrives afterwards', () => {
  const CALENDARS = '/calendar/v3/calendars';
  const UPLOAD = '/upload/drive/v3/files?uploadType=';
  const gzip = { 'content-encoding': 'gzip' };
  const body = 'x'.repeat(400_000);

  /** Sends a request. Resolves to its status, or to the error message. */
  function ask(agent: Agent, method: string, path: string, headers: OutgoingHttpHeaders): Promise<number | string> {
    const credential = { authorization: `Bearer ${services.token(WHO)}` };
    return new Promise((resolve) => {
      const options = { agent, method, headers: { ...headers, ...credential }, timeout: 2_000 };
      const sent = request(services.origin + path, options, (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
      });
      sent.once('timeout', () => sent.destroy(new Error('not answered in time')));
      sent.once('error', ({ message }) => resolve(message));
      sent.end(method === 'POST' ? body : undefined);
    });
  }

  test.each<[string, string, OutgoingHttpHeaders, number]>([
    ['text that is no JSON', CALENDARS, { 'content-type': 'application/json' }, 400],
    ['JSON that is no gzip', CALENDARS, { 'content-type': 'application/json', ...gzip }, 400],
    ['a coding that is not known', CALENDARS, { 'content-encoding': 'br' }, 400],
    ['content that is no gzip', `${UPLOAD}media`, { 'content-type': 'text/plain', ...gzip }, 400],
    ['parts that are no gzip', `${UPLOAD}multipart`, { 'content-type': 'multipart/related; boundary=b', ...gzip }, 400],
    ['parts without a boundary', `${UPLOAD}multipart`, {}, 400],
    ['a batch that is no gzip', '/batch/drive/v3', { 'content-type': 'multipart/mixed; boundary=b', ...gzip }, 400],
    ['an operation that is not there', '/calendar/v3/nothing', {}, 404],
  ])('%s', async (_what, path, headers, status) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const first = await ask(agent, 'POST', path, headers);
    const second = await ask(agent, 'GET', '/drive/v3/about?fields=user', {});
    agent.destroy();
    expect([first, second]).toEqual([status, 200]);
  });
});

describe('a body compressed with gzip', () => {
  const headers = () => ({ authorization: `Bearer ${services.token(WHO)}`, 'content-encoding': 'gzip' });
  const upload = (content: Buffer) =>
    fetch(`${services.origin}/upload/drive/v3/files?uploadType=media`, {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'text/plain' },
      body: new Uint8Array(gzipSync(content)),
    });

  test('is rejected if it unpacks to much more than was sent', async () => {
    const response = await upload(Buffer.alloc(32 * 2 ** 20));
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ error: { errors: [{ reason: 'uploadTooLarge' }] } });
  });

  test('is rejected as JSON that unpacks to more than the body limit', async () => {
    const response = await fetch(`${services.origin}/calendar/v3/calendars`, {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'application/json' },
      body: new Uint8Array(gzipSync(Buffer.alloc(64 * 2 ** 20, ' '))),
    });
    expect(response.status).toBe(413);
  });

  test('is accepted if it unpacks to the usual size of such text', async () => {
    const lines = Array.from({ length: 200_000 }, (_, index) => `${index},${index * 7919},a line of a table\n`);
    expect((await upload(Buffer.from(lines.join('')))).status).toBe(200);
  });
});

describe('responses before the end of the body', () => {
  test('a client that announces too large a body gets a response without sending it', async () => {
    const head = 'POST /calendar/v3/calendars HTTP/1.1\r\nContent-Length: 999999999';
    expect(await sendRaw(head)).toBe(413);
  });

  test('a client that streams too large a body gets a response while sending', async () => {
    const head = 'POST /calendar/v3/calendars HTTP/1.1\r\nTransfer-Encoding: chunked';
    const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;
    const socket = connect(Number(new URL(services.origin).port), '127.0.0.1');
    const response = new Promise<string>((resolve, reject) => {
      socket.once('data', (bytes) => resolve(bytes.toString('latin1')));
      socket.once('error', reject);
    });
    socket.write(`${head}\r\nHost: services\r\nAuthorization: Bearer ${services.token(WHO)}\r\n\r\n`);
    for (let index = 0; index < 20; index += 1) socket.write(chunk);
    expect(await response).toContain('413');
    socket.destroy();
  });

  test('a client that streams endless brackets gets a response while sending', async () => {
    const socket = connect(Number(new URL(services.origin).port), '127.0.0.1');
    const response = new Promise<string>((resolve, reject) => {
      socket.once('data', (bytes) => resolve(bytes.toString('latin1')));
      socket.once('error', reject);
    });
    const head = 'POST /drive/v3/files HTTP/1.1\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json';
    socket.write(`${head}\r\nHost: services\r\nAuthorization: Bearer ${services.token(WHO)}\r\n\r\n`);
    socket.write(`10000\r\n${'['.repeat(65_536)}\r\n`);
    expect(await response).toContain('400');
    socket.destroy();
  });

  test('a rejected multipart upload gets a response although its body is still in transit', async () => {
    const socket = connect(Number(new URL(services.origin).port), '127.0.0.1');
    const response = new Promise<string>((resolve, reject) => {
      socket.once('data', (bytes) => resolve(bytes.toString('latin1')));
      socket.once('error', reject);
    });
    socket.write(
      `POST /upload/drive/v3/files?uploadType=multipart HTTP/1.1\r\nHost: services\r\nContent-Length: 5000000\r\n` +
        `Content-Type: multipart/related; boundary=b\r\nAuthorization: Bearer ${services.token(WHO)}\r\n\r\n`,
    );
    socket.write('x'.repeat(100_000));
    expect(await response).toContain('400');
    socket.destroy();
  });
});
