import { expect, test } from 'vitest';
import { operations } from './generated/operations.gen.ts';
import { RouteTable } from './route-table.ts';

const table = new RouteTable();
const find = (method: string, path: string) => table.find(method, path.split('/').slice(1).map(decodeURIComponent));

test('every operation and every upload variant has a route', () => {
  const routed = table.list();
  expect(new Set(routed.map((route) => route.split(' ').at(-1)))).toEqual(new Set(Object.keys(operations)));
  const uploads = Object.values(operations).filter((operation) => 'mediaUploadPath' in operation);
  expect(routed).toHaveLength(Object.keys(operations).length + uploads.length);
});

test('every operation is matched at its own path and its parameters are parsed back', () => {
  for (const operation of Object.values(operations)) {
    const path = `${operation.basePath}${operation.path}`.replaceAll(/\{(\w+)\}/g, (_, name) => `an-${name}`);
    const params = operation.parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({ name }) => [name, `an-${name}`]);
    expect(find(operation.method, path)).toEqual({
      match: { operationId: operation.id, pathParams: Object.fromEntries(params), isUpload: false },
    });
  }
});

test('reserved words under files take precedence over file IDs', () => {
  expect(find('DELETE', '/drive/v3/files/trash')).toMatchObject({ match: { operationId: 'drive.files.emptyTrash' } });
  expect(find('GET', '/drive/v3/files/generateIds')).toMatchObject({
    match: { operationId: 'drive.files.generateIds' },
  });
});

test('a verb is matched whether its colon is raw or encoded', () => {
  for (const path of ['/v1/scripts/abc:run', '/v1/scripts/abc%3Arun']) {
    expect(find('POST', path)).toEqual({
      match: { operationId: 'script.scripts.run', pathParams: { scriptId: 'abc' }, isUpload: false },
    });
  }
});

test('an ID with a colon is not mistaken for a verb', () => {
  expect(find('GET', '/calendar/v3/calendars/primary/acl/user%3Aana%40example.com')).toMatchObject({
    match: { operationId: 'calendar.acl.get', pathParams: { calendarId: 'primary', ruleId: 'user:ana@example.com' } },
  });
});

test('a known path with another method names the allowed methods', () => {
  expect(find('PUT', '/drive/v3/about')).toEqual({ allowedMethods: ['GET'] });
  expect(find('GET', '/drive/v3/nothing')).toBeUndefined();
  expect(find('GET', '/drive/v3/files//')).toBeUndefined();
});
