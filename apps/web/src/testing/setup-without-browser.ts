import { afterEach, expect, vi } from 'vitest';
import { ensureTemporal } from '#lib/ensure-temporal.ts';

// Node keeps the storage of a session in memory, and the lasting one in a file only.
Object.defineProperty(globalThis, 'localStorage', { value: sessionStorage });

// As the console itself does before it starts.
await ensureTemporal();

// Code that complains on the console is not right, even if a test does not look there.
const spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  const complaints = spies.flatMap((spy) => spy.mock.calls.map((args) => args.map(String).join(' ')));
  for (const spy of spies) spy.mockClear();
  expect(complaints).toEqual([]);
});
