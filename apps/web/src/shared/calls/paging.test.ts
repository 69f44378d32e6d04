import { expect, test } from 'vitest';
import type { Call } from '#shared/api/call-log.ts';
import { formatCost } from './cost.ts';
import { formatPaging } from './paging.ts';

let callId = 0;

function call(path: string, members: Partial<Call> = {}): Call {
  callId += 1;
  const sent = { callId, method: 'GET', path, hasBody: false, page: '/files', startedAtMs: 0 };
  return { ...sent, operationId: 'drive.files.list', status: 200, sizeBytes: 1200, upstreamMs: 40, ...members };
}

test('each call of a paged sequence is the page after the call whose response led to it', () => {
  const first = call('/api/drive/v3/files?q=a', { nextPageToken: 'b/+=' });
  const second = call('/api/drive/v3/files?q=a&pageToken=b%2F%2B%3D', { nextPageToken: 'c' });
  const last = call('/api/drive/v3/files?q=a&pageToken=c');
  const all = [last, call('/api/drive/v3/files?q=b'), second, first];
  expect(all.map((one) => formatPaging(one, all))).toEqual([
    'page 3, the last',
    'the only page',
    'page 2, more follow',
    'page 1, more follow',
  ]);
});

test('a sequence with an unknown start has no page numbers, and a call without pages shows none', () => {
  const later = call('/api/drive/v3/files?pageToken=x', { nextPageToken: 'y' });
  const end = call('/api/drive/v3/files?pageToken=x');
  const ring = call('/api/drive/v3/files?pageToken=z', { nextPageToken: 'z' });
  const one = call('/api/drive/v3/files/1', { operationId: 'drive.files.get' });
  const refused = call('/api/drive/v3/files', { status: 403 });
  const unread = call('/api/drive/v3/files', { sizeBytes: undefined });
  const index = call('/api/indexes/approvals?pageSize=100', { operationId: undefined });
  expect([later, end, ring, one, refused, unread, index].map((each) => formatPaging(each, [each]))).toEqual([
    'a later page, more follow',
    'the last page',
    'a later page, more follow',
    undefined,
    undefined,
    undefined,
    'the only page',
  ]);
});

test('the cost of calls is added up as far as known', () => {
  const calls = [call('/a'), call('/b'), call('/c', { sizeBytes: undefined, upstreamMs: undefined })];
  expect(formatCost(calls)).toBe('80ms in the services · 2.4 KB');
  expect(formatCost([])).toBe('');
});
