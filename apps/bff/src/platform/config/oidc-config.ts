import { resolve } from 'node:path';
import { ROLES, type Role } from '@rotunda/api-client/roles';
import { z } from 'zod';

/** How the console authenticates as a client at the provider (OpenID Connect Core 1.0 section 9). */
export type ClientAuthConfig =
  /** Uses a secret. `auto` uses a method from the provider's metadata. */
  | { method: 'auto' | 'client_secret_basic' | 'client_secret_post'; secretFile: string }
  | { method: 'private_key_jwt'; keyFile: string }
  /** No authentication: only PKCE protects the code. */
  | { method: 'none' };

/** The console's configuration of the identity provider. */
export type OidcConfig = {
  issuer: string;
  clientId: string;
  clientAuth: ClientAuthConfig;
  /** The provider's extensions of, and deviations from, the standard. */
  profile: 'google' | 'generic';
  /** The scopes that identify the user. The services' scopes are added to them. */
  scopes: readonly string[];
  /** Additional parameters of authorization requests. */
  parameters: Readonly<Record<string, string>>;
  /** The provider's prompt when scopes of the services are requested. */
  prompt: 'consent' | 'select_account' | 'off';
  /** How the user who has just signed in is identified to the provider. */
  loginHint: 'email' | 'subject' | 'off';
  /** The only domain whose accounts may sign in, as in the claim `hd`. */
  hostedDomain: string | undefined;
  claimsFrom: 'id_token' | 'userinfo' | 'both';
  emailClaim: string;
  /** Whether addresses are trusted without `email_verified`. */
  trustsEmail: boolean;
  /** The path of the claim that contains roles or groups. */
  groupsClaim: string;
  /** The roles of each group. Undefined if groups have the names of the roles. */
  roleMap: Readonly<Record<string, readonly Role[]>> | undefined;
};

/** Parameters that the console sets itself, because the security of a sign-in depends on them. */
const RESERVED_PARAMETERS = [
  'client_id',
  'code_challenge',
  'code_challenge_method',
  'nonce',
  'redirect_uri',
  'request',
  'request_uri',
  'response_mode',
  'response_type',
  'scope',
  'state',
];

const GOOGLE = 'https://accounts.google.com';

const role = z.enum(ROLES);
const roleMap = z.record(
  z.string(),
  z.union([role, z.array(role)]).transform((roles) => [roles].flat()),
);

const roleMapText = z.string().transform((text, context) => {
  const { data } = roleMap.safeParse(parseJson(text));
  if (data) return data;
  const message = `must be JSON that maps groups to the roles ${ROLES.join(', ')}, like {"console-admins":"operator"}`;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const queryText = z
  .string()
  .transform((text) => Object.fromEntries(new URLSearchParams(text)))
  .refine((parameters) => !RESERVED_PARAMETERS.some((name) => name in parameters), {
    error: `must not set ${RESERVED_PARAMETERS.join(', ')}`,
  });

/** The variables for the identity provider, by name. Its address is validated with the other addresses. */
export const oidcVariables = {
  OIDC_CLIENT_ID: z.string().min(1),
  OIDC_CLIENT_AUTH: z.enum(['client_secret_basic', 'client_secret_post', 'private_key_jwt', 'none']).optional(),
  OIDC_CLIENT_SECRET_FILE: z.string().min(1).optional(),
  OIDC_CLIENT_KEY_FILE: z.string().min(1).optional(),
  OIDC_PROFILE: z.enum(['google', 'generic']).optional(),
  OIDC_SCOPES: z
    .string()
    .transform((text) => text.split(' ').filter(Boolean))
    .refine((scopes) => scopes.includes('openid'), 'must include openid')
    .default(['openid', 'profile', 'email']),
  OIDC_PARAMETERS: queryText.default({}),
  OIDC_PROMPT: z.enum(['consent', 'select_account', 'off']).default('consent'),
  OIDC_LOGIN_HINT: z.enum(['email', 'subject', 'off']).default('email'),
  OIDC_HOSTED_DOMAIN: z.string().min(1).optional(),
  OIDC_CLAIMS_FROM: z.enum(['id_token', 'userinfo', 'both']).default('both'),
  OIDC_EMAIL_CLAIM: z.string().min(1).default('email'),
  OIDC_EMAIL_TRUST: z.enum(['verified', 'always']).default('verified'),
  OIDC_GROUPS_CLAIM: z.string().min(1).default('roles'),
  OIDC_ROLE_MAP: roleMapText.optional(),
};

const schema = z.object(oidcVariables);

/** The values of these variables, each valid on its own, and the address of the issuer. */
type OidcValues = z.infer<typeof schema> & { OIDC_ISSUER: string };

/** Returns problems with combinations of these variables, one line each, even if other variables are invalid on their own. */
export function findOidcProblems(env: Readonly<Record<string, string | undefined>>): string[] {
  const { OIDC_CLIENT_AUTH: method, OIDC_CLIENT_SECRET_FILE: secret, OIDC_CLIENT_KEY_FILE: key } = env;
  if (method === 'none' || (key && (!method || method === 'private_key_jwt'))) return [];
  if (method === 'private_key_jwt') return ['OIDC_CLIENT_KEY_FILE: must be set for private_key_jwt'];
  if (secret) return [];
  return ['OIDC_CLIENT_SECRET_FILE: must be set, unless OIDC_CLIENT_KEY_FILE is set or OIDC_CLIENT_AUTH is none'];
}

/** Returns the configuration from these values, which must not have any problems. */
export function toOidcConfig(value: OidcValues): OidcConfig {
  const isGoogle = value.OIDC_ISSUER.replace(/\/$/, '') === GOOGLE;
  return {
    issuer: value.OIDC_ISSUER,
    clientId: value.OIDC_CLIENT_ID,
    clientAuth: toClientAuth(value),
    profile: value.OIDC_PROFILE ?? (isGoogle ? 'google' : 'generic'),
    scopes: value.OIDC_SCOPES,
    parameters: value.OIDC_PARAMETERS,
    prompt: value.OIDC_PROMPT,
    loginHint: value.OIDC_LOGIN_HINT,
    hostedDomain: value.OIDC_HOSTED_DOMAIN?.toLowerCase(),
    claimsFrom: value.OIDC_CLAIMS_FROM,
    emailClaim: value.OIDC_EMAIL_CLAIM,
    trustsEmail: value.OIDC_EMAIL_TRUST === 'always',
    groupsClaim: value.OIDC_GROUPS_CLAIM,
    roleMap: value.OIDC_ROLE_MAP,
  };
}

function toClientAuth(value: OidcValues): ClientAuthConfig {
  const { OIDC_CLIENT_AUTH: method, OIDC_CLIENT_SECRET_FILE: secret = '', OIDC_CLIENT_KEY_FILE: key } = value;
  if (method === 'none') return { method };
  if (method === 'private_key_jwt' || (method === undefined && key !== undefined)) {
    return { method: 'private_key_jwt', keyFile: resolve(key ?? '') };
  }
  return { method: method ?? 'auto', secretFile: resolve(secret) };
}
