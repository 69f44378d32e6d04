import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { operations } from '@rotunda/api-client/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DocumentSchema, documentSchemas, resolveReference } from '#core/schemas/document-schemas.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { operationPath } from './operation-request.ts';

const all: OperationDescriptor[] = Object.values(operations);
const WHO = 'ana@example.com';
const LONG = 'x'.repeat(32_769);
/** Texts with their own limit: names are truncated; code, indexable content and recurrence can be longer. */
const OWN_LIMITS = [
  'File.name',
  'File.contentHints',
  'CreateProjectRequest.title',
  'Event.recurrence',
  'Content.files',
  'ScriptProperty.value',
];

let services: TestServices;
let fileId: string;
beforeAll(async () => {
  services = await startTestServices();
  const { body } = await services.call(WHO, 'POST', '/drive/v3/files', { name: 'notes.txt', mimeType: 'text/plain' });
  fileId = String(Object(body).id);
});
afterAll(() => services[Symbol.asyncDispose]());

/** Creates request bodies of an operation, each with one long text, for every member that a client can set. */
function bodiesOf({ service, body = '' }: OperationDescriptor): [path: string, body: unknown][] {
  const schema = documentSchemas[service][body];
  return schema ? membersOf(schema, 3).map(([path, value]) => [`${body}.${path}`, value]) : [];

  function membersOf(reference: DocumentSchema, depth: number): [string, unknown][] {
    const { properties = {} } = resolveReference(service, reference);
    return Object.entries(properties).flatMap(([name, member]) =>
      valuesOf(member, depth).map(([path, value]): [string, unknown] => [
        path === '' ? name : `${name}.${path}`,
        { [name]: value },
      ]),
    );
  }

  function valuesOf(reference: DocumentSchema, depth: number): [string, unknown][] {
    const schema = resolveReference(service, reference);
    if (schema.type === 'string') return schema.enum || schema.format ? [] : [['', LONG]];
    if (depth === 0) return [];
    if (schema.type === 'array') {
      return valuesOf(schema.items ?? {}, depth - 1).map(([path, value]) => [path, [value]]);
    }
    if (typeof schema.additionalProperties === 'object') {
      return valuesOf(schema.additionalProperties, depth - 1).map(([path, value]) => [path, { key: value }]);
    }
    return schema.type === 'object' ? membersOf(schema, depth - 1) : [];
  }
}

const cases = all.flatMap((operation) =>
  bodiesOf(operation)
    .filter(([path]) => !OWN_LIMITS.some((own) => path.startsWith(own)))
    .map(([path, body]) => ({ id: operation.id, operation, path, body })),
);

test('there are long texts for every service', () => {
  expect(new Set(cases.map(({ operation }) => operation.service))).toEqual(new Set(['script', 'calendar', 'drive']));
  expect(cases.length).toBeGreaterThan(200);
});

test('no operation accepts a text longer than lists can repeat', async () => {
  const accepted: string[] = [];
  for (const { id, operation, path, body } of cases) {
    const target = operationPath(operation, { fileId, calendarId: 'primary' });
    const { status } = await services.call(WHO, operation.method, target, body);
    if (status !== 400) accepted.push(`${id} ${path}: ${status}`);
  }
  expect(accepted).toEqual([]);
});

test('the response to a long text names it', async () => {
  const event = { start: { date: '2026-11-02' }, end: { date: '2026-11-03' }, attendees: [{ comment: LONG }] };
  const response = await services.call(WHO, 'POST', '/calendar/v3/calendars/primary/events', event);
  expect(response).toMatchObject({
    status: 400,
    body: { error: { message: expect.stringContaining('attendees.0.comment') } },
  });
  const file = await services.call(WHO, 'PATCH', `/drive/v3/files/${fileId}`, { description: LONG });
  expect(file).toMatchObject({ status: 400, body: { error: { message: expect.stringContaining('description') } } });
});

test('the longest permitted text is accepted', async () => {
  const response = await services.call(WHO, 'PATCH', `/drive/v3/files/${fileId}`, { description: LONG.slice(1) });
  expect(response.status).toBe(200);
});
