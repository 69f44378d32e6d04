import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { operations } from '@rotunda/api-client/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readParams } from '#core/schemas/read-params.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';

const WHO = 'ana@example.com';
// `Date.parse` reads the first ones as another day, and the others by rules of its own.
const TIMES = [
  '2026-02-30T10:00:00Z',
  '2026-04-31T10:00:00+02:00',
  '2027-02-29T10:00:00Z',
  '2026-12-01T24:00:00Z',
  '2026-12-01T10:00:00+24:00',
  '2026-12-01 10:00:00Z',
  '2026-12-01T10:00Z',
  '2026-12-01, 10 am',
];

let services: TestServices;
let fileId: string;
let scriptId: string;

beforeAll(async () => {
  services = await startTestServices();
  services.account('bo@example.com');
  fileId = Object(await services.call(WHO, 'POST', '/drive/v3/files', { name: 'notes.txt' })).body.id;
  scriptId = Object(await services.call(WHO, 'POST', '/v1/projects', { title: 'script' })).body.scriptId;
});
afterAll(() => services[Symbol.asyncDispose]());

const all: OperationDescriptor[] = Object.values(operations);
const parameters = all.flatMap((operation) =>
  operation.parameters.filter(({ format }) => format === 'date-time').map(({ name }) => ({ operation, name })),
);

test.each(parameters)('the parameter $name of $operation.id names a time that exists', ({ operation, name }) => {
  for (const time of TIMES) {
    expect(() => readParams(operation, {}, new URLSearchParams({ [name]: time })), time).toThrow();
  }
});

type Place = { place: string; method: string; path: () => string; body: (time: string) => object };

const places: Place[] = [
  {
    place: 'modifiedTime',
    method: 'PATCH',
    path: () => `/drive/v3/files/${fileId}`,
    body: (t) => ({ modifiedTime: t }),
  },
  {
    place: 'viewedByMeTime',
    method: 'PATCH',
    path: () => `/drive/v3/files/${fileId}`,
    body: (t) => ({ viewedByMeTime: t }),
  },
  { place: 'createdTime', method: 'POST', path: () => '/drive/v3/files', body: (t) => ({ name: 'a', createdTime: t }) },
  {
    place: 'expirationTime',
    method: 'POST',
    path: () => `/drive/v3/files/${fileId}/permissions?sendNotificationEmail=false`,
    body: (t) => ({ role: 'reader', type: 'user', emailAddress: 'bo@example.com', expirationTime: t }),
  },
  {
    place: 'dueTime',
    method: 'POST',
    path: () => `/drive/v3/files/${fileId}/approvals:start`,
    body: (t) => ({ reviewerEmails: ['bo@example.com'], dueTime: t }),
  },
  {
    place: 'nextRunTime',
    method: 'POST',
    path: () => `/v1/projects/${scriptId}/triggers`,
    body: (t) => ({ functionName: 'f', schedule: { repeat: 'DAYS' }, nextRunTime: t }),
  },
  {
    place: 'timeMin',
    method: 'POST',
    path: () => '/calendar/v3/freeBusy',
    body: (t) => ({ timeMin: t, timeMax: '2027-03-10T00:00:00Z', items: [] }),
  },
  {
    place: 'start.dateTime',
    method: 'POST',
    path: () => '/calendar/v3/calendars/primary/events',
    body: (t) => ({ start: { dateTime: t }, end: { dateTime: '2027-03-10T00:00:00Z' } }),
  },
];

describe.each(places)('$place', ({ method, path, body }) => {
  test.each(TIMES)('is not %s', async (time) => {
    expect(await services.call(WHO, method, path(), body(time))).toMatchObject({ status: 400 });
  });
});

test.each(TIMES)('a search does not compare with %s', async (time) => {
  const q = encodeURIComponent(`modifiedTime > '${time}'`);
  expect(await services.call(WHO, 'GET', `/drive/v3/files?q=${q}`)).toMatchObject({ status: 400 });
});

test('a time without an offset is in UTC, wherever the services run', async () => {
  const body = { modifiedTime: '2026-07-01T10:00:00' };
  const path = `/drive/v3/files/${fileId}?fields=modifiedTime`;
  expect(await services.call(WHO, 'PATCH', path, body)).toMatchObject({
    body: { modifiedTime: '2026-07-01T10:00:00.000Z' },
  });
});
