import { OpenIdProvider } from '../../apps/bff/src/testing/openid-provider.ts';
import { type ClientFiles, consoleClient, type OpenIdSetting } from '../../apps/bff/src/testing/openid-settings.ts';
import { CLIENT_ID } from '../../apps/bff/src/testing/test-issuer.ts';

/** The person of the demo organisation whom providers sign in. */
export const OPERATOR = { email: 'operator@example.com', name: 'Olivia Operator' };

/** Prefix of the scopes that `OpenIdProvider` knows. */
export const SCOPE_BASE = 'https://scopes.example';

/** A provider that runs, and the variables with which a console uses it. */
export type StartedProvider = { provider: OpenIdProvider; variables: Readonly<Record<string, string>> };

/** Starts a provider that signs the operator of the demo organisation in. */
export async function startProvider(
  setting: OpenIdSetting,
  files: ClientFiles,
  consoleOrigin: string,
): Promise<StartedProvider> {
  const claims = { ...OPERATOR, ...setting.claims };
  const provider = await OpenIdProvider.start(consoleClient(consoleOrigin), { ...setting, claims });
  return {
    provider,
    variables: {
      OIDC_ISSUER: provider.origin,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_CLIENT_SECRET_FILE: files.secretFile,
      SCOPE_BASE,
      ...setting.variables,
    },
  };
}

/** Variables that name services which all listen at one origin. */
export function servicesAt(origin: string): Record<string, string> {
  return {
    SCRIPT_BASE_URL: `${origin}/`,
    CALENDAR_BASE_URL: `${origin}/calendar/v3/`,
    DRIVE_BASE_URL: `${origin}/drive/v3/`,
    UPLOAD_URL: `${origin}/upload/drive/v3/`,
  };
}
