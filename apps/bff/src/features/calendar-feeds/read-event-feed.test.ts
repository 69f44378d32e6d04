import { expect, test } from 'vitest';
import type { UserCall } from '#domain/calls/user-call.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import { readEventFeed } from './read-event-feed.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const event = { id: 'e1', summary: 'Launch', start: { date: '2026-11-24' }, end: { date: '2026-11-25' } };

/** Reads a feed of two calendars. The second one responds with an error. */
async function read(fault: unknown) {
  const calls: UserCall[] = [];
  const execute = (_principal: Principal, call: UserCall) => {
    calls.push(call);
    if (call.params.calendarId === 'other') return Promise.reject(fault);
    const cancelled = { ...event, id: 'e2', status: 'cancelled' };
    const times = { id: 'e3', start: { dateTime: '2026-11-24T09:00:00Z' }, end: { dateTime: '2026-11-24T10:00:00Z' } };
    return Promise.resolve({ status: 200, upstreamStatus: 200, body: { items: [event, cancelled, times] } });
  };
  const deps = { calls: { execute }, principal: {} as Principal, requestId: 'r', nowMs: NOW };
  const entries = await readEventFeed(deps, { calendarIds: ['team', 'other'], q: 'launch', eventTypes: ['default'] });
  return { entries, calls };
}

const gone = new ProblemError('upstream_rejected', { upstream: { status: 404 }, failure: 'not_found' });

test('one call is made for each calendar, and a calendar the owner can no longer see is omitted', async () => {
  const { entries, calls } = await read(gone);
  expect(entries.map(({ uid, summary }) => [uid, summary])).toEqual([
    ['e1@team', 'Launch'],
    ['e3@team', 'Busy'],
  ]);
  expect(calls).toHaveLength(2);
  expect(calls[0]?.params).toMatchObject({
    timeMin: '2026-10-24T12:00:00.000Z',
    timeMax: '2027-11-23T12:00:00.000Z',
    q: 'launch',
    eventTypes: ['default'],
  });
});

test.each([
  ['the role of the owner does not include events any more', new ProblemError('policy_denied')],
  ['a service does not respond', new ProblemError('upstream_unavailable', { upstream: { status: 503 } })],
])('the feed fails when %s', async (_what, fault) => {
  await expect(read(fault)).rejects.toBe(fault);
});
