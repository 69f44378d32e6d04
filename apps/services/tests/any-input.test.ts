import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { operations } from '@rotunda/api-client/operations';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadHandlers } from '#core/operations/load-handlers.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { operationPath } from './operation-request.ts';
import { QuickClient } from './quick-client.ts';
import { awkwardText, parameterText, schemaValue } from './schema-values.ts';

const built = await loadHandlers();
const all: OperationDescriptor[] = Object.values(operations).filter(({ id }) => built.has(id));
const WHO = 'ana@example.com';

let services: TestServices;
let client: QuickClient;
let authorization: string;
let ids: string[];
beforeAll(async () => {
  services = await startTestServices();
  client = new QuickClient(services.origin);
  authorization = `Bearer ${services.token(WHO)}`;
  const bodies = [
    { name: 'notes.txt', mimeType: 'text/plain' },
    { name: 'folder', mimeType: 'application/vnd.google-apps.folder' },
    { name: 'script', mimeType: 'application/vnd.google-apps.script' },
  ];
  const responses = await Promise.all(bodies.map((body) => services.call(WHO, 'POST', '/drive/v3/files', body)));
  ids = responses.map(({ body }) => (typeof body === 'object' && body && 'id' in body ? String(body.id) : ''));
});
afterAll(async () => {
  await client[Symbol.asyncDispose]();
  await services[Symbol.asyncDispose]();
});

/** Generates requests that the document of an operation allows, for existing and missing resources. */
function requestOf(operation: OperationDescriptor) {
  const parameters = operation.parameters.map((parameter) => {
    const known = parameter.in === 'path' ? fc.constantFrom('primary', 'root', ...ids) : fc.constantFrom(...ids);
    const text = parameter.type === 'string' && !parameter.enum && !parameter.format;
    const value = text ? fc.oneof(known, awkwardText) : parameterText(parameter);
    return [parameter.name, parameter.required ? value : fc.option(value, { freq: 1, nil: undefined })] as const;
  });
  return fc.record({
    query: fc.record(Object.fromEntries(parameters)),
    body: operation.body ? schemaValue(operation.service, operation.body) : fc.constant(undefined),
  });
}

test.each(all)('$id never fails for any input its document allows', async (operation) => {
  await fc.assert(
    fc.asyncProperty(requestOf(operation), async ({ query, body }) => {
      const path = operationPath(operation, {}, query);
      const { status } = await client.send({
        method: operation.method,
        path,
        headers: { authorization, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      expect(status, `${operation.method} ${path}`).toBeLessThan(500);
    }),
    { numRuns: process.env.LONG_TESTS ? 200 : 20 },
  );
});
