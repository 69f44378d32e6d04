import { interactionPolicy } from 'oidc-provider';
import { CONSOLE_CLIENT_ID } from './clients.ts';

/**
 * When people see a page on the way: the provider's own rules, except that the console is never asked for consent. It
 * asks for a consent page because other providers hand out refresh tokens only after one.
 */
export function createInteractionPolicy(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  for (const rule of policy.get('consent')?.checks ?? []) {
    const { check } = rule;
    rule.check = (context) => context.oidc.client?.clientId !== CONSOLE_CLIENT_ID && check(context);
  }
  return policy;
}
