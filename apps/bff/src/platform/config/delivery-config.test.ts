import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';

const ENV = {
  SCRIPT_BASE_URL: 'https://services.example/',
  CALENDAR_BASE_URL: 'https://services.example/',
  DRIVE_BASE_URL: 'https://services.example/',
  UPLOAD_URL: 'https://services.example/',
  SCOPE_BASE: 'https://services.example',
  OIDC_ISSUER: 'https://issuer.example',
  OIDC_CLIENT_ID: 'rotunda',
  OIDC_CLIENT_SECRET_FILE: '/run/secrets/client',
};

function parse(env: Record<string, string>) {
  const parsed = parseConfig({ ...ENV, ...env });
  return 'problems' in parsed ? parsed.problems : parsed.config.delivery;
}

test('without variables no email is sent, and webhooks go to public hosts', () => {
  expect(parse({})).toEqual({ mail: undefined, webhookHosts: ['*'] });
});

test('email needs TLS, except on this machine and for listed hosts', () => {
  const from = 'rotunda@example.com';
  const mailOf = (url: string) => parse({ SMTP_URL: url, SMTP_FROM: from, BFF_PLAIN_HTTP_HOSTS: 'relay.internal' });
  expect(mailOf('smtp://mail.example.com')).toMatchObject({ mail: { allowsPlaintext: false } });
  expect(mailOf('smtp://localhost:25')).toMatchObject({ mail: { allowsPlaintext: true } });
  expect(mailOf('smtp://relay.internal')).toMatchObject({ mail: { allowsPlaintext: true } });
});

test.each([
  [{ SMTP_URL: 'https://mail.example.com', SMTP_FROM: 'a@example.com' }, 'SMTP_URL: must be an SMTP URL'],
  [{ SMTP_URL: 'smtp://mail.example.com' }, 'SMTP_FROM: must be set'],
  [{ SMTP_FROM: 'a@example.com' }, 'SMTP_FROM: has no effect'],
  [
    { SMTP_URL: 'smtp://a:b@mail.example.com', SMTP_FROM: 'a@example.com', SMTP_PASSWORD_FILE: '/p' },
    'contains a password',
  ],
  [{ SMTP_URL: 'smtp://mail.example.com', SMTP_FROM: 'a@example.com', SMTP_PASSWORD_FILE: '/p' }, 'contains no user'],
  [{ BFF_WEBHOOK_HOSTS: 'https://example.com' }, 'BFF_WEBHOOK_HOSTS: must be comma-separated names'],
])('%j is rejected: %s', (env, problem) => {
  expect(parse(env)).toEqual([expect.stringContaining(problem)]);
});
