import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseConfig } from './config.ts';

const VALID = {
  SCRIPT_BASE_URL: 'http://127.0.0.1:4100/',
  CALENDAR_BASE_URL: 'http://127.0.0.1:4100/calendar/v3/',
  DRIVE_BASE_URL: 'https://files.example/drive/v3/',
  UPLOAD_URL: 'https://files.example/upload/drive/v3/',
  SCOPE_BASE: 'https://scopes.example/',
  OIDC_ISSUER: 'http://127.0.0.1:4100/oidc',
  OIDC_CLIENT_ID: 'rotunda-console',
  OIDC_CLIENT_SECRET_FILE: '/run/secret',
};

test('an unset variable has a default', () => {
  expect(parseConfig({ ...VALID, PATH: '/bin', PORT: '' })).toMatchObject({
    config: {
      host: '127.0.0.1',
      port: 4000,
      publicOrigin: 'http://localhost:4000',
      scopeBase: 'https://scopes.example',
      roles: { from: 'both', firstOperator: undefined },
      oidc: {
        clientAuth: { method: 'auto', secretFile: '/run/secret' },
        profile: 'generic',
        scopes: ['openid', 'profile', 'email'],
        parameters: {},
        prompt: 'consent',
        claimsFrom: 'both',
        emailClaim: 'email',
        trustsEmail: false,
        groupsClaim: 'roles',
        roleMap: undefined,
      },
      stepUp: 'auto',
      holdMs: 6000,
      hasDeviceCache: true,
      hasSampleRules: false,
      auditContentDays: 90,
      auditDays: undefined,
      auditStream: undefined,
      insecureCookies: true,
      database: undefined,
      keyRing: { path: resolve('data/bff-keys'), createsIfMissing: true },
      trustedProxies: [],
      connectionsPerAddress: 512,
      rates: { signInsPerMinute: 30 },
      logLevel: 'info',
    },
  });
});

test('calls are counted against budgets unless budgets are disabled', () => {
  const budgetsOf = (text: string) => parseConfig({ ...VALID, BFF_CALLS_PER_MINUTE: text });
  expect(budgetsOf('')).toMatchObject({ config: { callBudgets: { drive: { user: 2_400 } } } });
  expect(budgetsOf('user=600')).toMatchObject({ config: { callBudgets: { drive: { user: 600 } } } });
  expect(budgetsOf('off')).toMatchObject({ config: { callBudgets: undefined } });
});

test.each([
  'SCRIPT_BASE_URL',
  'CALENDAR_BASE_URL',
  'DRIVE_BASE_URL',
  'UPLOAD_URL',
  'SCOPE_BASE',
  'OIDC_ISSUER',
  'BFF_AUDIT_STREAM_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
])('%s contains no credentials, which its client cannot send', (name) => {
  for (const credentials of ['user:secret', 'user', ':secret']) {
    const parsed = parseConfig({ ...VALID, [name]: `https://${credentials}@host.example/` });
    expect(parsed).toEqual({ problems: [`${name}: must not contain a user name or password`] });
  }
});

test('missing values and invalid numbers are reported in words', () => {
  expect(parseConfig({ ...VALID, OIDC_ISSUER: '', PORT: 'abc' })).toEqual({
    problems: ['PORT: is not a whole number', 'OIDC_ISSUER: must be set'],
  });
});

test.each([
  ['off', 'off'],
  ['0', 'off'],
  ['login', 'login'],
])('BFF_STEP_UP=%s turns step-up to %s', (text, stepUp) => {
  expect(parseConfig({ ...VALID, BFF_STEP_UP: text })).toMatchObject({ config: { stepUp } });
});

test('the public origin uses the configured port', () => {
  expect(parseConfig({ ...VALID, PORT: '4001' })).toMatchObject({ config: { publicOrigin: 'http://localhost:4001' } });
});

