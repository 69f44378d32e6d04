import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Call } from '#shared/api/call-log.ts';
import { findCall, findResponse } from './find-response.ts';

const [first, second] = [{ id: 'a' }, { id: 'b' }];

function loaded(): QueryClient {
  const client = new QueryClient();
  const pages = [{ files: [first] }, { files: [second], nextPageToken: 'z' }];
  client.setQueryData(['drive.files.list', {}, 'pages'], { pages, pageParams: [undefined, 'y'] }, { updatedAt: 1_000 });
  client.setQueryData(['drive.files.get', {}], { id: 'c' }, { updatedAt: 2_000 });
  return client;
}

const call = (callId: number, path: string, startedAtMs: number): Call => ({
  callId,
  path,
  startedAtMs,
  operationId: 'drive.files.list',
  method: 'GET',
  hasBody: false,
  page: '/files',
  durationMs: 10,
  status: 200,
});

test('a row links to the operation, the page and the member of the response that contains it', () => {
  expect(findResponse(loaded(), second)).toEqual({
    operationId: 'drive.files.list',
    path: 'files[]',
    page: 2,
    pageToken: 'y',
    readAtMs: 1_000,
  });
});

test('a combined row links to the response that contains a part of it', () => {
  expect(findResponse(loaded(), { file: first, runs: 3 })).toMatchObject({ operationId: 'drive.files.list', page: 1 });
  expect(findResponse(loaded(), { id: 'a' })).toBeUndefined();
});

test('the call of a response is the latest one for its page at that time', () => {
  const calls = [
    call(4, '/api/drive/v3/files?pageToken=y', 5_000),
    call(3, '/api/drive/v3/files?pageToken=y', 900),
    call(2, '/api/drive/v3/files', 800),
    call(1, '/api/drive/v3/files?pageToken=y', 100),
  ];
  const response = { operationId: 'drive.files.list', path: 'files[]', readAtMs: 1_000 };
  expect(findCall(calls, { ...response, page: 2, pageToken: 'y' })?.callId).toBe(3);
  expect(findCall(calls, { ...response, page: 1 })?.callId).toBe(2);
  expect(findCall([], { ...response, page: 1 })).toBeUndefined();
});
