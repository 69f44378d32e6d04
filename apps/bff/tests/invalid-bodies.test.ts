import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ServedBff } from './served-bff.ts';

type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  maxLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
};
type Parameter = { name: string; in: string; schema: Schema };
type Operation = {
  parameters?: (Parameter & { $ref?: string })[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
};

const path = new URL('../../../packages/api-client/openapi/bff.openapi.json', import.meta.url);
const document: Document = JSON.parse(readFileSync(path, 'utf8'));
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

function resolve<T extends { $ref?: string }>(value: T): T {
  const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(\w+)$/.exec(value.$ref ?? '') ?? [];
  return value.$ref === undefined ? value : resolve(document.components[kind]?.[name] as T);
}

/** Merges the parts of a schema, and chooses the first of several alternatives. */
function flatten(reference: Schema): Schema {
  const schema = resolve(reference);
  const parts = [...(schema.allOf ?? []), ...[schema.oneOf?.[0] ?? schema.anyOf?.[0] ?? []].flat()].map(flatten);
  return {
    ...Object.assign({}, ...parts),
    ...schema,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), schema.properties),
    required: [...parts.flatMap(({ required = [] }) => required), ...(schema.required ?? [])],
  };
}

const FORMATS: Record<string, string> = {
  'date-time': '2026-12-01T00:00:00Z',
  date: '2026-12-01',
  email: 'ana@example.com',
  uri: 'https://example.com/',
};

/** Returns a value of a schema with the required members only. */
function sampleOf(reference: Schema): unknown {
  const schema = flatten(reference);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch ([schema.type].flat()[0]) {
    case 'string':
      return FORMATS[schema.format ?? ''] ?? 'sample';
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'array':
      return [sampleOf(schema.items ?? {})];
    default:
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]),
      );
  }
}

function wrongTypeOf(reference: Schema): unknown {
  return [flatten(reference).type].flat()[0] === 'string' ? { wrong: true } : 'wrong';
}

function bodiesOf(reference: Schema): [what: string, body: unknown][] {
  const schema = flatten(reference);
  const sample = Object(sampleOf(schema));
  const members = Object.entries(schema.properties ?? {});
  return [
    ['an empty object', {}],
    ['a list', []],
    ['a text', 'text'],
    ['an unknown member', { ...sample, unknownMember: 1 }],
    ...members.map(([name, member]): [string, unknown] => [
      `a wrong ${name}`,
      { ...sample, [name]: wrongTypeOf(member) },
    ]),
    ...members
      .filter(([, member]) => [flatten(member).type].flat()[0] === 'string')
      .map(([name]): [string, unknown] => [`a long ${name}`, { ...sample, [name]: 'x'.repeat(20_000) }]),
    ...(schema.required ?? []).map((name): [string, unknown] => [`no ${name}`, { ...sample, [name]: undefined }]),
  ];
}

/** Returns bodies of which one text contains a NUL, which PostgreSQL does not store. */
function textsOf(reference: Schema): [what: string, body: unknown][] {
  const schema = flatten(reference);
  return Object.entries(schema.properties ?? {})
    .filter(([, member]) => [flatten(member).type].flat()[0] === 'string')
    .map(([name]) => [name, { ...Object(sampleOf(schema)), [name]: 'a\0b' }]);
}

const operations = Object.entries(document.paths).flatMap(([template, item]) =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    if (!operation) return [];
    const target = template.replaceAll(/\{\w+\}/g, 'x');
    return [{ name: `${method.toUpperCase()} ${template}`, method: method.toUpperCase(), target, operation }];
  }),
);
const withBody = operations.flatMap(({ operation, ...rest }) => {
  const schema = operation.requestBody?.content['application/json']?.schema;
  return schema ? [{ ...rest, schema }] : [];
});
const withQuery = operations.flatMap(({ operation, ...rest }) => {
  const parameters = (operation.parameters ?? []).map(resolve).filter((parameter) => parameter.in === 'query');
  return parameters.length > 0 && rest.method === 'GET' ? [{ ...rest, parameters }] : [];
});

