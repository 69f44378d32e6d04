import { resolve } from 'node:path';
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
  return 'problems' in parsed ? parsed.problems : parsed.config.auditStream;
}

test('records stay in the console unless an address is configured', () => {
  expect(parse({})).toBeUndefined();
  expect(parse({ BFF_AUDIT_STREAM_SECRET_FILE: 'key' })).toEqual([expect.stringContaining('has no effect')]);
});

test('an address is https or syslog over TLS; plain syslog is only for this machine and listed hosts', () => {
  const files = { authorizationFile: undefined, secretFile: undefined };
  const of = (url: string) => parse({ BFF_AUDIT_STREAM_URL: url, BFF_PLAIN_HTTP_HOSTS: 'siem.internal' });
  for (const url of ['https://siem.example/in', 'syslog+tls://siem.example', 'syslog+tcp://siem.internal:601'])
    expect(of(url)).toEqual({ url, ...files });
  for (const url of ['http://siem.example/in', 'syslog+tcp://siem.example', 'udp://siem.example'])
    expect(of(url)).toEqual([expect.stringMatching(/^BFF_AUDIT_STREAM_URL: must be/)]);
});

test('secrets are read from files, and only for HTTP', () => {
  const secrets = { BFF_AUDIT_STREAM_AUTHORIZATION_FILE: 'header' };
  expect(parse({ BFF_AUDIT_STREAM_URL: 'https://siem.example/in', ...secrets })).toMatchObject({
    authorizationFile: resolve('header'),
  });
  expect(parse({ BFF_AUDIT_STREAM_URL: 'syslog+tls://siem.example', ...secrets })).toEqual([
    'BFF_AUDIT_STREAM_AUTHORIZATION_FILE: has no effect with syslog',
  ]);
});
