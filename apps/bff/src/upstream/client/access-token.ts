import type { CredentialVault } from '#identity/credentials/credential-vault.ts';
import { toTokenProblem } from '#identity/credentials/token-problem.ts';

/**
 * Returns the access token of a credential, different from one that a service `refused`, and valid for at least `lifeMs`. Rejects
 * with the problem to respond with if there is none.
 */
export async function getAccessToken(
  vault: CredentialVault,
  credentialId: string,
  { refused, lifeMs }: { refused?: string | undefined; lifeMs?: number } = {},
): Promise<string> {
  try {
    return await vault.getAccessToken(credentialId, refused, lifeMs);
  } catch (error) {
    throw toTokenProblem(error);
  }
}