let served: ServedBff;
let refusedCount = 0;
beforeAll(async () => {
  served = await ServedBff.start();
});
afterAll(() => served[Symbol.asyncDispose]());

/** Texts of the validation library, and texts without what is wrong. */
const UNREADABLE =
  /Invalid (?:input|option|key|element)|Too (?:big|small)|Unrecognized|received|expected|undefined|NaN|: \.$|: $/;

/** Sends a request with neither `Content-Length` nor `Transfer-Encoding`. Resolves to the status of the response. */
async function sendWithoutBody(method: string, target: string): Promise<number> {
  const { host, origin } = new URL('http://console.test');
  const cookie = [...served.operator.cookies].map((pair) => pair.join('=')).join('; ');
  const headers = { host, origin, cookie, 'x-bff-csrf': '1', 'sec-fetch-site': 'same-origin', connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connect(served.bff.port, '127.0.0.1');
  socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const [, status] = /^HTTP\/1\.1 (\d+)/.exec(await text(socket)) ?? [];
  return Number(status);
}

async function expectReadable(target: string, init: { method?: string; body?: string }): Promise<void> {
  const response = await served.operator.request(target, { ...init, headers: { 'content-type': 'application/json' } });
  expect(response.status).toBeLessThan(500);
  if (response.status !== 400) return;
  const { code, detail } = Object(response.json());
  expect(['bad_request', 'bad_query']).toContain(code);
  expect(detail).not.toMatch(UNREADABLE);
  expect(detail).toMatch(/^(?:[\w.-]+: .+|[A-Z].+)\.$/);
  refusedCount += 1;
}

describe.each(withBody)('$name', ({ method, target, schema }) => {
  test.each(bodiesOf(schema))('says in plain words what is wrong with %s', (_, body) =>
    expectReadable(target, { method, body: JSON.stringify(body) }),
  );

  test('requires a body', async () => {
    expect(await sendWithoutBody(method, target)).toBeLessThan(500);
  });

  test('accepts no body that programs read differently', async () => {
    const sample = JSON.stringify(Object(sampleOf(schema))).slice(1, -1);
    const rest = sample === '' ? '' : `,${sample}`;
    for (const members of ['"name":"a","name":"b"', '"name":"a","n\\u0061me":"b"', '"name":"\\ud800"', '"\\udc00":1']) {
      const body = `{${members}${rest}}`;
      const headers = { 'content-type': 'application/json' };
      const response = await served.operator.request(target, { method, headers, body });
      expect([400, 403, 404, 409, 422]).toContain(response.status);
      if (response.status === 400) expect(response.json()).toMatchObject({ code: 'bad_request' });
    }
  });

  test.each(textsOf(schema))('responds to a %s with NUL', (_, body) =>
    expectReadable(target, { method, body: JSON.stringify(body) }),
  );
});

describe.each(withQuery)('$name', ({ target, parameters }) => {
  test.each([...parameters.map(({ name }) => name), 'unknownParameter'])(
    'says in plain words what is wrong with the parameter %s',
    async (name) => {
      await expectReadable(`${target}?${name}=${'x'.repeat(2000)}`, {});
      await expectReadable(`${target}?${name}=a&${name}=b`, {});
    },
  );
});

test('both databases return the same for text that one of them does not store', async () => {
  const body = JSON.stringify({ screen: 'files', name: 'a\0b', search: { q: 'c\0d' } });
  const headers = { 'content-type': 'application/json' };
  const made = await served.operator.request('/api/views', { method: 'POST', headers, body });
  const again = await served.operator.request('/api/views', { method: 'POST', headers, body });
  expect([made.status, again.status]).toEqual([201, 409]);
  expect(made.json()).toMatchObject({ name: 'a\ufffdb', search: { q: 'c\0d' } });
});

test('most of these requests were refused', () => {
  expect(withBody.length).toBeGreaterThan(35);
  expect(refusedCount).toBeGreaterThan(250);
});

test('a missing member is required', async () => {
  const response = await served.operator.request('/api/views', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(response.json()).toMatchObject({ detail: expect.stringContaining('name: is required') });
});