describe('the identity provider', () => {
  const oidcOf = (env: Record<string, string>) => {
    const parsed = parseConfig({ ...VALID, ...env });
    return 'config' in parsed ? parsed.config.oidc : parsed.problems;
  };

  test('is recognised as Google by its address or by the profile', () => {
    expect(oidcOf({ OIDC_ISSUER: 'https://accounts.google.com' })).toMatchObject({ profile: 'google' });
    expect(oidcOf({ OIDC_PROFILE: 'google' })).toMatchObject({ profile: 'google' });
    expect(oidcOf({ OIDC_ISSUER: 'https://accounts.google.com', OIDC_PROFILE: 'generic' })).toMatchObject({
      profile: 'generic',
    });
  });

  test('accepts a key instead of a secret, or neither if that is configured', () => {
    const withoutSecret = { OIDC_CLIENT_SECRET_FILE: '' };
    expect(oidcOf({ ...withoutSecret, OIDC_CLIENT_KEY_FILE: '/run/key' })).toMatchObject({
      clientAuth: { method: 'private_key_jwt', keyFile: '/run/key' },
    });
    expect(oidcOf({ ...withoutSecret, OIDC_CLIENT_AUTH: 'none' })).toMatchObject({ clientAuth: { method: 'none' } });
    expect(oidcOf({ OIDC_CLIENT_AUTH: 'private_key_jwt' })).toEqual([expect.stringMatching('^OIDC_CLIENT_KEY_FILE: ')]);
  });

  test('maps groups to roles', () => {
    expect(oidcOf({ OIDC_ROLE_MAP: '{"/console admins":"operator","legal":["reviewer","support"]}' })).toMatchObject({
      roleMap: { '/console admins': ['operator'], legal: ['reviewer', 'support'] },
    });
  });

  test('receives additional parameters', () => {
    expect(oidcOf({ OIDC_PARAMETERS: 'audience=https%3A%2F%2Fapi.example&acr_values=mfa' })).toMatchObject({
      parameters: { audience: 'https://api.example', acr_values: 'mfa' },
    });
  });
});

describe('a database shared by replicas', () => {
  const shared = { ...VALID, DATABASE_URL: 'postgresql://bff@db.example/console' };

  test('requires existing keys, which are never generated', () => {
    expect(parseConfig({ ...shared, BFF_KEYRING_FILE: '/run/keys' })).toMatchObject({
      config: {
        database: { url: shared.DATABASE_URL, passwordFile: undefined },
        keyRing: { path: '/run/keys', createsIfMissing: false },
      },
    });
    expect(parseConfig({ ...shared, BFF_KEYRING: 'k1:aaaa' })).toMatchObject({
      config: { keyRing: { text: 'k1:aaaa' } },
    });
  });

  test.each(['postgresql://bff:secret@db.example/console', 'postgresql://bff@db.example/console?password=secret'])(
    'is rejected with two passwords: %s',
    (url) => {
      const env = {
        ...shared,
        DATABASE_URL: url,
        DATABASE_PASSWORD_FILE: '/run/password',
        BFF_KEYRING_FILE: '/run/keys',
      };
      expect(parseConfig(env)).toEqual({ problems: [expect.stringMatching('^DATABASE_PASSWORD_FILE: ')] });
    },
  );

  test('is rejected without keys, or with two key sets', () => {
    expect(parseConfig(shared)).toEqual({ problems: [expect.stringMatching('^BFF_KEYRING_FILE: must be set')] });
    expect(parseConfig({ ...shared, BFF_KEYRING_FILE: '/run/keys', BFF_KEYRING: 'k1:aaaa' })).toEqual({
      problems: [expect.stringMatching('^BFF_KEYRING: ')],
    });
  });
});

describe('plain http', () => {
  const inside = {
    ...VALID,
    DRIVE_BASE_URL: 'http://drive.internal:8080/drive/v3/',
    OIDC_ISSUER: 'http://keycloak.auth.svc.cluster.local/realms/x',
  };

  test('is accepted for listed hosts, by name or by domain', () => {
    const env = { ...inside, BFF_PLAIN_HTTP_HOSTS: 'drive.internal, *.svc.cluster.local' };
    expect(parseConfig(env)).toMatchObject({ config: { upstreams: { drive: inside.DRIVE_BASE_URL } } });
  });

  test.each(['', 'internal', '*.internal', 'cluster.local'])('is rejected for others: %j', (hosts) => {
    const parsed = parseConfig({ ...inside, BFF_PLAIN_HTTP_HOSTS: hosts });
    const names = 'problems' in parsed ? parsed.problems.map((problem) => problem.split(':')[0]) : [];
    expect(names).toEqual(hosts === '*.internal' ? ['OIDC_ISSUER'] : ['DRIVE_BASE_URL', 'OIDC_ISSUER']);
  });

  test('is never accepted between browsers and the console', () => {
    const env = { ...VALID, PUBLIC_ORIGIN: 'http://console.internal', BFF_PLAIN_HTTP_HOSTS: 'console.internal' };
    expect(parseConfig(env)).toEqual({ problems: [expect.stringMatching('^PUBLIC_ORIGIN: ')] });
  });
});

test.each([
  ['https://console.example', ''],
  ['https://console.example/', ''],
  ['https://console.example/rotunda', '/rotunda'],
  ['https://console.example/tools/rotunda-1/', '/tools/rotunda-1'],
])('PUBLIC_ORIGIN=%s has the base path "%s"', (address, basePath) => {
  expect(parseConfig({ ...VALID, PUBLIC_ORIGIN: address, BFF_HOOK_ORIGIN: address })).toMatchObject({
    config: { publicOrigin: 'https://console.example', basePath, hookOrigin: `https://console.example${basePath}` },
  });
});

