import { DatabaseSync } from 'node:sqlite';
import type { OperationDescriptor, ParameterDescriptor } from '@rotunda/api-client/operation-descriptor';
import { operations } from '@rotunda/api-client/operations';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { operationPath } from './operation-request.ts';
import { QuickClient } from './quick-client.ts';
import { awkwardText } from './schema-values.ts';

const all: OperationDescriptor[] = Object.values(operations);
const WHO = 'ana@example.com';
// `pnpm test:faults` sends all 23,600 requests.
const RUNS = process.env.LONG_TESTS ? 200 : 20;

let services: TestServices;
let client: QuickClient;
let goodToken: string;
let fileId: string;
let observer: DatabaseSync;

beforeAll(async () => {
  services = await startTestServices();
  client = new QuickClient(services.origin);
  goodToken = services.token(WHO);
  const { body } = await services.call(WHO, 'POST', '/drive/v3/files', { name: 'notes.txt', mimeType: 'text/plain' });
  fileId = typeof body === 'object' && body && 'id' in body ? String(body.id) : '';
  // The first list creates the key that signs page tokens.
  await services.call(WHO, 'GET', '/drive/v3/files');
  const main = services.db.get<{ file: string }>("SELECT file FROM pragma_database_list WHERE name = 'main'");
  observer = new DatabaseSync(main?.file ?? '', { readOnly: true });
});
afterAll(async () => {
  observer.close();
  await client[Symbol.asyncDispose]();
  await services[Symbol.asyncDispose]();
});

/** A request with one fault and otherwise random content. */
type Faulty = { token?: string; query?: Record<string, string>; body?: string };

/** Generates a well-formed ID of a missing resource. */
const unknownId = fc.string({
  unit: fc.constantFrom(...'0123456789abcdefghijklmnopqrstuv'),
  minLength: 26,
  maxLength: 26,
});

const isNumber = (text: string) => /^-?\d+$/.test(text.trim());
const wrongText = awkwardText.filter((text) => text !== '' && text !== 'true' && text !== 'false' && !isNumber(text));

function faultsOf(operation: OperationDescriptor): fc.Arbitrary<Faulty> {
  const typed = operation.parameters.filter(isTyped);
  const ids = operation.parameters.filter(({ in: place, type }) => place === 'path' && type === 'string');
  const token = operation.paging?.token;
  return fc.oneof(
    fc.record({ token: fc.string({ unit: fc.constantFrom(...'abcXYZ019._-'), minLength: 1, maxLength: 60 }) }),
    ...typed.map(({ name }) => wrongText.map((text) => ({ query: { [name]: text } }))),
    // Only the first ID is replaced: no other ID is checked if that resource is missing.
    ...ids.slice(0, 1).map(({ name }) => unknownId.map((id) => ({ query: { [name]: id } }))),
    ...(token ? [unknownId.map((text) => ({ query: { [token]: text } }))] : []),
    ...(operation.body ? [wrongBody.map((body) => ({ body }))] : []),
  );
}

/** Generates text that is not JSON, or JSON that is not an object. */
const wrongBody = fc.oneof(
  fc.json().filter((text) => !text.startsWith('{')),
  fc.json().map((text) => `{"name":${text}`),
  // White space alone counts as no body.
  awkwardText.filter((text) => /\S/.test(text)),
);

function isTyped(parameter: ParameterDescriptor): boolean {
  return parameter.type !== 'string' || parameter.enum !== undefined || parameter.format === 'date-time';
}

test.each(all)(`$id rejects ${RUNS} random faults and changes nothing`, async (operation) => {
  const before = observer.prepare('PRAGMA data_version').get();
  await fc.assert(
    fc.asyncProperty(faultsOf(operation), async ({ token = goodToken, query = {}, body }) => {
      const path = operationPath(operation, { fileId, calendarId: 'primary' }, query);
      const { status, text } = await client.send({
        method: operation.method,
        path,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body }),
      });
      const response: { error: { code: number } } = JSON.parse(text);
      const isRefused = status >= 400 && status < 500;
      expect({ isRefused, code: response.error.code }, `${operation.method} ${path} ${body}`).toEqual({
        isRefused: true,
        code: status,
      });
    }),
    { numRuns: RUNS },
  );
  expect(observer.prepare('PRAGMA data_version').get()).toEqual(before);
});
