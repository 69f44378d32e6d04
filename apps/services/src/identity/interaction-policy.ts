import { interactionPolicy } from 'oidc-provider';
import { isOwnClient } from './clients.ts';

/**
 * When people see a page on the way: the provider's own rules, except that nobody is asked to consent to a part of this
 * product. The console asks for a consent page because other providers hand out refresh tokens only after one.
 */
export function createInteractionPolicy(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  for (const rule of policy.get('consent')?.checks ?? []) {
    const { check } = rule;
    rule.check = (context) => !isOwnClient(context.oidc.client?.clientId) && check(context);
  }
  return policy;
}
