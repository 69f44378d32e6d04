import { timingSafeEqual } from 'node:crypto';
import type { Provider } from 'oidc-provider';
import { hashToken } from '#core/auth/access-tokens.ts';
import { isLoopbackRedirect, isRegisteredClient } from './registered-clients.ts';

/**
 * What the provider's clients do differently when they were registered by command: their stored secret is a hash, and
 * programs on the user's own machine return to any port and path of it. The built-in clients stay as strict as they are.
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
