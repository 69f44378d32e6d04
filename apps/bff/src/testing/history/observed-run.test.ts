import { expect, test } from 'vitest';
import { KeyRing } from '#platform/keys/key-ring.ts';
import { DatabaseTemplate } from '#testing/simulation/shared-database.ts';
import { ObservedRun } from './observed-run.ts';

const ring = new KeyRing([['k1', Buffer.alloc(32)]]);
const rename = { method: 'PATCH', path: '/api/drive/v3/files/f', body: '{}' };
const done = { status: 200, requestId: 'r1', isReplayed: false, text: '{}' };
const effect = { method: 'PATCH', url: '/drive/v3/files/f', requestId: 'r1' };

test('the responses seen by browsers and the effects in services are compared with the store', async () => {
  using template = await DatabaseTemplate.create();
  await using database = await template.copy();
  const findRules = async (observe: (run: ObservedRun) => void) => {
    const run = new ObservedRun();
    observe(run);
    return (await run.findFaults(database.store, ring)).map((fault) => fault.split(':')[0]);
  };
  expect(await findRules(() => undefined)).toEqual([]);
  // The audit trail contains no record of the effect.
  expect(await findRules((run) => run.onEffect(effect))).toContain('every change is recorded before it is made');
  expect(await findRules((run) => run.onResponse(rename, done))).toEqual([
    'what was acknowledged is stored',
    'every change reported as done was made',
  ]);
  const twice = (run: ObservedRun) => {
    run.onResponse(rename, { ...done, status: 502 });
    run.onEffect(effect);
    run.onEffect(effect);
  };
  expect(await findRules(twice)).toContain('no change is made twice');
  const jobs = { method: 'POST', path: '/api/jobs', body: '{"operationId":"drive.files.copy","items":[{}]}' };
  expect(await findRules((run) => run.onResponse(jobs, { ...done, status: 201, text: '{"jobId":"j"}' }))).toEqual([
    'what was acknowledged is stored',
  ]);
  const isNone = (run: ObservedRun) => {
    run.onResponse({ ...rename, method: 'GET' }, done);
    run.onResponse(rename, { ...done, isReplayed: true });
    run.onEffect({ ...effect, method: 'GET' });
    run.onEffect({ method: 'POST', url: '/calendar/v3/freeBusy', requestId: 'r2' });
  };
  expect(await findRules(isNone)).toEqual([]);
});
