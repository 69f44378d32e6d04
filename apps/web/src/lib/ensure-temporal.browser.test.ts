import { expect, test } from 'vitest';
import { ensureTemporal } from './ensure-temporal.ts';

test('a browser without Temporal loads a polyfill', async () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'Temporal');
  Reflect.deleteProperty(globalThis, 'Temporal');
  try {
    await ensureTemporal();
    expect(Temporal.PlainDate.from('2026-11-23').add({ days: 8 }).toString()).toBe('2026-12-01');
  } finally {
    if (own) Object.defineProperty(globalThis, 'Temporal', own);
  }
});
