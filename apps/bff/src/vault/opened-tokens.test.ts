import { randomBytes } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { sealTokens } from './credential-seal.ts';
import { KeyRing } from './key-ring.ts';
import { OpenedTokens } from './opened-tokens.ts';
import { SealBrokenError } from './seal.ts';

const place = { id: 'credential-1', subject: 'sub-olga', scopes: 'a', version: 1 };
const tokens = { accessToken: 'access', refreshToken: 'refresh', idToken: undefined, accessExpiresAt: 1_000 };

function toRecord(ring: KeyRing) {
  return { ...place, sealed: sealTokens(ring, place, tokens).sealed };
}

afterEach(() => void vi.useRealTimers());

it('opens a record once in a fifth of a second, and keeps nothing for longer', () => {
  vi.useFakeTimers();
  const ring = new KeyRing([['k1', randomBytes(32)]]);
  const opened = new OpenedTokens(ring);
  const record = toRecord(ring);
  const first = opened.open(record);
  expect(first).toEqual({ accessToken: 'access', refreshToken: 'refresh', accessExpiresAt: 1_000 });
  expect(opened.open(record)).toBe(first);
  vi.advanceTimersByTime(199);
  expect(opened.open(record)).toBe(first);
  vi.advanceTimersByTime(1);
  expect(opened.open(record)).not.toBe(first);
  expect(opened.open(record)).toEqual(first);
});

it('opens no other record in the place of one that it has opened', () => {
  const ring = new KeyRing([['k1', randomBytes(32)]]);
  const opened = new OpenedTokens(ring);
  const record = toRecord(ring);
  opened.open(record);
  expect(() => opened.open({ ...record, version: 2 })).toThrow(SealBrokenError);
  expect(() => opened.open({ ...record, subject: 'sub-eve' })).toThrow(SealBrokenError);
  expect(() => opened.open({ ...record, scopes: 'a b' })).toThrow(SealBrokenError);
});
