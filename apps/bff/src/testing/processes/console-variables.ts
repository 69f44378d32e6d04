import { CLIENT_ID } from '#testing/servers/test-issuer.ts';
import { COMPILE_CACHE } from './compile-cache.ts';

/** The origin at which test browsers reach a console process. */
export const PUBLIC_ORIGIN = 'http://localhost:4000';

/** Returns the variables that point a console to an identity provider and services. */
export function consoleVariables(parts: {
  issuerOrigin: string;
  servicesOrigin: string;
  secretPath: string;
}): Record<string, string> {
  const { issuerOrigin, servicesOrigin, secretPath } = parts;
  return {
    ...COMPILE_CACHE,
    PUBLIC_ORIGIN,
    LOG_LEVEL: 'error',
    BFF_NOT_OFFERED: 'none',
    SCOPE_BASE: 'https://scopes.example',
    SCRIPT_BASE_URL: `${servicesOrigin}/`,
    CALENDAR_BASE_URL: `${servicesOrigin}/calendar/v3/`,
    DRIVE_BASE_URL: `${servicesOrigin}/drive/v3/`,
    UPLOAD_URL: `${servicesOrigin}/upload/drive/v3/`,
    OIDC_ISSUER: issuerOrigin,
    OIDC_CLIENT_ID: CLIENT_ID,
    OIDC_CLIENT_SECRET_FILE: secretPath,
  };
}
