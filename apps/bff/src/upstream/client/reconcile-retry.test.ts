import { describe, expect, test } from 'vitest';
import { type Call, matchCall } from '#domain/calls/match-call.ts';
import { reconcileRetry } from './reconcile-retry.ts';
import { findKey, getClass } from './retry-policy.ts';

const FILE = matchCall('POST', '/api/drive/v3/files?fields=id&supportsAllDrives=true&quotaUser=u');
const EVENT = matchCall('POST', '/api/calendar/v3/calendars/c%40x/events');
const DRIVE = matchCall('POST', '/api/drive/v3/drives?requestId=r1');
const UPLOAD = matchCall('POST', '/api/upload/drive/v3/files?uploadType=media');
const COPY = matchCall('POST', '/api/drive/v3/files/f/copy');
const body = (value: unknown) => Buffer.from(JSON.stringify(value));

describe('the idempotency key of a call', () => {
  test.each<[what: string, call: Call, body: Buffer | null, key: string | undefined, retryClass: string]>([
    ['the ID of what is created', FILE, body({ id: 'own' }), 'own', 'keyed'],
    ['the request ID of a shared drive', DRIVE, null, 'r1', 'keyed'],
    ['nothing without an ID', FILE, body({ name: 'x' }), undefined, 'effectful'],
    ['nothing with an empty ID', FILE, body({ id: '' }), undefined, 'effectful'],
    ['nothing with an ID that is no text', FILE, body({ id: 1 }), undefined, 'effectful'],
    ['nothing in a body that is no JSON', FILE, Buffer.from('{"id":'), undefined, 'effectful'],
    ['nothing without a body', FILE, null, undefined, 'effectful'],
    ['nothing in the content of an upload', UPLOAD, body({ id: 'own' }), undefined, 'effectful'],
    ['nothing where the service knows no key', COPY, body({ id: 'own' }), undefined, 'effectful'],
  ])('is %s', (_what, call, content, key, retryClass) => {
    expect([findKey(call, content), getClass(call, content)]).toEqual([key, retryClass]);
  });

  test('makes no difference to a call that is safe, idempotent or made only once', () => {
    const classes = [
      matchCall('GET', '/api/drive/v3/files/f'),
      matchCall('DELETE', '/api/drive/v3/files/f'),
      matchCall('DELETE', '/api/drive/v3/files/trash'),
    ].map((call) => getClass(call, null));
    expect(classes).toEqual(['safe', 'idempotent', 'once']);
  });
});

describe('after an attempt in doubt', () => {
  test.each([404, 410])('a deletion that finds nothing to delete (%i) was done', (status) => {
    expect(reconcileRetry(matchCall('DELETE', '/api/drive/v3/files/f'), null, { status })).toEqual({ isDone: true });
  });

  test.each([
    ['a deletion that conflicts', matchCall('DELETE', '/api/drive/v3/files/f'), 409],
    ['a read that finds nothing', matchCall('GET', '/api/drive/v3/files/f'), 404],
    ['a creation that is refused', FILE, 403],
    ['a creation at a place that is gone', FILE, 404],
  ] as const)('nothing is known of %s', (_what, call, status) => {
    expect(reconcileRetry(call, body({ id: 'own' }), { status })).toBeUndefined();
  });

  test('a creation whose ID is taken is looked up, with the fields the caller requested', () => {
    const found = reconcileRetry(FILE, body({ id: 'own' }), { status: 409 });
    expect(found).toMatchObject({
      isDone: undefined,
      lookup: {
        operationId: 'drive.files.get',
        operation: { method: 'GET' },
        pathParams: { fileId: 'own' },
        isUpload: false,
      },
    });
    const query = found && 'lookup' in found ? String(found.lookup.query) : '';
    expect(query).toBe('fields=id&supportsAllDrives=true');
    const ofEvent = reconcileRetry(EVENT, body({ id: 'e1' }), { status: 409 });
    expect(ofEvent).toMatchObject({
      lookup: { operationId: 'calendar.events.get', pathParams: { calendarId: 'c@x', eventId: 'e1' } },
    });
  });

  test('a creation without an ID, or one that cannot be looked up, stays in doubt', () => {
    expect(reconcileRetry(FILE, body({}), { status: 409 })).toBeUndefined();
    expect(reconcileRetry(DRIVE, null, { status: 409 })).toBeUndefined();
  });
});
