import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FoundSession, SessionMemory } from './session-memory.ts';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => void vi.useRealTimers());

const found = (email: string): FoundSession => ({
  principal: {
    sessionId: 'hash',
    personId: 'issuer p1',
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

it('asks the store once for what is asked several times in a moment', async () => {
  const memory = new SessionMemory(() => 1);
  const load = vi.fn(() => Promise.resolve(found('olga@example.com')));
  await memory.find('hash', load);
  expect((await memory.find('hash', load))?.principal.email).toBe('olga@example.com');
  expect(load).toHaveBeenCalledTimes(1);
});

it('remembers nothing once a session has ended', async () => {
  const memory = new SessionMemory(() => 1);
  await memory.find('hash', () => Promise.resolve(found('olga@example.com')));
  memory.forgetAll();
  expect(await memory.find('hash', () => Promise.resolve(undefined))).toBeUndefined();
});

it('does not remember what was read before a session ended and came after it', async () => {
  const memory = new SessionMemory(() => 1);
  const reading = Promise.withResolvers<FoundSession>();
  const asked = memory.find('hash', () => reading.promise);
  memory.forgetAll();
  reading.resolve(found('olga@example.com'));
  await asked;
  expect(await memory.find('hash', () => Promise.resolve(undefined))).toBeUndefined();
});

it('does not remember that there is no such session', async () => {
  const memory = new SessionMemory(() => 1);
  await memory.find('hash', () => Promise.resolve(undefined));
  expect(await memory.find('hash', () => Promise.resolve(found('olga@example.com')))).toBeDefined();
});

it('asks what other processes have written once in ten milliseconds', async () => {
  const readVersion = vi.fn(() => 1);
  const memory = new SessionMemory(readVersion);
  const find = () => memory.find('hash', () => Promise.resolve(found('olga@example.com')));
  await Promise.all([find(), find(), find()]);
  vi.advanceTimersByTime(9);
  await find();
  expect(readVersion).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await find();
  expect(readVersion).toHaveBeenCalledTimes(2);
});

it('remembers nothing ten milliseconds after another process has written', async () => {
  let version = 1;
  const memory = new SessionMemory(() => version);
  await memory.find('hash', () => Promise.resolve(found('olga@example.com')));
  version = 2;
  vi.advanceTimersByTime(10);
  expect(await memory.find('hash', () => Promise.resolve(undefined))).toBeUndefined();
});
