import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createClockWithTime } from '#domain/clock.ts';
import { LEASE_TRANSITIONS, type LeaseEvent, type LeaseState } from '#domain/states/lease-states.ts';
import { getNextState, isFrom } from '#domain/states/state-machine.ts';
import { type CompareAndSwapExpiry, getLeaseExpiry, Lease } from './lease.ts';

/** Returns a new lease and its stored state. */
function takeLease() {
  const clock = { ms: 1_000_000, ...createClockWithTime((): number => clock.ms) };
  const stored = { turn: 1, endMs: getLeaseExpiry(clock), writes: 0, failures: 0 };
  const swap: CompareAndSwapExpiry = async ({ turn, fromMs, toMs }) => {
    if (stored.failures > 0) {
      stored.failures -= 1;
      throw new Error('the store is away');
    }
    if (stored.turn !== turn || stored.endMs !== fromMs) return false;
    Object.assign(stored, { endMs: toMs, writes: stored.writes + 1 });
    return true;
  };
  return { clock, stored, lease: new Lease(clock, stored, swap), swap };
}

test('a lease is renewed after a third of its duration, and is held until it expires', async () => {
  const { clock, stored, lease } = takeLease();
  for (let second = 0; second < 120; second += 1) {
    clock.ms += 1_000;
    expect(await lease.renew()).toBe(true);
    expect(lease.isHeld()).toBe(true);
  }
  expect(stored.writes).toBeLessThanOrEqual(12);
});

test('a lease that was seen to expire is not held again, and is denied to others until its work has ended', async () => {
  const { clock, stored, lease } = takeLease();
  clock.ms += 30_000;
  expect(lease.isHeld()).toBe(false);
  expect(await lease.renew()).toBe(true);
  expect([lease.isHeld(), stored.endMs]).toEqual([false, getLeaseExpiry(clock)]);
  expect([await lease.release(), stored.endMs]).toEqual([true, 0]);
});

test('a lease that another holder has taken is lost for good, and neither renewed nor released', async () => {
  const { clock, stored, lease } = takeLease();
  clock.ms += 15_000;
  stored.endMs += 20_000;
  const ofOther = stored.endMs;
  expect(await lease.renew()).toBe(false);
  expect([lease.isHeld(), await lease.renew(), await lease.release()]).toEqual([false, false, false]);
  expect(stored.endMs).toBe(ofOther);
});

test('a release waits for the renewal in progress, and frees what that renewal wrote', async () => {
  const { clock, stored, lease } = takeLease();
  clock.ms += 15_000;
  expect(await Promise.all([lease.renew(), lease.release()])).toEqual([true, true]);
  expect(stored.endMs).toBe(0);
});

test('a lease is renewed during its work, even after a failed renewal, and never after the work has ended', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { clock, stored, lease } = takeLease();
  const work = Promise.withResolvers<string>();
  const held = lease.runWithRenewal(() => work.promise);
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      clock.ms += 1_000;
      await vi.advanceTimersByTimeAsync(1_000);
    }
  };
  await pass(9);
  expect(stored.writes).toBe(0);
  stored.failures = 3;
  await pass(60);
  expect([lease.isHeld(), stored.failures]).toEqual([true, 0]);
  work.resolve('done');
  expect(await held).toBe('done');
  const { writes } = stored;
  await pass(60);
  expect(stored.writes).toBe(writes);
});

test('a lease is in the state given by its transition table, whatever happens to it', async () => {
  const acts = fc.array(fc.constantFrom('look', 'sleep', 'write', 'takenOver', 'release'), { maxLength: 15 });
  await fc.assert(
    fc.asyncProperty(acts, async (chosen) => {
      const { clock, stored, lease, swap } = takeLease();
      let state: LeaseState = 'held';
      const follow = (event: LeaseEvent) => {
        state = getNextState(LEASE_TRANSITIONS, state, event) ?? state;
      };
      for (const act of chosen) {
        const mayWrite = isFrom(LEASE_TRANSITIONS.release, state);
        const isOwn = mayWrite && stored.turn === 1;
        if (act === 'sleep') clock.ms += 30_000;
        if (act === 'takenOver') Object.assign(stored, { turn: 2, endMs: getLeaseExpiry(clock) });
        if (act === 'write' || act === 'release') {
          expect(await lease[act](swap)).toBe(isOwn);
          if (mayWrite && !isOwn) follow('lose');
          else if (act === 'release') follow('release');
        }
        if (act === 'look' || act === 'sleep') {
          const isHeld = lease.isHeld();
          if (!isHeld) follow('lapse');
          expect(isHeld).toBe(state === 'held');
        }
      }
    }),
  );
});
