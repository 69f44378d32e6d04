import { describe, expect, test } from 'vitest';
import type { ProjectChange } from '#shared/script/deployments/project-change.ts';
import { findCause, findDifference } from './failing-cause.ts';
import type { FailureStreak } from './failure-streak.ts';

const at = (minute: number) => `2026-11-20T10:${String(minute).padStart(2, '0')}:00Z`;
const spellOf = (deploymentId?: string): FailureStreak => ({
  firstBad: { startTime: at(30), ...(deploymentId && { deploymentId }) },
  lastGood: { startTime: at(10), ...(deploymentId && { deploymentId }) },
  failedCount: 2,
  runCount: 2,
  isStartKnown: true,
});
const change = (kind: ProjectChange['kind'], minute: number, deploymentId?: string): ProjectChange => ({
  key: `${kind} ${minute}`,
  kind,
  timeMs: Date.parse(at(minute)),
  label: kind,
  ...(deploymentId && { deploymentId }),
});

describe('the cause of failures', () => {
  test('is the last save between the good and the bad run, even if a version was created later', () => {
    const changes = [
      change('save', 5),
      change('save', 15),
      change('save', 20),
      change('version', 25),
      change('save', 40),
    ];
    expect(findCause(spellOf(), changes)?.key).toBe('save 20');
  });

  test('is a version if saves are unknown, and sharing if the code was not changed', () => {
    expect(findCause(spellOf(), [change('sharing', 12), change('version', 25)])?.key).toBe('version 25');
    expect(findCause(spellOf(), [change('sharing', 12), change('version', 35)])?.key).toBe('sharing 12');
  });

  test('of a deployment is a change of that deployment, not of another one or of HEAD', () => {
    const changes = [change('deployment', 12, 'd1'), change('deployment', 20, 'd2'), change('save', 25)];
    expect(findCause(spellOf('d1'), changes)?.key).toBe('deployment 12');
    expect(findCause(spellOf('d3'), changes)).toBeUndefined();
  });

  test('is unknown without a last good run', () => {
    const spell = { ...spellOf(), lastGood: undefined };
    expect(findCause(spell, [change('save', 1), change('save', 40)])).toBeUndefined();
  });
});

describe('the code of the good and the bad run', () => {
  const versions = [
    { versionNumber: 2, createdMs: Date.parse(at(35)) },
    { versionNumber: 1, createdMs: Date.parse(at(5)) },
  ];
  const known = { changes: [], areSavesKnown: false, versions, records: [], served: undefined };

  test('of HEAD is that of the nearest versions, and exact if nothing else was saved', () => {
    const changes = [change('save', 20)];
    expect(findDifference(spellOf(), { ...known, changes })).toEqual({
      kind: 'different',
      base: 1,
      head: 2,
      isExact: true,
    });
    const more = [...changes, change('save', 7)];
    expect(findDifference(spellOf(), { ...known, changes: more })).toMatchObject({ isExact: false });
  });

  test('of HEAD is HEAD itself if it has not been saved since, and unknown before the first version', () => {
    expect(findDifference(spellOf(), { ...known, versions: versions.slice(1) })).toMatchObject({
      base: 1,
      head: undefined,
    });
    expect(findDifference(spellOf(), { ...known, versions: [] })).toBeUndefined();
  });

  test('of HEAD is the same if it is known to be unsaved', () => {
    const changes = [change('save', 5), change('save', 40)];
    expect(findDifference(spellOf(), { ...known, changes, areSavesKnown: true })).toEqual({
      kind: 'same',
      version: undefined,
    });
  });

  test('of a deployment is that of its deployed versions', () => {
    const records = [
      { action: 'updated' as const, time: at(20), versionNumber: 2, previousVersionNumber: 1 },
      { action: 'created' as const, time: at(1), versionNumber: 1 },
    ].map((record) => ({ ...record, recordId: record.time, deploymentId: 'd1', origin: 'console' as const }));
    expect(findDifference(spellOf('d1'), { ...known, records })).toMatchObject({ base: 1, head: 2 });
    const served = { versionNumber: 7, sinceMs: undefined };
    expect(findDifference(spellOf('d1'), { ...known, served })).toEqual({ kind: 'same', version: 7 });
    expect(findDifference(spellOf('d1'), known)).toBeUndefined();
  });

  test('of a deployment that changed before the console found it starts with the newest version at that time', () => {
    const found = { recordId: 'r', deploymentId: 'd1', origin: 'outside' as const, action: 'found' as const };
    const served = { versionNumber: 2, sinceMs: Date.parse(at(20)) };
    for (const records of [[], [{ ...found, time: at(50), versionNumber: 2 }]]) {
      expect(findDifference(spellOf('d1'), { ...known, records, served })).toEqual({
        kind: 'different',
        base: 1,
        head: 2,
        isExact: false,
      });
    }
    const earlier = [{ ...found, time: at(2), versionNumber: 1 }];
    expect(findDifference(spellOf('d1'), { ...known, records: earlier, served })).toMatchObject({ kind: 'same' });
    expect(findDifference(spellOf('d1'), { ...known, versions: [], served })).toBeUndefined();
  });
});
