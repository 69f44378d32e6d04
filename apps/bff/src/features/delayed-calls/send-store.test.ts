import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { UserCall } from '#domain/calls/user-call.ts';
import { KeyRing } from '#platform/keys/key-ring.ts';
import { openStore, type Store } from '#platform/store/open-store.ts';
import { RowSeals } from '#platform/store/row-seals.ts';
import { SendStore } from './send-store.ts';

const PERSON = 'https://issuer.example p1';
let directory: string;
let store: Store;
const seals = new RowSeals(new KeyRing([['k1', randomBytes(32)]]), () => undefined);
let nowMs = 1_000_000;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'rotunda-sends-'));
  store = await openStore({ path: join(directory, 'bff.db') });
});

afterEach(async () => {
  await store.destroy();
  rmSync(directory, { recursive: true });
});

test('a call whose sender is gone is neither sent again nor said to have been sent', async () => {
  const sends = new SendStore(store, { nowMs: () => nowMs }, seals);
  const call: UserCall = { operationId: 'drive.approvals.approve', params: { fileId: 'f', approvalId: 'a' } };
  const request = { key: undefined, hash: 'h' };
  const { sendId } = await sends.create({ personId: PERSON, call, label: 'x', holdMs: 0 }, request);
  expect(await sends.listDue(10)).toEqual([sendId]);
  const due = await sends.claim(sendId);
  expect(due).toMatchObject({ id: sendId, personId: PERSON, call: { ...call, body: undefined }, stamp: undefined });
  expect(await sends.claim(sendId)).toBeUndefined();
  nowMs += 20_000;
  expect(await due?.lease.renew()).toBe(true);
  nowMs += 20_000;
  expect(await sends.giveUpLapsed()).toEqual([]);
  nowMs += 20_000;
  expect(await sends.giveUpLapsed()).toEqual([PERSON]);
  expect(await due?.lease.renew()).toBe(false);
  expect(await sends.listDue(10)).toEqual([]);
  expect(await sends.find(PERSON, sendId)).toMatchObject({ state: 'unknown' });
  nowMs += 25 * 3_600_000;
  await sends.sweep();
  expect(await sends.list(PERSON)).toEqual([]);
});

test('a call that was given up while its sender lived after all ends as that one says', async () => {
  const sends = new SendStore(store, { nowMs: () => nowMs }, seals);
  const call: UserCall = { operationId: 'drive.approvals.approve', params: { fileId: 'f', approvalId: 'a' } };
  const { sendId } = await sends.create(
    { personId: PERSON, call, label: 'x', holdMs: 0 },
    { key: undefined, hash: 'h' },
  );
  await sends.claim(sendId);
  nowMs += 40_000;
  expect(await sends.giveUpLapsed()).toEqual([PERSON]);
  await sends.finish(sendId, { state: 'sent', response: { id: 'a' } });
  expect(await sends.find(PERSON, sendId)).toMatchObject({ state: 'sent', answer: { id: 'a' } });
});
