import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FaultHarness } from '#testing/faults/fault-harness.ts';

let bed: FaultHarness;
let other: DatabaseSync;

beforeAll(async () => {
  bed = await FaultHarness.start();
});

beforeEach(() => {
  other = new DatabaseSync(join(bed.bff.config.dataDir, 'bff.db'));
  other.exec('BEGIN IMMEDIATE');
});

afterEach(async () => {
  other.close();
  await bed.recover();
});

afterAll(() => bed[Symbol.asyncDispose]());

const READ = '/api/drive/v3/files/f1';

function post(path: string, body: object) {
  const headers = { 'content-type': 'application/json' };
  return bed.operator.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

const change = () => post('/api/drive/v3/files', { name: 'a' });

describe('a store locked by another process', () => {
  test('does not block reads, and asks users who change something to retry', async () => {
    const made = bed.bff.upstream.requests.length;
    let hasResponded = false;
    const changing = bed.outcome(change()).finally(() => {
      hasResponded = true;
    });
    // After more than a minute, a request updates the last use of the session.
    bed.bff.clock.advance(61_000);
    expect((await bed.operator.request(READ)).status).toBe(200);
    expect((await bed.operator.request('/auth/session')).json()).toMatchObject({ authenticated: true });
    expect(hasResponded).toBe(false);
    expect(await changing).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
      text: expect.stringContaining('"code":"audit_unavailable"'),
    });
    expect(bed.bff.upstream.requests.slice(made).map(({ method }) => method)).not.toContain('POST');
  });

  test('is awaited briefly by writes', async () => {
    const changing = change();
    expect((await bed.operator.request(READ)).status).toBe(200);
    other.exec('ROLLBACK');
    expect((await changing).status).toBe(200);
  });

  test('delays many writers no longer than one', async () => {
    const view = { screen: 'files', name: 'Mine', search: {} };
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => bed.outcome(post('/api/views', view))));
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({
        status: 503,
        headers: { 'retry-after': '1' },
        text: expect.stringContaining('"code":"store_unavailable"'),
      });
    }
  });
});
