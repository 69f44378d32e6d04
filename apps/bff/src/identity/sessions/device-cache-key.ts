import { createHash } from 'node:crypto';
import type { Principal } from '#domain/principal.ts';
import type { KeyRing } from '#platform/keys/key-ring.ts';

/**
 * Returns the key with which a browser seals its cache, as base64. The key is not stored: it is derived from the key ring, the
 * session and its permissions, so that the cache can no longer be unsealed once any of them has changed.
 */
export function deriveDeviceCacheKey(ring: KeyRing, { sessionId, userId, roles, scopes }: Principal): string {
  const bound = JSON.stringify([sessionId, userId, [...roles].toSorted(), [...scopes].toSorted()]);
  const salt = createHash('sha256').update(bound).digest();
  return ring.derive(ring.primaryId, salt, 'device-cache').export().toString('base64');
}
