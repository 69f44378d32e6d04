import { ROLES } from '@rotunda/api-client/roles';
import { systemClock } from '#domain/clock.ts';
import { StartError } from '#domain/start-error.ts';
import { getCallbackUri } from '#identity/sessions/login.ts';
import { openClientAuth } from '#identity/sessions/oidc/client-auth.ts';
import { OidcClient } from '#identity/sessions/oidc/oidc-client.ts';
import { toSignInError } from '#identity/sessions/oidc/sign-in-error.ts';
import { describeFailure } from '#identity/sessions/oidc/sign-in-failures.ts';
import type { BffConfig } from '#platform/config/config.ts';
import type { ClientAuthConfig } from '#platform/config/oidc-config.ts';
import { listRequestedScopes } from '#platform/config/requested-scopes.ts';
import { describeConnectionError, describeConnectionRemedy, type Finding, isCertificateError } from './finding.ts';
import { probe } from './probe.ts';

const SUBJECT = 'Identity provider';
// A token that no provider has issued. The client is accepted if only this token is rejected.
const UNKNOWN_TOKEN = 'rotunda-doctor';

/** Lists what must be registered at the identity provider: the redirect URI, and the scopes of each role. */
export function listRegistration(config: BffConfig): Finding[] {
  return [
    { level: 'info', subject: 'Redirect URI', text: getCallbackUri(config) },
    ...ROLES.map((role) => ({
      level: 'info' as const,
      subject: `Scopes of ${role}`,
      text: listRequestedScopes([role], config).join(' '),
    })),
  ];
}

/** Discovers the provider, has it authenticate the client, and starts a sign-in with every scope, which is never completed. */
export async function checkProvider(config: BffConfig): Promise<Finding[]> {
  const { client, isAuthenticated } = await openClient(config);
  try {
    await client.reportsSignInTime();
  } catch (error) {
    return [toFinding(error)];
  }
  const issuer: Finding = { level: 'ok', subject: SUBJECT, text: `${config.oidc.issuer} responds` };
  if (!isAuthenticated)
    return [issuer, { level: 'info', subject: SUBJECT, text: 'not checked whether it accepts the client' }];
  return [issuer, await checkClient(client, config), await checkRequest(client, config)];
}

/** An unreadable secret or key is reported as a startup fault. Discovery works without it. */
async function openClient(config: BffConfig): Promise<{ client: OidcClient; isAuthenticated: boolean }> {
  const open = async (auth: ClientAuthConfig) => new OidcClient(config, await openClientAuth(auth), systemClock);
  try {
    return { client: await open(config.oidc.clientAuth), isAuthenticated: true };
  } catch (error) {
    if (error instanceof StartError) return { client: await open({ method: 'none' }), isAuthenticated: false };
    throw error;
  }
}

async function checkClient(client: OidcClient, { oidc }: BffConfig): Promise<Finding> {
  try {
    await client.redeem(UNKNOWN_TOKEN);
  } catch (error) {
    const { reason, providerError } = toSignInError(error);
    if (reason === 'client_refused' || reason === 'provider_unavailable') return toFinding(error);
    // Some providers validate the token first.
    if (reason !== 'code_refused') {
      const text = `did not say whether it accepts the client: ${providerError?.error ?? reason}`;
      return { level: 'info', subject: SUBJECT, text };
    }
  }
  return { level: 'ok', subject: SUBJECT, text: `accepts the client ${oidc.clientId}` };
}

async function checkRequest(client: OidcClient, config: BffConfig): Promise<Finding> {
  const redirectUri = getCallbackUri(config);
  const scopes = listRequestedScopes(ROLES, config);
  const anybody = {
    maxAgeSeconds: undefined,
    isOtherAccount: false,
    expectedSubject: undefined,
    expectedEmail: undefined,
  };
  try {
    const { url } = await client.begin({ redirectUri, scopes, ...anybody });
    const response = await probe(url);
    await response.body?.cancel();
    const refusal = readSignInError(response);
    if (refusal === undefined)
      return { level: 'ok', subject: SUBJECT, text: 'accepts the redirect URI and the scopes' };
    const text = `rejects the sign-in request: ${refusal}`;
    const remedy = `register the redirect URI and the scopes above for OIDC_CLIENT_ID`;
    return { level: 'error', subject: SUBJECT, text, remedy };
  } catch (error) {
    return toFinding(error);
  }
}

/** Returns why a provider refuses to start a sign-in, or undefined if it starts one or asks for the user's consent first. */
function readSignInError({ status, headers }: Response): string | undefined {
  if (status >= 400) return String(status);
  const location = headers.get('location') ?? '';
  const error = URL.canParse(location) ? new URL(location).searchParams.get('error') : null;
  // Google redirects to its own error page, whose address contains the reason only in an encoded form.
  const isErrorPage = URL.canParse(location) && new URL(location).searchParams.has('authError');
  if (isErrorPage) return 'it redirects to a page that states the reason';
  return error === null || /_required$|^access_denied$/.test(error) ? undefined : error;
}

function toFinding(error: unknown): Finding {
  const { reason, providerError } = toSignInError(error);
  const why = providerError
    ? [providerError.error, providerError.description].filter(Boolean).join(': ')
    : describeConnectionError(error);
  const { remedy = 'check the OIDC_ variables' } =
    !providerError && isCertificateError(why)
      ? { remedy: describeConnectionRemedy('OIDC_ISSUER', why) }
      : describeFailure(reason);
  return { level: 'error', subject: SUBJECT, text: `${reason} (${why})`, remedy };
}
