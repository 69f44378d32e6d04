import type { Context } from 'hono';
import type { CredentialVault } from '#identity/credentials/credential-vault.ts';
import { toTokenProblem } from '#identity/credentials/token-problem.ts';
import type { AppEnv } from '#platform/http/context.ts';

/** Where tokens come from. */
export type TokenSource = { vault: CredentialVault };

/**
 * The access token of the person who asks: another one than a service `refused`, and good for at least `lifeMs`.
 * Rejects with the problem to answer with when there is none.
 */
export async function accessToken(
  { vault }: TokenSource,
  context: Context<AppEnv>,
  { refused, lifeMs }: { refused?: string | undefined; lifeMs?: number } = {},
): Promise<string> {
  try {
    return await vault.accessToken(context.get('principal').credentialId, refused, lifeMs);
  } catch (error) {
    throw toTokenProblem(error);
  }
}
