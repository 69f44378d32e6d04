import { expect, it } from 'vitest';
import { createClockWithTime } from '#domain/clock.ts';
import type { AuditResult } from '#platform/audit-trail/audit-record.ts';
import type { OpenAction } from '#platform/audit-trail/audit-trail.ts';
import { PlaybackAudit } from './playback-audit.ts';

const ACTOR = { subject: 'u1', source: '::1' };
const ACTION = { action: 'drive.files.get', target: 'f1' };
const DONE: AuditResult = { outcome: 'succeeded', status: 206 };

class Trail {
  isReachable = true;
  started = 0;
  readonly ended: AuditResult[] = [];
  readonly noted: AuditResult[] = [];

  async begin(): Promise<OpenAction> {
    if (!this.isReachable) throw new Error('no store');
    this.started += 1;
    return {
      end: async (result) => {
        this.ended.push(result);
      },
    };
  }

  async recordEvent(_actor: object, _action: object, result: AuditResult): Promise<void> {
    this.noted.push(result);
  }
}

function open() {
  const trail = new Trail();
  const clock = { ms: 0, ...createClockWithTime((): number => clock.ms) };
  return { trail, clock, playbacks: new PlaybackAudit(trail, clock) };
}

it('records the ranges of one ticket and address together, and other ranges separately', async () => {
  const { trail, playbacks } = open();
  const reads = [
    await playbacks.recordRange('t1')(ACTOR, ACTION),
    await playbacks.recordRange('t1')(ACTOR, ACTION),
    await playbacks.recordRange('t2')(ACTOR, ACTION),
    await playbacks.recordRange('t1')({ ...ACTOR, source: '10.0.0.1' }, ACTION),
  ];
  for (const read of reads) await read.end(DONE, 5);
  expect(trail.started).toBe(3);
  await playbacks.close();
  expect(trail.ended.map(({ details }) => details)).toEqual([
    { ranges: 2, bytes: 10 },
    { ranges: 1, bytes: 5 },
    { ranges: 1, bytes: 5 },
  ]);
});

it('leaves a record open while a range is being sent, even if the process stops', async () => {
  const { trail, clock, playbacks } = open();
  const read = await playbacks.recordRange('t1')(ACTOR, ACTION);
  clock.ms += 3_600_000;
  await playbacks.endIdle();
  await playbacks.close();
  expect(trail.ended).toEqual([]);
  await read.end(DONE, 7);
  expect(trail.ended).toEqual([{ ...DONE, details: { ranges: 1, bytes: 7 } }]);
});

it('records each range separately while the audit trail cannot be written, and together again afterwards', async () => {
  const { trail, playbacks } = open();
  trail.isReachable = false;
  for (let range = 0; range < 2; range += 1) await (await playbacks.recordRange('t1')(ACTOR, ACTION)).end(DONE, 5);
  expect(trail.noted.map(({ details }) => details)).toEqual([
    { ranges: 1, bytes: 5 },
    { ranges: 1, bytes: 5 },
  ]);
  trail.isReachable = true;
  await (await playbacks.recordRange('t1')(ACTOR, ACTION)).end(DONE, 5);
  expect(trail.started).toBe(1);
});

it('records a playback as successful if one of its ranges succeeded', async () => {
  const { trail, playbacks } = open();
  const failed: AuditResult = { outcome: 'failed', status: 502, details: { code: 'upstream_error', durationMs: 3 } };
  for (const result of [DONE, failed]) await (await playbacks.recordRange('t1')(ACTOR, ACTION)).end(result, 0);
  for (const result of [failed]) await (await playbacks.recordRange('t2')(ACTOR, ACTION)).end(result, 0);
  await playbacks.close();
  expect(trail.ended).toEqual([
    { ...DONE, details: { ranges: 2, bytes: 0 } },
    { ...failed, details: { code: 'upstream_error', ranges: 1, bytes: 0 } },
  ]);
});