test('disabled services need no address; at least one must remain, and uploads require files', () => {
  const off = { SCRIPT_BASE_URL: 'off', CALENDAR_BASE_URL: 'off' };
  expect(parseConfig({ ...VALID, ...off })).toHaveProperty('config');
  expect(parseConfig({ ...VALID, ...off, SCRIPT_BASE_URL: undefined })).toEqual({
    problems: ['SCRIPT_BASE_URL: must be set'],
  });
  const { UPLOAD_URL: _upload, ...withoutUpload } = VALID;
  expect(parseConfig({ ...withoutUpload, DRIVE_BASE_URL: 'off' })).toHaveProperty('config');
  expect(parseConfig({ ...VALID, ...off, DRIVE_BASE_URL: 'off' })).toEqual({
    problems: [expect.stringMatching('at least one of them must be a URL')],
  });
});

test.each([
  [{}, undefined],
  [{ DRIVE_BASE_URL: 'https://www.googleapis.com/drive/v3/' }, 'https://drive.google.com/open?id={fileId}'],
  [{ BFF_ACCESS_REQUEST_URL: 'https://files.example/{fileId}/ask' }, 'https://files.example/{fileId}/ask'],
])('with %j, access to a file is requested at %s', (variables, accessRequestUrl) => {
  expect(parseConfig({ ...VALID, ...variables })).toMatchObject({ config: { accessRequestUrl } });
});

describe('a configuration problem names its variable', () => {
  test.each([
    ['PORT', '70000'],
    ['PUBLIC_ORIGIN', 'http://console.example'],
    ['PUBLIC_ORIGIN', 'https://console.example/a?b'],
    ['PUBLIC_ORIGIN', 'https://console.example/a%20b'],
    ['PUBLIC_ORIGIN', 'https://console.example//a'],
    ['SCRIPT_BASE_URL', 'http://script.example/'],
    ['DRIVE_BASE_URL', 'https://files.example/drive/v3'],
    ['UPLOAD_URL', 'file:///etc/'],
    ['OIDC_ISSUER', 'http://issuer.example'],
    ['OIDC_CLIENT_ID', undefined],
    ['BFF_ROLES_FROM', 'anywhere'],
    ['BFF_FIRST_OPERATOR', 'olga'],
    ['BFF_STEP_UP', '1'],
    ['OIDC_PROFILE', 'other'],
    ['OIDC_SCOPES', 'profile email'],
    ['OIDC_PARAMETERS', 'audience=x&state=y'],
    ['OIDC_PROMPT', 'none'],
    ['OIDC_CLIENT_AUTH', 'tls_client_auth'],
    ['OIDC_CLIENT_SECRET_FILE', ''],
    ['OIDC_ROLE_MAP', 'admins=operator'],
    ['OIDC_ROLE_MAP', '{"admins":"administrator"}'],
    ['BFF_TYPO', '1'],
    ['BFF_STEPUP', '1'],
    ['PUBLIC_ORIGN', 'https://console.example'],
    ['METRICS_PORT', '4000'],
    ['BFF_HOLD_SECONDS', ' '],
    ['BFF_DEVICE_CACHE', 'yes'],
    ['BFF_AUDIT_DAYS', '0x10'],
    ['DATABASE_URL', 'mysql://db.example/console'],
    ['DATABASE_PASSWORD_FILE', '/run/password'],
    ['LOG_LEVEL', 'loud'],
    ['BFF_HOOK_ORIGIN', 'http://console.internal'],
    ['BFF_PLAIN_HTTP_HOSTS', 'http://drive.internal'],
    ['BFF_CONTENT_HOSTS', 'https://blobs.internal'],
    ['BFF_NOT_OFFERED', 'drive.approval'],
    ['BFF_CALLS_PER_MINUTE', 'project=many'],
    ['BFF_ACCESS_REQUEST_URL', 'https://files.example/request'],
    ['BFF_ACCESS_REQUEST_URL', 'javascript:alert({fileId})'],
  ])('%s=%s', (name, value) => {
    expect(parseConfig({ ...VALID, [name]: value })).toEqual({ problems: [expect.stringMatching(`^${name}: `)] });
  });

  test('and all problems are reported at once', () => {
    const parsed = parseConfig({ BFF_TYPO: '1', PORT: 'x' });
    const names = 'problems' in parsed ? parsed.problems.map((problem) => problem.split(':')[0]) : [];
    expect(names.sort()).toEqual(['PORT', ...Object.keys(VALID), 'BFF_TYPO'].sort());
  });
});

test.each([
  ['http://localhost:4000', true],
  ['http://127.0.0.1:4000', true],
  ['http://[::1]:4000', true],
  ['https://localhost:4000', false],
  ['https://console.example', false],
])('cookies for %s are set without Secure: %s', (origin, isInsecure) => {
  expect(parseConfig({ ...VALID, PUBLIC_ORIGIN: origin })).toMatchObject({ config: { insecureCookies: isInsecure } });
});
