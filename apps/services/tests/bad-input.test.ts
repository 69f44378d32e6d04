import { DatabaseSync } from 'node:sqlite';
import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { operations } from '@rotunda/api-client/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadHandlers } from '#core/operations/load-handlers.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { type BadRequest, badRequestsOf } from './bad-requests.ts';
import { type KnownPathValues, operationPath } from './operation-request.ts';

// Includes planned operations: input is validated before the response that an operation is not implemented.
const all: OperationDescriptor[] = Object.values(operations);
const built = await loadHandlers();
const WHO = 'ana@example.com';

let services: TestServices;
let credentials: Record<'none' | 'unknown' | 'without scopes' | 'good', string | undefined>;
let known: KnownPathValues;
let observer: DatabaseSync;

beforeAll(async () => {
  services = await startTestServices();
  credentials = {
    none: undefined,
    unknown: 'rt.nothing',
    'without scopes': services.token(WHO, ['nothing']),
    good: services.token(WHO),
  };
  const fileId = await createFile({ name: 'notes.txt', mimeType: 'text/plain' });
  known = {
    fileId,
    commentId: await make(`/drive/v3/files/${fileId}/comments?fields=id`, { content: 'Is this right?' }),
    scriptId: await createFile({ name: 'script', mimeType: 'application/vnd.google-apps.script' }),
    calendarId: 'primary',
  };
  const main = services.db.get<{ file: string }>("SELECT file FROM pragma_database_list WHERE name = 'main'");
  observer = new DatabaseSync(main?.file ?? '', { readOnly: true });
});
afterAll(async () => {
  observer.close();
  await services[Symbol.asyncDispose]();
});

const createFile = (file: object) => make('/drive/v3/files', file);

/** Creates a resource and returns its ID. */
async function make(path: string, fields: object): Promise<string> {
  const { body } = await services.call(WHO, 'POST', path, fields);
  if (typeof body === 'object' && body && 'id' in body) return String(body.id);
  throw new Error(`no resource was created: ${JSON.stringify(body)}`);
}

/** Returns a value that changes with each commit of the services and with nothing else. */
const dataVersion = () => observer.prepare('PRAGMA data_version').get();

type Response = {
  error: {
    code: number;
    status: string;
    errors: Record<string, unknown>[];
    details?: { fieldViolations?: { field: string }[] }[];
  };
};
type SentRequest = Pick<BadRequest, 'query' | 'body'> & { credential?: keyof typeof credentials };

/** Sends a request. Returns the status, the canonical status and the members of the first error. */
async function send(operation: OperationDescriptor, { query, body, credential = 'good' }: SentRequest) {
  const bearer = credentials[credential];
  const response = await fetch(services.origin + operationPath(operation, known, query), {
    method: operation.method,
    headers: { ...(bearer && { authorization: `Bearer ${bearer}` }), 'content-type': 'application/json' },
    ...(body !== undefined && { body }),
  });
  const { error }: Response = JSON.parse(await response.text());
  expect(error.code).toBe(response.status);
  const field = error.details?.[0]?.fieldViolations?.[0]?.field;
  return { ...error.errors[0], status: response.status, rpcStatus: error.status, field };
}

test('the observer detects an accepted write', async () => {
  const before = dataVersion();
  await createFile({ name: 'another' });
  expect(dataVersion()).not.toEqual(before);
});

describe.each(all)('$id rejects', (operation) => {
  test.each(badRequestsOf(operation))('$fault', async (request) => {
    const before = dataVersion();
    expect(await send(operation, request)).toMatchObject(request.expected);
    expect(dataVersion()).toEqual(before);
  });
});

describe('a token with a single scope is sufficient for', () => {
  const everyScope = [...new Set(all.flatMap(({ scopes }) => scopes))];

  /**
   * Returns whether an operation on a missing resource rejects a token with only these scopes because of its scopes.
   */
  async function isScopeMissing(operation: OperationDescriptor, scopes: readonly string[]): Promise<boolean> {
    const response = await fetch(services.origin + operationPath(operation, {}), {
      method: operation.method,
      headers: { authorization: `Bearer ${services.token(WHO, scopes)}` },
    });
    const isMissing = (await response.text()).includes('ACCESS_TOKEN_SCOPE_INSUFFICIENT');
    if (isMissing) expect(response.status).toBe(403);
    return isMissing;
  }

  test.each(all)(
    '$id, if the operation accepts the scope, and all other scopes together are not',
    async (operation) => {
      const others = everyScope.filter((scope) => !operation.scopes.includes(scope));
      expect(await isScopeMissing(operation, others)).toBe(true);
      for (const scope of operation.scopes)
        expect([scope, await isScopeMissing(operation, [scope])]).toEqual([scope, false]);
    },
  );
});

describe('an invented page token is rejected by', () => {
  const lists = all.filter(({ id, paging }) => paging && built.has(id));

  test.each(lists)('$id', async (operation) => {
    const token = operation.paging?.token ?? '';
    const response = await send(operation, { query: { [token]: 'bm9uc2Vuc2U' } });
    const location = operation.service === 'script' ? undefined : token;
    expect(response).toMatchObject({ status: 400, ...(location && { location }) });
  });
});
