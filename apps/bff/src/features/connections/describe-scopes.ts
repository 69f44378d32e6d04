import { countOf } from '@rotunda/api-client/count-of';
import type { Principal } from '#domain/principal.ts';
import type { BffConfig } from '#platform/config/config.ts';
import { listRequestedScopes } from '#platform/config/requested-scopes.ts';
import type { Finding } from './finding.ts';

/** Checks that a user's session has the scopes that their roles require. */
export function describeScopes(
  { email, roles, scopes }: Pick<Principal, 'email' | 'roles' | 'scopes'>,
  config: Pick<BffConfig, 'scopeBase' | 'upstreams'>,
): Finding {
  const subject = 'Session';
  const wanted = listRequestedScopes(roles, config);
  const missing = wanted.filter((scope) => !scopes.has(scope));
  if (missing.length === 0) {
    return {
      level: 'ok',
      subject,
      text: `${email} is signed in and has all ${countOf(wanted.length, 'scope')} of the role`,
    };
  }
  const text = `${email} is signed in without ${missing.length} of ${countOf(wanted.length, 'scope')}: ${missing.join(' ')}`;
  const remedy =
    'sign in again and allow everything that the identity provider asks for; if it asks for less, register the scopes';
  return { level: 'warning', subject, text, remedy };
}
