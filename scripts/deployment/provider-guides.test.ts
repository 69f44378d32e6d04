// Checks that the guides for identity providers name what the console requests and reads.
import { parseConfig } from '@rotunda/bff/config';
import { describe, expect, test } from 'vitest';
import { listScopesForRoles } from '../../apps/bff/src/domain/policy/scopes-for-role.ts';
import { ROLES } from '../../packages/api-client/src/generated/roles.gen.ts';
import { readDocument, readVariables } from './guide-variables.ts';

const SERVICES = {
  SCRIPT_BASE_URL: 'https://script.example/',
  CALENDAR_BASE_URL: 'https://calendar.example/',
  DRIVE_BASE_URL: 'https://drive.example/',
  UPLOAD_URL: 'https://drive.example/upload/',
  SCOPE_BASE: 'https://scopes.example',
  DATA_DIR: '/data',
};

describe.each(['google-workspace', 'entra-id', 'keycloak', 'okta'])('the guide %s', (name) => {
  const text = readDocument(name);

  test('lists variables that the console starts with', () => {
    const variables = readVariables(text);
    expect(Object.keys(variables)).toEqual(expect.arrayContaining(['OIDC_ISSUER', 'OIDC_CLIENT_ID']));
    const parsed = parseConfig({ ...SERVICES, ...variables });
    expect('problems' in parsed ? parsed.problems : []).toEqual([]);
  });

  test('names the redirect URI, and only existing variables', () => {
    expect(text).toContain('`{PUBLIC_ORIGIN}/auth/callback`');
    const documents = ['configuration', 'sign-in', 'remote-services'].map(readDocument).join('\n');
    const named = [...text.matchAll(/\b(?:OIDC|BFF)_[A-Z_]+\b/g)].map(([variable]) => variable);
    expect(named.filter((variable) => !documents.includes(`\`${variable}\``))).toEqual([]);
  });
});

test.each(ROLES)('the guide for Google lists the scopes requested for %s', (role) => {
  const [, cell = ''] = new RegExp(`^\\| ${role} +\\| (.*?) +\\|$`, 'm').exec(readDocument('google-workspace')) ?? [];
  expect(cell.split(', ').map((scope) => scope.replaceAll('`', ''))).toEqual(listScopesForRoles([role]));
});
