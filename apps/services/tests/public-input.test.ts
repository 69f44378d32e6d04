import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { operations } from '@rotunda/api-client/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentSchemas } from '#core/schemas/document-schemas.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { type KnownPathValues, operationPath } from './operation-request.ts';
import { QuickClient } from './quick-client.ts';

const WHO = 'ana@example.com';
const all: OperationDescriptor[] = Object.values(operations);
const withBody = all.flatMap((operation) => (operation.body ? [{ ...operation, body: operation.body }] : []));

let services: TestServices;
let client: QuickClient;
let headers: Record<string, string>;
let known: KnownPathValues;
let uniqueNumber = 0;

async function create(path: string, body: object): Promise<string> {
  const response = await services.call(WHO, 'POST', path, body);
  expect(response.status, path).toBe(200);
  return String(Object(response.body).id ?? Object(response.body).scriptId);
}

beforeAll(async () => {
  services = await startTestServices();
  client = new QuickClient(services.origin);
  services.account('bo@example.com');
  headers = { authorization: `Bearer ${services.token(WHO)}` };
  const fileId = await create('/drive/v3/files', { name: 'notes.txt', mimeType: 'text/plain' });
  const commentId = await create(`/drive/v3/files/${fileId}/comments?fields=*`, { content: 'first' });
  known = {
    fileId,
    commentId,
    replyId: await create(`/drive/v3/files/${fileId}/comments/${commentId}/replies?fields=*`, { content: 'second' }),
    permissionId: await create(`/drive/v3/files/${fileId}/permissions?sendNotificationEmail=false`, {
      role: 'reader',
      type: 'user',
      emailAddress: 'bo@example.com',
    }),
    driveId: await create('/drive/v3/drives?requestId=one', { name: 'drive' }),
    calendarId: 'primary',
    eventId: await create('/calendar/v3/calendars/primary/events', { ...eventTimes(), summary: 'talk' }),
    ruleId: await create('/calendar/v3/calendars/primary/acl', aclRule()),
    scriptId: await create('/v1/projects', { title: 'script' }),
    revisionId: 'head',
  };
});
afterAll(async () => {
  await client[Symbol.asyncDispose]();
  await services[Symbol.asyncDispose]();
});

const eventTimes = () => ({
  start: { dateTime: '2026-11-26T12:00:00Z' },
  end: { dateTime: '2026-11-26T13:00:00Z' },
});
const aclRule = () => ({ role: 'reader', scope: { type: 'user', value: 'bo@example.com' } });

/** Returns a body that an operation accepts, for a schema name. */
function sampleBody(schema: string): Record<string, unknown> {
  uniqueNumber += 1;
  const samples: Record<string, Record<string, unknown>> = {
    AclRule: aclRule(),
    Calendar: { summary: 'calendar' },
    CalendarListEntry: { id: 'primary' },
    Channel: { id: `channel-${uniqueNumber}`, type: 'web_hook', address: 'https://localhost/hook' },
    Comment: { content: 'text' },
    CreateProjectRequest: { title: 'script' },
    Drive: { name: 'drive' },
    Event: { ...eventTimes(), iCalUID: `uid-${uniqueNumber}@example.com` },
    FreeBusyRequest: { timeMin: '2026-11-26T12:00:00Z', timeMax: '2026-11-27T12:00:00Z', items: [{ id: 'primary' }] },
    Permission: { role: 'reader', type: 'anyone' },
    Reply: { content: 'text' },
    TeamDrive: { name: 'drive' },
  };
  return samples[schema] ?? {};
}

async function send(operation: OperationDescriptor, body: unknown) {
  const sent = { ...headers, 'content-type': 'application/json' };
  const path = operationPath(operation, known, { requestId: `request-${uniqueNumber}` });
  const response = await client.send({ method: operation.method, path, headers: sent, body: JSON.stringify(body) });
  const { error } = response.text === '' ? {} : JSON.parse(response.text);
  return { status: response.status, reason: error?.errors[0].reason, message: error?.message };
}

// A merge clears members that are null, so null and absent differ there.
const isMerge = ({ service, method }: OperationDescriptor) => service === 'calendar' && method === 'PATCH';

test.each(withBody.filter((operation) => !isMerge(operation)))(
  '$id treats null as absent for every member',
  async (operation) => {
    const schema = documentSchemas[operation.service][operation.body];
    for (const name of Object.keys(schema?.properties ?? {})) {
      const { [name]: _, ...absent } = sampleBody(operation.body);
      const plain = await send(operation, absent);
      const { [name]: __, ...again } = sampleBody(operation.body);
      expect(await send(operation, { ...again, [name]: null }), name).toEqual(plain);
    }
  },
);

