import type { Context } from 'hono';
import type { Audit } from '#audit/open-audit.ts';
import { requestActor } from '#audit/request-actor.ts';
import type { AppEnv } from '#http/context.ts';
import { ProblemError } from '#http/problem.ts';
import { CredentialLostError, type CredentialVault, RefreshFailedError } from '#vault/credential-vault.ts';

/** Where tokens come from. */
export type TokenSource = { vault: CredentialVault; audit: Pick<Audit, 'trail'> };

/**
 * The access token of the person who asks: another one than a service `refused`, and good for at least `lifeMs`. Throws
 * the problem to answer with when there is none.
 */
export async function accessToken(
  { audit, vault }: TokenSource,
  context: Context<AppEnv>,
  { refused, lifeMs }: { refused?: string | undefined; lifeMs?: number } = {},
): Promise<string> {
  try {
    return await vault.accessToken(context.get('principal').credentialId, refused, lifeMs);
  } catch (error) {
    if (error instanceof CredentialLostError) {
      const lost = { outcome: 'failed', details: { reason: error.message } } as const;
      await audit.trail.note(requestActor(context), { action: 'credential.lost' }, lost);
      throw new ProblemError('unauthenticated', { cause: error });
    }
    if (error instanceof RefreshFailedError) {
      throw new ProblemError('upstream_unreachable', {
        detail: 'The identity provider does not answer.',
        cause: error,
      });
    }
    throw error;
  }
}
