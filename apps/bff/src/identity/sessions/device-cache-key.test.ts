import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Principal } from '#domain/principal.ts';
import { KEY_BYTES, KeyRing } from '#platform/keys/key-ring.ts';
import { deriveDeviceCacheKey } from './device-cache-key.ts';

const principal: Principal = {
  sessionId: 'session-1',
  userId: 'https://id.example.com olga',
  userHash: 'a1b2',
  subject: 'olga',
  email: 'olga@example.com',
  name: 'Olga',
  roles: ['operator', 'support'],
  authenticatedAt: undefined,
  credentialId: 'credential-1',
  scopes: new Set(['drive', 'calendar']),
  expiresAt: 0,
};

test('a session has the same key in every replica with its key ring, and another key after its rights or the ring change', () => {
  const entry = ['k1', randomBytes(KEY_BYTES)] as const;
  const ring = new KeyRing([entry]);
  const key = deriveDeviceCacheKey(ring, principal);
  expect(Buffer.from(key, 'base64')).toHaveLength(KEY_BYTES);
  const reordered = { ...principal, roles: ['support', 'operator'] as const, scopes: new Set(['calendar', 'drive']) };
  expect(deriveDeviceCacheKey(new KeyRing([entry]), reordered)).toBe(key);
  const others = [
    deriveDeviceCacheKey(ring, { ...principal, sessionId: 'session-2' }),
    deriveDeviceCacheKey(ring, { ...principal, userId: 'https://id.example.com oskar' }),
    deriveDeviceCacheKey(ring, { ...principal, roles: ['support'] }),
    deriveDeviceCacheKey(ring, { ...principal, scopes: new Set(['drive']) }),
    deriveDeviceCacheKey(new KeyRing([['k2', randomBytes(KEY_BYTES)], entry]), principal),
  ];
  expect(new Set([key, ...others]).size).toBe(6);
});
