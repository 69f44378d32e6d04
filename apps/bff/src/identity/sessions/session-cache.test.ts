import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FoundSession, SessionCache } from './session-cache.ts';

let nowMs: number;

beforeEach(() => {
  nowMs = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
});

afterEach(() => void vi.restoreAllMocks());

const found = (email: string): FoundSession => ({
  principal: {
    sessionId: 'hash',
    userId: 'issuer p1',
    userHash: 'hash of p1',
    subject: 'p1',
    email,
    name: 'Olga',
    roles: ['operator'],
    authenticatedAt: undefined,
    credentialId: 'credential',
    scopes: new Set(),
    expiresAt: Infinity,
  },
  lastSeenAt: 0,
});

it('reads the store once for repeated requests within a moment', async () => {
  const cache = new SessionCache();
  const load = vi.fn(() => Promise.resolve(found('olga@example.com')));
  await cache.find('hash', load);
  expect((await cache.find('hash', load))?.principal.email).toBe('olga@example.com');
  expect(load).toHaveBeenCalledTimes(1);
});

it('reads the store again within a second, so sessions ended by other processes are rejected', async () => {
  const cache = new SessionCache();
  await cache.find('hash', () => Promise.resolve(found('olga@example.com')));
  nowMs += 500;
  expect(await cache.find('hash', () => Promise.resolve(undefined))).toBeDefined();
  nowMs += 450;
  expect(await cache.find('hash', () => Promise.resolve(undefined))).toBeUndefined();
});

it('counts the second from the request to a slow store, not from its response', async () => {
  const cache = new SessionCache();
  const reading = Promise.withResolvers<FoundSession>();
  const requested = cache.find('hash', () => reading.promise);
  nowMs += 800;
  reading.resolve(found('olga@example.com'));
  await requested;
  nowMs += 150;
  expect(await cache.find('hash', () => Promise.resolve(undefined))).toBeUndefined();
});

it('is empty after a session has ended here', async () => {
  const cache = new SessionCache();
  await cache.find('hash', () => Promise.resolve(found('olga@example.com')));
  cache.clear();
  expect(await cache.find('hash', () => Promise.resolve(undefined))).toBeUndefined();
});

it('does not cache a read that began before a session ended and returned after it', async () => {
  const cache = new SessionCache();
  const reading = Promise.withResolvers<FoundSession>();
  const requested = cache.find('hash', () => reading.promise);
  cache.clear();
  reading.resolve(found('olga@example.com'));
  await requested;
  expect(await cache.find('hash', () => Promise.resolve(undefined))).toBeUndefined();
});

it('does not cache that a session does not exist', async () => {
  const cache = new SessionCache();
  await cache.find('hash', () => Promise.resolve(undefined));
  expect(await cache.find('hash', () => Promise.resolve(found('olga@example.com')))).toBeDefined();
});
