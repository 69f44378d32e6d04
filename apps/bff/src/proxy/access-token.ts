import type { Context } from 'hono';
import type { AppEnv } from '#http/context.ts';
import type { CredentialVault } from '#vault/credential-vault.ts';
import { toTokenProblem } from '#vault/token-problem.ts';

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
