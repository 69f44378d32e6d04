import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { systemClock } from '#domain/clock.ts';
import { KeyRing } from '#platform/keys/key-ring.ts';
import { openStore } from '#platform/store/open-store.ts';
import { CredentialVault } from './credential-vault.ts';
import type { Tokens } from './tokens.ts';

const HOUR_MS = 3_600_000;
const directory = mkdtempSync(join(tmpdir(), 'rotunda-vault-'));
afterAll(() => rmSync(directory, { recursive: true }));

it('uses the tokens that another replica renewed within two seconds, however often it is asked', async () => {
  let nowMs = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  await using store = await openStore({ path: join(directory, 'bff.db') });
  const ring = new KeyRing([['k1', randomBytes(32)]]);
  const tokens = (accessToken: string): Tokens => ({
    accessToken,
    refreshToken: 'refresh',
    idToken: undefined,
    accessExpiresAt: Date.now() + HOUR_MS,
  });
  const provider = { refresh: () => Promise.resolve(tokens('second')), discard: () => undefined };
  const events = { onEnd: () => undefined, onLost: async () => undefined };
  const here = new CredentialVault(store, ring, systemClock, provider, events);
  const elsewhere = new CredentialVault(store, ring, systemClock, provider, events);
  const id = await here.create('sub-olga', [], tokens('first'));
  expect(await here.getAccessToken(id)).toBe('first');
  expect(await elsewhere.getAccessToken(id, 'first')).toBe('second');
  for (let requested = 1; requested <= 4; requested += 1) {
    nowMs += 499;
    expect(await here.getAccessToken(id)).toBe('first');
  }
  nowMs += 499;
  expect(await here.getAccessToken(id)).toBe('second');
  vi.restoreAllMocks();
});
