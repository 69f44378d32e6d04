import type { KoaContextWithOIDC } from 'oidc-provider';
import { isRegisteredClient } from './registered-clients.ts';

const OFFLINE_ACCESS = 'offline_access';

/**
 * Translates the query of an authorization request for the provider. Public clients request a refresh token with
 * `access_type=offline`, and installed programs always receive one. OpenID Connect has a scope for it, which requires consent
 * (OpenID Connect Core section 11).
 */
export function withOfflineScope(query: URLSearchParams, isInstalled: boolean): URLSearchParams {
  if (!isInstalled && query.get('access_type') !== 'offline') return query;
  const changed = new URLSearchParams(query);
  changed.set('scope', withWord(query.get('scope'), OFFLINE_ACCESS));
  // `none` cannot be combined and requests no page.
  if (query.get('prompt') !== 'none') changed.set('prompt', withWord(query.get('prompt'), 'consent'));
  return changed;
}

/** Returns the scopes as known to public clients, which reject a response with a scope they did not request. */
export function withoutOfflineScope(scopes: readonly string[]): string[] {
  return scopes.filter((scope) => scope !== OFFLINE_ACCESS);
}

/** Whether a grant outlives the session in which it was created. */
export function isOffline(scopes: readonly string[]): boolean {
  return scopes.includes(OFFLINE_ACCESS);
}

/** Removes the offline access scope from token responses to registered clients. */
export async function hideOfflineScope(context: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  const { oidc, body } = context;
  if (oidc?.route !== 'token' || !isRegisteredClient(oidc.client?.clientId) || !hasScope(body)) return;
  context.body = { ...body, scope: withoutOfflineScope(body.scope.split(' ')).join(' ') };
}

function withWord(list: string | null, word: string): string {
  const words = (list ?? '').split(/\s+/).filter((known) => known !== '' && known !== word);
  return [...words, word].join(' ');
}

function hasScope(body: unknown): body is { scope: string } {
  return typeof body === 'object' && body !== null && 'scope' in body && typeof body.scope === 'string';
}
