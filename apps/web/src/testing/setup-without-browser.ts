import { afterEach, expect, vi } from 'vitest';
import { ensureTemporal } from '#lib/ensure-temporal.ts';

// Node keeps session storage in memory, but local storage only in a file.
Object.defineProperty(globalThis, 'localStorage', { value: sessionStorage });

// The console itself does the same before it starts.
await ensureTemporal();

// Code that logs to the console is faulty, even if a test does not check it.
const spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  const complaints = spies.flatMap((spy) => spy.mock.calls.map((args) => args.map(String).join(' ')));
  for (const spy of spies) spy.mockClear();
  expect(complaints).toEqual([]);
});