describe('a POST that overrides the method', () => {
  // Times, tokens and new IDs differ between responses.
  const UNIQUE = /"\d{4}-\d\d-\d\dT[^"]*"|"next\w+Token": "[^"]*"|"1[\w-]{32}"/g;
  const stable = (text: string) => text.replaceAll(UNIQUE, '""');
  const reads = all.filter(({ method, content }) => method === 'GET' && content !== 'always');

  test.each(reads)('reads its parameters from the form: $id', async (operation) => {
    const path = operationPath(operation, known, operation.paging?.size ? { [operation.paging.size]: '1' } : {});
    const [address = '', query = ''] = path.split('?');
    const plain = await client.send({ method: 'GET', path, headers });
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded', 'x-http-method-override': 'GET' };
    const overridden = await client.send({ method: 'POST', path: address, headers: form, body: query });
    expect([overridden.status, stable(overridden.text)]).toEqual([plain.status, stable(plain.text)]);
  });

  const changes = all.filter(({ method }) => method !== 'GET' && method !== 'POST');

  test.each(changes)('is validated with the parameters in its form: $id', async (operation) => {
    const [address = ''] = operationPath(operation, {}).split('?');
    const flags = operation.parameters.filter(({ type }) => type === 'boolean');
    const form = new URLSearchParams({ fields: 'no(where)' });
    for (const { name } of flags) form.set(name, 'maybe');
    const type = { ...headers, 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' };
    const sent = {
      method: 'POST',
      path: `${address}?$httpMethod=${operation.method}`,
      headers: type,
      body: form.toString(),
    };
    const { status, text } = await client.send(sent);
    expect(status, text).toBe(operation.response || flags.length > 0 ? 400 : 404);
  });

  test('filters a long list like the equivalent GET', async () => {
    await create('/drive/v3/files', { name: 'wanted' });
    const q = `name = 'wanted'${' and trashed = false'.repeat(150)}`;
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded', 'x-http-method-override': 'get' };
    const body = new URLSearchParams({ q, fields: 'files(name),', alt: 'JSON' }).toString();
    const { text } = await client.send({ method: 'POST', path: '/drive/v3/files?prettyPrint=0', headers: form, body });
    expect(text).toBe('{"files":[{"name":"wanted"}]}');
  });

  test('is rejected if its form exceeds the parameter limit', async () => {
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded', 'x-http-method-override': 'GET' };
    const sent = { method: 'POST', path: '/drive/v3/files', headers: form, body: 'q='.padEnd(300_000, 'x') };
    expect((await client.send(sent)).status).toBe(413);
  });

  test('with an unknown method is rejected', async () => {
    const sent = { method: 'POST', path: '/drive/v3/files?$httpMethod=BREW', headers, body: '' };
    expect((await client.send(sent)).status).toBe(405);
  });
});

test('the response format is case-insensitive, and a field selection may end with a comma', async () => {
  for (const query of ['alt=json&fields=kind', 'alt=JSON&fields=kind,', 'alt=Json&fields=kind,user(kind,)']) {
    const response = await fetch(`${services.origin}/drive/v3/about?${query}`, { headers });
    expect([response.status, await response.json()]).toMatchObject([200, { kind: 'drive#about' }]);
  }
  const other = await fetch(`${services.origin}/drive/v3/about?alt=xml&fields=kind`, { headers });
  expect(other.status).toBe(400);
});

describe('a JSONP callback', () => {
  const get = (query: string) => fetch(`${services.origin}/drive/v3/about?fields=kind&${query}`, { headers });

  test('is called with the JSON of a response, as a script', async () => {
    const response = await get('callback=app.on[0]&prettyPrint=false');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=UTF-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toBe('// API callback\napp.on[0]({"kind":"drive#about"});\n');
  });

  test('is also called with an error', async () => {
    const response = await get('callback=on&alt=other');
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringMatching(/^\/\/ API callback\non\(\{\n {2}"error"/),
    ]);
  });

  test.each(['alert(1)', '1', 'a b', '<x>', 'x'.repeat(200)])('has to be a function name, unlike %s', async (name) => {
    const response = await get(`callback=${encodeURIComponent(name)}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([400, 'application/json; charset=UTF-8']);
  });
});
