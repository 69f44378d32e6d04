import { operationTraits } from '@rotunda/api-client/operation-traits';
import { operations } from '@rotunda/api-client/operations';
import type { OwnOperation } from '@rotunda/api-client/own-operation';
import { ownOperations } from '@rotunda/api-client/own-operations';
import { ROLES, type Role } from '@rotunda/api-client/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { TestBff } from '#testing/test-bff.ts';

const PREFIXES = { script: '/api/script/', calendar: '/api/calendar/v3/', drive: '/api/drive/v3/' };

let bff: TestBff;

beforeAll(async () => {
  bff = await TestBff.start();
  bff.upstream.handler = (incoming, outgoing) => {
    const body = incoming.url?.includes('/watch') ? { resourceId: 'r1' } : {};
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
});

afterAll(() => bff[Symbol.asyncDispose]());

/** Returns a well-formed path of an operation with only its required parameters. */
function pathOf(operation: (typeof operations)[keyof typeof operations]): string {
  const path = operation.path.replaceAll(/\{\w+\}/g, 'x');
  const query = new URLSearchParams('fieldsRequired' in operation ? { fields: 'kind' } : {});
  for (const { name, in: place, type, ...parameter } of operation.parameters) {
    if (place !== 'query' || !('required' in parameter)) continue;
    query.set(name, type === 'integer' ? '1' : type === 'boolean' ? 'true' : 'x');
  }
  return `${PREFIXES[operation.service]}${path}?${query}`;
}

/** Returns the console's own routes that a role may not use. */
function closedRoutes(role: Role): (readonly [string, OwnOperation])[] {
  const all: readonly (readonly [string, OwnOperation])[] = Object.entries(ownOperations);
  return all.filter(([, { roles }]) => !roles.includes(role));
}

describe.each(ROLES)('T12: a signed-in %s', (role) => {
  let browser: TestBrowser;

  beforeAll(async () => {
    browser = await bff.signIn(role);
  });

  test.each(Object.values(operations))('can call $id exactly if the policy says so', async (operation) => {
    const response = await browser.request(pathOf(operation), { method: operation.method });
    const requestId = response.headers['x-request-id'];
    const calls = bff.upstream.requests.filter(
      // Reads for the audit record before a change are excluded. The BFF opens channels itself.
      ({ headers }) =>
        headers['x-request-id'] === requestId &&
        (headers['user-agent'] !== 'rotunda-bff' || operation.id.endsWith('.watch')),
    );
    const isAllowed = operationTraits[operation.id].roles.includes(role);
    expect([response.status, calls.length]).toEqual(isAllowed ? [200, 1] : [403, 0]);
  });

  test.each(closedRoutes(role))('cannot call %s, a console route for other roles', async (_id, route) => {
    const path = route.path.replaceAll(/\{\w+\}/g, 'x');
    const methods = route.method === 'GET' ? ['GET', 'HEAD'] : [route.method];
    const responses = await Promise.all(methods.map((method) => browser.request(path, { method })));
    expect(responses.map(({ status }) => status)).toEqual(methods.map(() => 403));
    expect(responses[0]?.json()).toMatchObject({ code: 'policy_denied', missing: { roles: route.roles } });
  });

  test('can list these operations in advance, with their risk and scopes', async () => {
    const response = await browser.request('/api/operations');
    const expected = Object.values(operations).map(({ id }) => ({
      operationId: id,
      risk: operationTraits[id].risk,
      roles: operationTraits[id].roles,
      isAllowed: operationTraits[id].roles.includes(role),
      heldScopes: expect.any(Array),
    }));
    expect(response.json()).toEqual({ operations: expected });
    expect(response.text).toContain('"heldScopes":["');
  });
});

test('T12: no operation can be called without a session', async () => {
  const browser = bff.openBrowser();
  const all = Object.values(operations);
  const responses = await Promise.all(
    all.map((operation) => browser.request(pathOf(operation), { method: operation.method })),
  );
  expect(responses.filter(({ status }) => status !== 401)).toEqual([]);
  expect(responses).toHaveLength(Object.keys(operationTraits).length);
});

test('T12: no parameter grants more than the role allows', async () => {
  const reviewer = await bff.signIn('reviewer');
  const response = await reviewer.request('/api/drive/v3/drives?useDomainAdminAccess=true');
  expect(response.status).toBe(403);
  expect(response.json()).toMatchObject({ code: 'policy_denied', missing: { roles: ['operator'] } });
});

test('the session lists the operations allowed by the policy', async () => {
  const support = await bff.signIn('support');
  const allowed = Object.values(operations).filter(({ id }) => operationTraits[id].roles.includes('support'));
  expect((await support.request('/auth/session')).json()).toMatchObject({ operations: allowed.map(({ id }) => id) });
});
