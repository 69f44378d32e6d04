import { operations } from '@rotunda/api-client/operations';
import { Discovery } from 'googleapis-common';
import { Agent, request } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';

const WHO = 'ana@example.com';
const PAGE = 'https://page.example.com';

let services: TestServices;
let headers: Record<string, string>;
const agent = new Agent();
beforeAll(async () => {
  services = await startTestServices();
  headers = { authorization: `Bearer ${services.token(WHO)}` };
  for (const name of ['one', 'two', 'three']) await services.call(WHO, 'POST', '/drive/v3/files', { name });
});
afterAll(async () => {
  await agent.close();
  await services[Symbol.asyncDispose]();
});

/** Returns the bytes as sent, without the decompression of `fetch`. */
async function raw(path: string, more: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') {
  const response = await request(services.origin + path, {
    method,
    headers: { ...headers, ...more },
    dispatcher: agent,
  });
  return { headers: response.headers, bytes: Buffer.from(await response.body.arrayBuffer()) };
}

describe('a long response', () => {
  const LONG = '/drive/v3/files?fields=*';

  test.each(['gzip', 'br, gzip', 'deflate, GZIP;q=0.5', 'x-gzip'])(
    'is compressed for a client that accepts %s',
    async (accepted) => {
      const plain = await raw(LONG, {});
      const packed = await raw(LONG, { 'accept-encoding': accepted });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Authorization, Accept-Encoding' });
      expect(packed.headers['content-length']).toBe(String(packed.bytes.length));
      const response = await fetch(services.origin + LONG, { headers: { ...headers, 'accept-encoding': accepted } });
      expect(await response.text()).toBe(plain.bytes.toString());
      expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 4);
    },
  );

  test.each(['identity', 'br', 'gzip;q=0', 'gzip;q=0.0', 'notgzip'])(
    'is sent uncompressed to one that accepts %s',
    async (accepted) => {
      expect((await raw(LONG, { 'accept-encoding': accepted })).headers['content-encoding']).toBeUndefined();
    },
  );

  test('is compressed only above a minimum size', async () => {
    const short = await raw('/drive/v3/about?fields=kind', { 'accept-encoding': 'gzip' });
    expect(short.headers['content-encoding']).toBeUndefined();
  });
});

