import { importJWK, SignJWT } from 'jose';
import { findAccount } from '#core/auth/directory.ts';
import type { Clock } from '#core/clock.ts';
import { HOUR_MS } from '#core/durations.ts';
import type { RunIdentity } from '#core/operations/script-engine.ts';
import type { Database } from '#db/database.ts';
import type { IdentityKeys } from './key-file.ts';
import { grantsEmail, grantsName } from './user-scopes.ts';

/** The algorithm supported by verifiers of the public service. */
const ALGORITHM = 'RS256';

type Deps = { db: Database; clock: Clock; keys: IdentityKeys; issuer: string; scopeBase: string };

/**
 * Issues an OpenID Connect ID token for the user of a run, with the project as its audience. Resolves to undefined unless the run
 * has the scope `openid`. The token is valid for an hour.
 */
export async function issueScriptIdentityToken(
  { db, clock, keys, issuer, scopeBase }: Deps,
  { accountId, scriptId, scopes }: RunIdentity,
): Promise<string | undefined> {
  const account = findAccount(db, accountId);
  const key = keys.jwks.find(({ alg }) => alg === ALGORITHM);
  if (!scopes.includes('openid') || !account || !key) return undefined;
  const issuedAtMs = clock.nowMs();
  const claims = {
    azp: scriptId,
    hd: account.domain,
    ...(grantsEmail(scopeBase, scopes) && { email: account.email, email_verified: true }),
    ...(grantsName(scopeBase, scopes) && { name: account.displayName }),
  };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, kid: String(key.kid), typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(scriptId)
    .setSubject(account.id)
    .setIssuedAt(new Date(issuedAtMs))
    .setExpirationTime(new Date(issuedAtMs + HOUR_MS))
    .sign(await importJWK(key, ALGORITHM));
}
