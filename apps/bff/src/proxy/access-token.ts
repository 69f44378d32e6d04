import type { Context } from 'hono';
import type { AppEnv } from '#http/context.ts';
import type { CredentialVault } from '#vault/credential-vault.ts';
import { toTokenProblem } from '#vault/token-problem.ts';

/** Where tokens come from. */
export type TokenSource = { vault: CredentialVault };

/**
 * The access token of the person who asks: another one than a service `refused`, and good for at least `lifeMs`. Told at once
 * when it is at hand; rejects with the problem to answer with when there is none.
 */
export function accessToken(
  { vault }: TokenSource,
  context: Context<AppEnv>,
  { refused, lifeMs }: { refused?: string | undefined; lifeMs?: number } = {},
): string | Promise<string> {
  const found = vault.accessToken(context.get('principal').credentialId, refused, lifeMs);
  return typeof found === 'string' ? found : found.catch(refuse);
}

function refuse(error: unknown): never {
  throw toTokenProblem(error);
}
