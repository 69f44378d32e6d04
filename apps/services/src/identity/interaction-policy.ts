import { interactionPolicy } from 'oidc-provider';
import { isOwnClient } from './clients.ts';

/**
 * Determines when users see an interaction page: the provider's own rules, except that parts of this product need no consent. The
 * console requests a consent page because other providers only issue refresh tokens after one.
 */
export function createInteractionPolicy(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  for (const rule of policy.get('consent')?.checks ?? []) {
    const { check } = rule;
    rule.check = (context) => !isOwnClient(context.oidc.client?.clientId) && check(context);
  }
  return policy;
}
