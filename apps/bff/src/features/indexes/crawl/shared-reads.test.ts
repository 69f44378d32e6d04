import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createClockWithTime } from '#domain/clock.ts';
import { openStore, type Store } from '#platform/store/open-store.ts';
import { getFingerprint, SharedReads } from './shared-reads.ts';

const CLAIM_MS = 30_000;
const USERS = ['ana', 'ben', 'cid'];
const FILES = ['f', 'g', 'h'];

let directory: string;
let store: Store;
let nowMs: number;
let shared: SharedReads;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'rotunda-shared-'));
  store = await openStore({ path: join(directory, 'bff.db') });
  nowMs = 1_000_000;
  shared = new SharedReads(
    store,
    createClockWithTime(() => nowMs),
  );
});

afterEach(async () => {
  await store.destroy();
  rmSync(directory, { recursive: true });
});

test('a file is read by one user at a time, and the result is reused until it is too old', async () => {
  const step = fc.record({
    user: fc.constantFrom(...USERS),
    file: fc.constantFrom(...FILES),
    act: fc.constantFrom('claim', 'record'),
    passes: fc.constantFrom(0, 1_000, CLAIM_MS),
    fingerprint: fc.constantFrom('', 'one', 'two'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      await store.deleteFrom('index_shared_reads').execute();
      const claims = new Map<string, { user: string; until: number }>();
      const reads = new Map<string, { fingerprint: string; readAt: number }>();
      for (const { user, file, act, passes, fingerprint } of steps) {
        nowMs += passes;
        if (act === 'record') {
          await shared.record('approvals', new Map([[file, fingerprint]]));
          reads.set(file, { fingerprint, readAt: nowMs });
          claims.delete(file);
          continue;
        }
        const known = await shared.claim({ userId: user, name: 'approvals' }, [file], nowMs - 2 * CLAIM_MS);
        const read = reads.get(file);
        const claim = claims.get(file);
        if (read && read.readAt >= nowMs - 2 * CLAIM_MS) expect(known.get(file)).toEqual(read);
        else if (claim && claim.user !== user && claim.until > nowMs) expect(known.get(file)).toBe('claimed');
        else {
          expect(known.has(file)).toBe(false);
          claims.set(file, { user, until: nowMs + CLAIM_MS });
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('the fingerprint of a file is the same for all users and shows whether anything differs', () => {
  const row = {
    title_key: 'plan',
    number: 0,
    drive_id: null,
    mime_type: null,
    is_mine: 1,
    is_changed: 0,
    principal_email: 'ana',
  };
  const approval = {
    ...row,
    row_id: 'f/a',
    keywords: ' ben ',
    status: 'IN_PROGRESS',
    due_at: 3,
    created_at: 1,
    modified_at: 2,
  };
  const ofAna = { ...approval, body: '{"isWaitingOnMe":true}' };
  const ofBen = { ...approval, is_mine: 0, principal_email: '', body: '{}' };
  expect(getFingerprint([ofAna])).toBe(getFingerprint([ofBen]));
  expect(getFingerprint([])).toBe('');
  const second = { ...ofAna, row_id: 'f/b' };
  expect(getFingerprint([ofAna, second])).toBe(getFingerprint([second, ofAna]));
  for (const changed of [{ status: 'APPROVED' }, { modified_at: 4 }, { due_at: 5 }, { keywords: ' cid ' }])
    expect(getFingerprint([{ ...ofAna, ...changed }])).not.toBe(getFingerprint([ofAna]));
});
