import { getConsoleAddress } from '#platform/config/console-address.ts';
import type { AuthDeps } from './auth-deps.ts';

const REVOCATION_TIMEOUT_MS = 3_000;

/**
 * Deletes a credential with its sessions, and revokes it at the identity provider if that responds in time. Returns the URL at
 * which the browser ends its session with the provider.
 */
export async function endCredential(
  { config, oidc, revocations, vault, log }: AuthDeps,
  credentialId: string,
): Promise<string> {
  const home = `${getConsoleAddress(config)}/`;
  const tokens = await vault.endCredential(credentialId);
  try {
    const ended = (async () => {
      if (tokens?.refreshToken) await revocations.revoke(tokens.refreshToken, tokens.subject);
      return oidc.endSessionUrl(tokens?.idToken, home);
    })();
    const expired = new Promise<undefined>((resolve) => setTimeout(resolve, REVOCATION_TIMEOUT_MS, undefined).unref());
    return (await Promise.race([ended, expired])) ?? home;
  } catch (error) {
    log.warn({ err: error }, 'failed to sign out at the identity provider');
    return home;
  }
}
