import { expect, test } from 'vitest';
import type { OidcConfig } from '#platform/config/oidc-config.ts';
import { type SignInRequest, toAuthorizationParameters } from './authorization-request.ts';

const GENERIC: OidcConfig = {
  issuer: 'https://issuer.example',
  clientId: 'console',
  clientAuth: { method: 'none' },
  profile: 'generic',
  scopes: ['openid', 'email'],
  parameters: {},
  prompt: 'consent',
  loginHint: 'email',
  hostedDomain: undefined,
  claimsFrom: 'both',
  emailClaim: 'email',
  trustsEmail: false,
  groupsClaim: 'roles',
  roleMap: undefined,
};

const FIRST: SignInRequest = {
  redirectUri: 'https://console.example/auth/callback',
  scopes: [],
  maxAgeSeconds: undefined,
  isOtherAccount: false,
  expectedSubject: undefined,
  expectedEmail: undefined,
};
const SECOND = { ...FIRST, scopes: ['files'], expectedSubject: 'p1', expectedEmail: 'rita@example.com' };
const GOOGLE = { profile: 'google' } as const;

/** Returns the parameters of a request, without the redirect URI, which never changes. */
function readParameters(
  request: SignInRequest,
  config: Partial<OidcConfig> = {},
  scopes?: string[],
  stepUp?: 'login',
): object {
  const metadata = { scopes_supported: scopes };
  const { redirect_uri, ...rest } = toAuthorizationParameters(
    request,
    { ...GENERIC, ...config },
    metadata,
    stepUp ?? 'auth_time',
  );
  expect(redirect_uri).toBe(FIRST.redirectUri);
  return rest;
}

const loginHint = { login_hint: 'rita@example.com' };

test('the likely user and the reason are sent if the provider accepts them, and decide nothing', () => {
  const prefill = { email: 'ana@example.com', reason: 'session_ended' };
  const prefilled = { ...FIRST, prefill };
  expect(readParameters(prefilled)).toEqual({ scope: 'openid email', login_hint: 'ana@example.com' });
  expect(readParameters(prefilled, { loginHint: 'off' })).toEqual({ scope: 'openid email' });
  expect(readParameters({ ...SECOND, prefill })).toMatchObject(loginHint);
  const metadata = { sign_in_reasons_supported: ['session_ended'] };
  expect(toAuthorizationParameters(prefilled, GENERIC, metadata, 'auth_time')).toMatchObject({
    sign_in_reason: 'session_ended',
  });
  const other = { ...FIRST, prefill: { ...prefill, reason: 'other' } };
  expect(toAuthorizationParameters(other, GENERIC, metadata, 'auth_time')).not.toHaveProperty('sign_in_reason');
});

test('the first request asks only for the user’s identity', () => {
  expect(readParameters(FIRST)).toEqual({ scope: 'openid email' });
  expect(readParameters(FIRST, GOOGLE)).toEqual({ scope: 'openid email' });
});

test('the second request asks for a refresh token in the provider’s way', () => {
  expect(readParameters(SECOND)).toEqual({
    scope: 'openid email offline_access files',
    prompt: 'consent',
    ...loginHint,
  });
  expect(readParameters(SECOND, {}, ['openid'])).toEqual({
    scope: 'openid email files',
    prompt: 'consent',
    ...loginHint,
  });
  expect(readParameters(SECOND, {}, ['openid', 'offline_access'])).toMatchObject({
    scope: expect.stringContaining('offline'),
  });
  const google = { scope: 'openid email files', access_type: 'offline', prompt: 'consent', ...loginHint };
  expect(readParameters(SECOND, GOOGLE)).toEqual(google);
  expect(readParameters(SECOND, GOOGLE, ['openid', 'offline_access'])).toEqual(google);
});

test('a step-up asks for a new sign-in, and for its time if that is the proof', () => {
  const stepUp = { ...SECOND, maxAgeSeconds: 900 };
  expect(readParameters(stepUp)).toMatchObject({ prompt: 'login consent', max_age: '900' });
  expect(readParameters(stepUp, {}, undefined, 'login')).not.toHaveProperty('max_age');
  expect(readParameters(stepUp, {}, undefined, 'login')).toMatchObject({ prompt: 'login consent' });
});

test('another account is requested in the provider’s way', () => {
  const other = { ...FIRST, isOtherAccount: true };
  expect(readParameters(other)).toMatchObject({ prompt: 'login' });
  expect(readParameters(other, GOOGLE)).toMatchObject({ prompt: 'select_account' });
});

test('configured parameters are sent, and do not replace those set by the console', () => {
  const parameters = { audience: 'https://api.example', prompt: 'create' };
  expect(readParameters(SECOND, { parameters, hostedDomain: 'example.com', loginHint: 'subject' })).toMatchObject({
    audience: 'https://api.example',
    prompt: 'consent',
    hd: 'example.com',
    login_hint: 'p1',
  });
  expect(readParameters(SECOND, { prompt: 'off', loginHint: 'off' })).toEqual({
    scope: 'openid email offline_access files',
  });
});
