/** The user's options after a failed sign-in. */
type RecoveryAction = 'again' | 'other_account' | 'administrator';

type Failure = {
  status: 400 | 403 | 502;
  /** The explanation for the user. */
  message: string;
  recovery: RecoveryAction;
  /** The setting to check or change, for the administrator who reads the log. Undefined if the configuration is correct. */
  remedy?: string;
};

/** The reasons why a sign-in can fail, by their name in the audit trail and the log. */
export const SIGN_IN_FAILURES = {
  no_cookie: { status: 400, message: 'Your browser did not send the sign-in cookie.', recovery: 'again' },
  expired: {
    status: 400,
    message: 'The sign-in was started in another browser, has already been completed, or took longer than ten minutes.',
    recovery: 'again',
  },
  other_provider: {
    status: 400,
    message: 'The sign-in was started with an identity provider that this console no longer uses.',
    recovery: 'again',
  },
  access_denied: {
    status: 403,
    message: 'The identity provider denied access: you declined, or your organisation does not permit this console.',
    recovery: 'again',
    remedy: 'if users did not decline themselves, allow the client for them at the identity provider',
  },
  interaction_required: {
    status: 400,
    message: 'The identity provider requires more information from you.',
    recovery: 'again',
  },
  provider_unavailable: {
    status: 502,
    message: 'The identity provider cannot be reached at the moment. Try again in a minute.',
    recovery: 'again',
    remedy: 'check that this machine can reach OIDC_ISSUER and the endpoints in its metadata',
  },
  provider_unusable: {
    status: 502,
    message: 'The identity provider sent an invalid response.',
    recovery: 'administrator',
    remedy: 'OIDC_ISSUER must exactly match the issuer in its /.well-known/openid-configuration',
  },
  client_refused: {
    status: 502,
    message: 'The identity provider did not accept the console’s own credentials.',
    recovery: 'administrator',
    remedy:
      'check OIDC_CLIENT_ID, the secret or key and OIDC_CLIENT_AUTH, and that the client may use the authorization code grant',
  },
  scope_refused: {
    status: 502,
    message: 'The identity provider does not support the scopes that the console requests.',
    recovery: 'administrator',
    remedy:
      'register the scopes of SCOPE_BASE for the client; Google and similar providers require OIDC_PROFILE=google',
  },
  request_refused: {
    status: 502,
    message: 'The identity provider did not accept the console’s request.',
    recovery: 'administrator',
    remedy: 'register {PUBLIC_ORIGIN}/auth/callback as a redirect URI of the client, and check the OIDC_ variables',
  },
  code_refused: {
    status: 400,
    message: 'The identity provider rejected the sign-in, usually because it took too long.',
    recovery: 'again',
    remedy: 'if it happens each time, check the clock of this machine and the redirect URI of the client',
  },
  refused: {
    status: 400,
    message: 'The identity provider did not confirm who you are.',
    recovery: 'again',
    remedy: 'the response does not match the request: check OIDC_ISSUER, OIDC_CLIENT_ID and the clock of this machine',
  },
  claims_unavailable: {
    status: 502,
    message: 'The identity provider did not send your identity.',
    recovery: 'administrator',
    remedy:
      'the userinfo endpoint failed: check it, or set OIDC_CLAIMS_FROM=id_token and add the claims to the ID token',
  },
  wrong_domain: {
    status: 403,
    message: 'This console is limited to one organisation, and your account does not belong to it.',
    recovery: 'other_account',
    remedy: 'the claim hd differs from OIDC_HOSTED_DOMAIN',
  },
  not_recent: {
    status: 400,
    message: 'The identity provider did not confirm that you signed in just now.',
    recovery: 'again',
    remedy:
      'the ID token has no auth_time, or an old one: configure the provider to send it, or set BFF_STEP_UP to login or off',
  },
  no_email: {
    status: 403,
    message: 'The identity provider did not send your email address.',
    recovery: 'administrator',
    remedy: 'configure the provider to send the claim email, or set OIDC_EMAIL_CLAIM to another claim',
  },
  unverified_email: {
    status: 403,
    message: 'Your role depends on your email address, which the identity provider has not verified.',
    recovery: 'other_account',
    remedy: 'email_verified is absent or false: set OIDC_EMAIL_TRUST=always if only the organisation can set addresses',
  },
  address_taken: {
    status: 403,
    message: 'The role of this email address belongs to an account that used the address before.',
    recovery: 'other_account',
    remedy: 'if the account was replaced, remove the entry on the People screen and add it again',
  },
  no_role: {
    status: 403,
    message: 'Your account has no role in this console.',
    recovery: 'other_account',
    remedy: 'assign a role on the People screen, or check OIDC_GROUPS_CLAIM and OIDC_ROLE_MAP',
  },
  other_account: {
    status: 400,
    message: 'You signed in with a different account than the one the sign-in was started for.',
    recovery: 'other_account',
  },
  roles_changed: {
    status: 400,
    message: 'An operator changed your roles while you signed in.',
    recovery: 'again',
  },
} satisfies Record<string, Failure>;

/** The reason why a sign-in failed. */
export type SignInFailure = keyof typeof SIGN_IN_FAILURES;

/** Returns what the page and the log show for a reason. */
export function describeFailure(reason: SignInFailure): Failure {
  return SIGN_IN_FAILURES[reason];
}
