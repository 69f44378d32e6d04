import { createHash } from 'node:crypto';
import type { Principal } from '#domain/principal.ts';
import type { KeyRing } from '#platform/keys/key-ring.ts';

/**
 * The key by which a browser seals what it caches, as base64. Nothing of it is stored: it follows from the key ring, the session and
 * its rights, so that what was cached cannot be opened once any of them has changed.
 */
export function deviceCacheKey(ring: KeyRing, { sessionId, userId, roles, scopes }: Principal): string {
  const bound = JSON.stringify([sessionId, userId, [...roles].toSorted(), [...scopes].toSorted()]);
  const salt = createHash('sha256').update(bound).digest();
  return ring.derive(ring.primaryId, salt, 'device-cache').export().toString('base64');
}
