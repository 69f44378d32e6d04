import { toScopeIdentifier } from '@rotunda/api-client/scope-identifier';

/** Returns the full identifiers of the public scopes that identify the user. */
export function listUserScopes(scopeBase: string): string[] {
  return ['userinfo.email', 'userinfo.profile'].map((suffix) => toScopeIdentifier(scopeBase, suffix));
}

/** Whether a token with these scopes gives access to the user's address. */
export function grantsEmail(scopeBase: string, scopes: readonly string[]): boolean {
  return hasAny(scopes, ['email', toScopeIdentifier(scopeBase, 'userinfo.email')]);
}

/** Whether it gives access to the user's name. */
export function grantsName(scopeBase: string, scopes: readonly string[]): boolean {
  return hasAny(scopes, ['profile', toScopeIdentifier(scopeBase, 'userinfo.profile')]);
}

/** Whether it identifies the user. */
export function identifiesUser(scopeBase: string, scopes: readonly string[]): boolean {
  return scopes.includes('openid') || grantsEmail(scopeBase, scopes) || grantsName(scopeBase, scopes);
}

function hasAny(scopes: readonly string[], wanted: readonly string[]): boolean {
  return wanted.some((scope) => scopes.includes(scope));
}
