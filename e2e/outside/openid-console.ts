import { OpenIdProvider } from '../../apps/bff/src/testing/servers/openid-provider.ts';
import {
  type ClientFiles,
  consoleClient,
  OPENID_SETTINGS,
  type OpenIdSetting,
  type OpenIdSettingName,
} from '../../apps/bff/src/testing/servers/openid-settings.ts';
import { CLIENT_ID } from '../../apps/bff/src/testing/servers/test-issuer.ts';

/** The demo user that providers sign in. */
export const OPERATOR = { email: 'operator@example.com', name: 'Olivia Operator' };

/** Prefix of the scopes that `OpenIdProvider` knows. */
export const SCOPE_BASE = 'https://scopes.example';

/** A running provider, and the console's variables for it. */
export type StartedProvider = { provider: OpenIdProvider; variables: Readonly<Record<string, string>> };

/** Returns the name of a provider setting for use among service settings. */
export function toSettingName(name: OpenIdSettingName): string {
  return `oidc-provider, ${name}`;
}

/** Starts a provider with a setting that signs in the operator of the demo organisation. */
export async function startProvider(
  name: OpenIdSettingName,
  files: ClientFiles,
  consoleOrigin: string,
): Promise<StartedProvider> {
  const setting: OpenIdSetting = OPENID_SETTINGS[name](files);
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

/** Returns the variables for services that all listen on one origin. */
export function serviceVariables(origin: string): Record<string, string> {
  return {
    SCRIPT_BASE_URL: `${origin}/`,
    CALENDAR_BASE_URL: `${origin}/calendar/v3/`,
    DRIVE_BASE_URL: `${origin}/drive/v3/`,
    UPLOAD_URL: `${origin}/upload/drive/v3/`,
  };
}
