import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { UserCall } from '#domain/calls/user-call.ts';
import { createClockWithTime } from '#domain/clock.ts';
import { KeyRing } from '#platform/keys/key-ring.ts';
import { openStore, type Store } from '#platform/store/open-store.ts';
import { RowSeals } from '#platform/store/row-seals.ts';
import { DelayedCallStore } from './delayed-call-store.ts';

const PERSON = 'https://issuer.example p1';
let directory: string;
let store: Store;
const seals = new RowSeals(new KeyRing([['k1', randomBytes(32)]]), () => undefined);
let nowMs = 1_000_000;
const clock = createClockWithTime(() => nowMs);

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'rotunda-sends-'));
  store = await openStore({ path: join(directory, 'bff.db') });
});

afterEach(async () => {
  await store.destroy();
  rmSync(directory, { recursive: true });
});

test('a call whose sender is gone is neither sent again nor reported as sent', async () => {
  const delayedCalls = new DelayedCallStore(store, clock, seals);
  const call: UserCall = { operationId: 'drive.approvals.approve', params: { fileId: 'f', approvalId: 'a' } };
  const request = { key: undefined, hash: 'h' };
  const { delayedCallId } = await delayedCalls.create({ userId: PERSON, call, label: 'x', holdMs: 0 }, request);
  expect(await delayedCalls.listDue(10)).toEqual([delayedCallId]);
  const due = await delayedCalls.claim(delayedCallId);
  expect(due).toMatchObject({
    id: delayedCallId,
    userId: PERSON,
    call: { ...call, body: undefined },
    ifMatch: undefined,
  });
  expect(await delayedCalls.claim(delayedCallId)).toBeUndefined();
  nowMs += 20_000;
  expect(await due?.lease.renew()).toBe(true);
  nowMs += 20_000;
  expect(await delayedCalls.abandonExpired()).toEqual([]);
  nowMs += 20_000;
  expect(await delayedCalls.abandonExpired()).toEqual([PERSON]);
  expect(await due?.lease.renew()).toBe(false);
  expect(await delayedCalls.listDue(10)).toEqual([]);
  expect(await delayedCalls.find(PERSON, delayedCallId)).toMatchObject({ state: 'unknown' });
  nowMs += 25 * 3_600_000;
  await delayedCalls.sweep();
  expect(await delayedCalls.list(PERSON)).toEqual([]);
});

test('an abandoned call whose sender is still alive ends with the sender’s result', async () => {
  const delayedCalls = new DelayedCallStore(store, clock, seals);
  const call: UserCall = { operationId: 'drive.approvals.approve', params: { fileId: 'f', approvalId: 'a' } };
  const { delayedCallId } = await delayedCalls.create(
    { userId: PERSON, call, label: 'x', holdMs: 0 },
    { key: undefined, hash: 'h' },
  );
  await delayedCalls.claim(delayedCallId);
  nowMs += 40_000;
  expect(await delayedCalls.abandonExpired()).toEqual([PERSON]);
  await delayedCalls.finish(delayedCallId, { state: 'sent', response: { id: 'a' } });
  expect(await delayedCalls.find(PERSON, delayedCallId)).toMatchObject({ state: 'sent', response: { id: 'a' } });
});