describe('a page from another origin', () => {
  const preflight = (path: string) =>
    fetch(services.origin + path, {
      method: 'OPTIONS',
      headers: {
        origin: PAGE,
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'authorization,content-range,x-goog-upload-command',
      },
    });

  test.each(['/drive/v3/files/id', '/upload/drive/v3/files', '/batch/drive/v3', '/discovery/v1/apis', '/v1/processes'])(
    'may call %s with a bearer token',
    async (path) => {
      const response = await preflight(path);
      expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
      expect(response.headers.get('access-control-allow-methods')).toContain('PATCH');
      expect(response.headers.get('access-control-allow-headers')).toBe(
        'authorization,content-range,x-goog-upload-command',
      );
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    },
  );

  test('reads responses, errors and content, with the header fields of uploads', async () => {
    const uploaded = await fetch(`${services.origin}/upload/drive/v3/files?uploadType=media`, {
      method: 'POST',
      headers,
      body: 'bytes',
    });
    const { id } = Object(await uploaded.json());
    const paths = ['/drive/v3/about?fields=kind', '/drive/v3/files/nothing', `/drive/v3/files/${id}?alt=media`];
    for (const path of paths) {
      const response = await fetch(services.origin + path, { headers: { ...headers, origin: PAGE } });
      expect(response.headers.get('access-control-allow-origin'), path).toBe('*');
    }
    const upload = '/upload/drive/v3/files?uploadType=resumable';
    const started = await fetch(services.origin + upload, {
      method: 'POST',
      headers: { ...headers, origin: PAGE, 'content-type': 'application/json' },
      body: '{}',
    });
    const exposed = started.headers.get('access-control-expose-headers')?.split(', ');
    expect(exposed).toEqual(expect.arrayContaining(['location', 'range', 'x-goog-upload-url']));
  });

  test('gets no CORS headers without an origin', async () => {
    const response = await fetch(`${services.origin}/drive/v3/about?fields=kind`, { headers });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('discovery', () => {
  const get = async (path: string) => {
    const response = await fetch(services.origin + path);
    return { status: response.status, body: Object(await response.json()) };
  };

  test('gives the public library for Node a working client for every service', async () => {
    const apis = await new Discovery({}).discoverAllAPIs(`${services.origin}/discovery/v1/apis`);
    expect(Object.keys(apis).sort()).toEqual(['calendar', 'drive', 'script']);
    const files = Object(apis).drive({ version: 'v3', headers }).files;
    const { data } = await files.list({ q: "name = 'one'", fields: 'files(name)' });
    expect(data).toEqual({ files: [{ name: 'one' }] });
    const created = await files.create({
      requestBody: { name: 'made' },
      media: { mimeType: 'text/plain', body: 'text' },
    });
    expect(created.data).toMatchObject({ name: 'made', mimeType: 'text/plain' });
    await expect(files.get({})).rejects.toThrow('Missing required parameters: fileId');
  });

  test('describes every operation and every schema', async () => {
    for (const [service, version] of [
      ['drive', 'v3'],
      ['calendar', 'v3'],
      ['script', 'v1'],
    ]) {
      const { body } = await get(`/discovery/v1/apis/${service}/${version}/rest`);
      const own = Object.values(operations).filter((operation) => operation.service === service);
      const described: string[] = [];
      const collect = ({ methods = {}, resources = {} }: { methods?: object; resources?: object }) => {
        for (const method of Object.values(methods)) described.push(method.id);
        for (const below of Object.values(resources)) collect(below);
      };
      collect(body);
      expect(described.sort()).toEqual(own.map(({ id }) => id).sort());
      const references = [...JSON.stringify(body).matchAll(/"\$ref":"([^"]*)"/g)].map(([, name]) => name ?? '');
      expect(references.length).toBeGreaterThan(0);
      expect(references.filter((name) => !(name in body.schemas))).toEqual([]);
    }
  });

  test('distinguishes services with the same version', async () => {
    expect((await get('/$discovery/rest?version=v1')).body.id).toBe('script:v1');
    expect((await get('/$discovery/rest?version=v3&api=calendar')).body.id).toBe('calendar:v3');
    const ambiguous = await get('/$discovery/rest?version=v3');
    expect([ambiguous.status, ambiguous.body.error.message]).toEqual([
      400,
      'Several services have this version: add api=calendar or drive.',
    ]);
    expect((await get('/$discovery/rest?version=v9')).status).toBe(404);
  });

  test('declares numbers as strings where public clients expect them', async () => {
    const { body } = await get('/discovery/v1/apis/drive/v3/rest');
    expect(body.schemas.GenerateCseTokenResponse.properties.currentKaclsId).toMatchObject({
      type: 'string',
      format: 'int64',
    });
    expect(body.resources.files.methods.create.mediaUpload.protocols.resumable.path).toBe(
      '/resumable/upload/drive/v3/files',
    );
  });

  test.each([
    '/discovery/v1/apis/drive/v2/rest',
    '/discovery/v1/apis/mail/v1/rest',
    '/discovery/v1',
    '/openapi/bff.json',
    '/openapi/',
  ])('%s does not exist', async (path) => expect((await get(path)).status).toBe(404));

  test('serves the OpenAPI documents, with scopes and without console-only extensions', async () => {
    for (const service of ['drive', 'calendar', 'script']) {
      const { body } = await get(`/openapi/${service}.json`);
      expect(body.openapi).toBe('3.1.0');
      expect(body.servers[0].url.startsWith(services.origin)).toBe(true);
      expect(JSON.stringify(body)).not.toContain('"x-');
      expect(body.components.securitySchemes.oauth2.flows.authorizationCode.tokenUrl).toBe(`${services.origin}/token`);
    }
  });
});
