import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AlertProgress, applyEpisodes } from './apply-episodes.ts';
import type { Episode } from './episode.ts';
import { limitSubjects, MAX_SUBJECTS, OVERFLOW_KEY } from './limit-subjects.ts';

const NOW = { nowMs: 10_000, sinceMs: 0 };

function episode(startMs: number, endMs?: number, times = [startMs]): Episode {
  return { key: 'k', title: 'Title', detail: 'Detail', path: '/', startMs, endMs, times };
}

function applied(before: AlertProgress | undefined, ...episodes: Episode[]) {
  return applyEpisodes(before, episodes, NOW);
}

describe('an alert', () => {
  test('opens when its condition begins, counts occurrences, and resolves when the condition ends', () => {
    const first = applied(undefined, episode(100, undefined, [50, 100]));
    expect(first).toMatchObject({ isNotified: true, alert: { state: 'open', isMet: true, count: 2, firstMs: 50 } });
    const second = applied(first?.alert, episode(100, undefined, [50, 100, 200]));
    expect(second).toMatchObject({ isNotified: false, alert: { state: 'open', count: 3, lastMs: 200 } });
    const third = applied(second?.alert, episode(100, 300, [50, 100, 200]));
    expect(third).toMatchObject({ isNotified: false, alert: { state: 'resolved', isMet: false, count: 3 } });
    const fourth = applied(third?.alert, episode(100, 300, [50, 100, 200]), episode(400));
    expect(fourth).toMatchObject({ isNotified: true, alert: { state: 'open', isMet: true, count: 4, firstMs: 50 } });
  });

  test('resolves when its subject disappears, and reopens if the subject returns', () => {
    const open = applied(undefined, episode(100));
    const gone = applied(open?.alert);
    expect(gone?.alert).toMatchObject({ state: 'resolved', isMet: false });
    expect(applied(gone?.alert, episode(100))).toMatchObject({ isNotified: true, alert: { state: 'open', count: 1 } });
  });

  test('stays open after the clock was set back, until its time is reached again or the condition has ended', () => {
    const open = applied(undefined, episode(100, undefined, [100, 110]));
    const setBack = applyEpisodes(open?.alert, [], { nowMs: 50, sinceMs: 0 });
    expect(setBack).toMatchObject({ isNotified: false, alert: { state: 'open', isMet: true, count: 2 } });
    const ended = applyEpisodes(setBack?.alert, [episode(100, 120)], { nowMs: 50, sinceMs: 0 });
    expect(ended?.alert).toMatchObject({ state: 'resolved', isMet: false });
    const reached = applyEpisodes(setBack?.alert, [], { nowMs: 100, sinceMs: 0 });
    expect(reached?.alert).toMatchObject({ state: 'resolved', isMet: false });
  });

  test('stays open when the start of its condition is older than the data read', () => {
    const open = applied(undefined, episode(100, undefined, [100, 200]));
    const later = applied(open?.alert, episode(200, undefined, [200, 300]));
    expect(later).toMatchObject({ isNotified: false, alert: { count: 3, episodeMs: 100 } });
  });

  test('stays resolved by its user while the condition persists', () => {
    const open = applied(undefined, episode(100));
    if (!open) throw new Error('no alert');
    const resolved: AlertProgress = { ...open.alert, state: 'resolved' };
    expect(applied(resolved, episode(100, undefined, [100, 200]))).toMatchObject({
      isNotified: false,
      alert: { state: 'resolved', count: 2 },
    });
  });

  test('stays muted until the mute expires', () => {
    const open = applied(undefined, episode(100));
    if (!open) throw new Error('no alert');
    const muted: AlertProgress = { ...open.alert, state: 'muted', mutedUntilMs: 20_000 };
    expect(applied(muted, episode(100))).toMatchObject({ isNotified: false, alert: { state: 'muted' } });
    const ended = applyEpisodes(muted, [episode(100)], { nowMs: 20_000, sinceMs: 0 });
    expect(ended).toMatchObject({ isNotified: true, alert: { state: 'open' } });
  });

  test('ignores conditions that ended before its rule was created', () => {
    expect(applyEpisodes(undefined, [episode(100, 200)], { nowMs: 10_000, sinceMs: 300 })).toBeUndefined();
  });

  test('is unchanged by repeating the same evaluation, as after a crash', () => {
    const gaps = fc.array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 50 })), { maxLength: 6 });
    fc.assert(
      fc.property(gaps, fc.boolean(), (spans, isOngoing) => {
        let atMs = 0;
        const episodes = spans.map(([wait, length]) => {
          atMs += wait + length;
          return episode(atMs - length, atMs);
        });
        const last = episodes.at(-1);
        if (last && isOngoing) last.endMs = undefined;
        const once = applied(undefined, ...episodes);
        const twice = applied(once?.alert, ...episodes);
        expect(twice?.alert).toEqual(once?.alert);
        expect(twice?.isNotified ?? false).toBe(false);
      }),
    );
  });
});

test('a rule that matches thousands of times has a limited number of alerts and one more that counts the rest', () => {
  const many = Array.from({ length: 5_000 }, (_, index) => ({ ...episode(index), key: `k${index}` }));
  const bounded = limitSubjects(many, new Set(['k7']));
  expect(bounded.size).toBe(MAX_SUBJECTS + 1);
  expect(bounded.has('k7')).toBe(true);
  expect(bounded.get(OVERFLOW_KEY)?.[0]).toMatchObject({ title: `${5_000 - MAX_SUBJECTS} more`, endMs: undefined });
  expect(bounded.get(OVERFLOW_KEY)?.[0]?.times).toHaveLength(5_000 - MAX_SUBJECTS);
});
