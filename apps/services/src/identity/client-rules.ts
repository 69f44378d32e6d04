import { timingSafeEqual } from 'node:crypto';
import type { Provider } from 'oidc-provider';
import { hashToken } from '#core/auth/access-tokens.ts';
import { isLoopbackRedirect, isRegisteredClient } from './registered-clients.ts';

/**
 * Applies different rules to clients registered by command: their stored secret is a hash, and native programs may be redirected
 * to any loopback port and path. The built-in clients remain strict.
 */
export function applyClientRules(provider: Provider): void {
  const { prototype } = provider.Client;
  const { compareClientSecret, redirectUriAllowed } = prototype;
  prototype.compareClientSecret = function compare(actual) {
    if (!isRegisteredClient(this.clientId)) return compareClientSecret.call(this, actual);
    return timingSafeEqual(Buffer.from(hashToken(actual)), Buffer.from(this.clientSecret ?? hashToken('')));
  };
  prototype.redirectUriAllowed = function allow(address) {
    const isInstalled = isRegisteredClient(this.clientId) && this.applicationType === 'native';
    return isInstalled ? isLoopbackRedirect(address) : redirectUriAllowed.call(this, address);
  };
}
