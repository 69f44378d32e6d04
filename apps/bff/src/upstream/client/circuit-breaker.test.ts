import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CircuitBreaker, isOutage } from './circuit-breaker.ts';

const PAUSE_MS = 1_000;
const LIMITS = { failuresInRow: 8, sampleCalls: 20, pauseMs: PAUSE_MS, maxPauseMs: 3_000 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

function call(circuit: CircuitBreaker, isDown: boolean | undefined, times = 1): void {
  for (let index = 0; index < times; index += 1) circuit.tryAcquire()?.record(isDown);
}

/** Returns an open circuit breaker. */
function openCircuit(onOpen: () => void = () => undefined): CircuitBreaker {
  const circuit = new CircuitBreaker(LIMITS, onOpen);
  call(circuit, true, 8);
  return circuit;
}

describe('T17: a circuit breaker', () => {
  test('opens after eight consecutive failures', () => {
    const onOpen = vi.fn<() => void>();
    const circuit = new CircuitBreaker(LIMITS, onOpen);
    call(circuit, true, 7);
    call(circuit, false);
    call(circuit, true, 7);
    expect(circuit.isClosed).toBe(true);
    call(circuit, true);
    expect([circuit.isClosed, circuit.tryAcquire()]).toEqual([false, undefined]);
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  test('opens when half of twenty calls fail, even if never eight in a row', () => {
    const circuit = new CircuitBreaker(LIMITS, () => undefined);
    for (let index = 0; index < 9; index += 1) {
      call(circuit, false);
      call(circuit, true);
    }
    call(circuit, false);
    expect(circuit.isClosed).toBe(true);
    call(circuit, true);
    expect(circuit.isClosed).toBe(false);
  });

  test('allows one call after a pause and closes if it succeeds', () => {
    const circuit = openCircuit();
    vi.advanceTimersByTime(PAUSE_MS - 1);
    expect(circuit.tryAcquire()).toBeUndefined();
    vi.advanceTimersByTime(1);
    const probe = circuit.tryAcquire();
    expect(circuit.tryAcquire()).toBeUndefined();
    probe?.record(false);
    expect(circuit.tryAcquire()).toBeDefined();
    // Failures before the pause no longer count.
    call(circuit, true, 7);
    expect(circuit.isClosed).toBe(true);
  });

  test('doubles its pause after each failed probe, up to a limit', () => {
    const onOpen = vi.fn<() => void>();
    const circuit = openCircuit(onOpen);
    for (const pauseMs of [PAUSE_MS, 2 * PAUSE_MS, 3 * PAUSE_MS, 3 * PAUSE_MS]) {
      vi.advanceTimersByTime(pauseMs - 1);
      expect(circuit.tryAcquire()).toBeUndefined();
      vi.advanceTimersByTime(1);
      call(circuit, true);
    }
    expect(onOpen).toHaveBeenCalledTimes(5);
    vi.advanceTimersByTime(3 * PAUSE_MS);
    call(circuit, false);
    call(circuit, true, 8);
    vi.advanceTimersByTime(PAUSE_MS);
    expect(circuit.tryAcquire()).toBeDefined();
  });

  test('ignores calls with an inconclusive outcome, and lets the next call be the probe instead', () => {
    const circuit = new CircuitBreaker(LIMITS, () => undefined);
    call(circuit, true, 7);
    call(circuit, undefined);
    expect(circuit.isClosed).toBe(true);
    call(circuit, true);
    expect(circuit.isClosed).toBe(false);
    vi.advanceTimersByTime(PAUSE_MS);
    call(circuit, undefined);
    expect(circuit.isClosed).toBe(false);
    call(circuit, false);
    expect(circuit.isClosed).toBe(true);
  });

  test('counts the first result of each call, and only the probe’s own result while probing', () => {
    const circuit = new CircuitBreaker(LIMITS, () => undefined);
    const late = circuit.tryAcquire();
    const twice = circuit.tryAcquire();
    for (let index = 0; index < 10; index += 1) twice?.record(true);
    expect(circuit.isClosed).toBe(true);
    call(circuit, true, 7);
    vi.advanceTimersByTime(PAUSE_MS);
    const probe = circuit.tryAcquire();
    late?.record(false);
    expect(circuit.isClosed).toBe(false);
    probe?.record(false);
    expect(circuit.isClosed).toBe(true);
  });

  test('keeps its pause when the wall clock changes', () => {
    const circuit = openCircuit();
    vi.setSystemTime(Date.now() + 90_000);
    expect(circuit.tryAcquire()).toBeUndefined();
  });
});

test.each([
  ['connectionRefused', undefined, true],
  ['noConnection', undefined, true],
  ['timeout', undefined, true],
  ['reset', undefined, false],
  ['internal', undefined, false],
  ['response', 500, false],
  ['response', 502, true],
  ['response', 503, true],
  ['response', 504, true],
  ['response', 429, false],
] as const)('a failure %s with status %s says that the service is down: %s', (fault, status, isDown) => {
  expect(isOutage({ fault, status })).toBe(isDown);
});
