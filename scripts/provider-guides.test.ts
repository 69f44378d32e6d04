// The guides for identity providers name what the console really requests and reads.
import { readFileSync } from 'node:fs';
import { parseConfig } from '@rotunda/bff/config';
import { describe, expect, test } from 'vitest';
import { scopesForRoles } from '../apps/bff/src/domain/policy/scopes-for-role.ts';
import { ROLES } from '../packages/api-client/src/generated/roles.gen.ts';

const SERVICES = {
  SCRIPT_BASE_URL: 'https://script.example/',
  CALENDAR_BASE_URL: 'https://calendar.example/',
  DRIVE_BASE_URL: 'https://drive.example/',
  UPLOAD_URL: 'https://drive.example/upload/',
  SCOPE_BASE: 'https://scopes.example',
  DATA_DIR: '/data',
};

function read(name: string): string {
  return readFileSync(new URL(`../docs/${name}.md`, import.meta.url), 'utf8');
}

/** The variables of the shell examples of a guide; a later example of the same variable comes instead of an earlier one. */
function readVariables(text: string): Record<string, string> {
  const examples = [...text.matchAll(/```sh\n(.*?)```/gs)].map((match) => match[1] ?? '').join('\n');
  return Object.fromEntries(
    [...examples.matchAll(/^\s*([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

describe.each(['google-workspace', 'entra-id', 'keycloak', 'okta'])('the guide %s', (name) => {
  const text = read(name);

  test('gives variables with which the console starts', () => {
    const variables = readVariables(text);
    expect(Object.keys(variables)).toEqual(expect.arrayContaining(['OIDC_ISSUER', 'OIDC_CLIENT_ID']));
    const parsed = parseConfig({ ...SERVICES, ...variables });
    expect('problems' in parsed ? parsed.problems : []).toEqual([]);
  });

  test('names the redirect address, and only variables that there are', () => {
    expect(text).toContain('`{PUBLIC_ORIGIN}/auth/callback`');
    const documents = ['configuration', 'sign-in', 'remote-services'].map(read).join('\n');
    const named = [...text.matchAll(/\b(?:OIDC|BFF)_[A-Z_]+\b/g)].map(([variable]) => variable);
    expect(named.filter((variable) => !documents.includes(`\`${variable}\``))).toEqual([]);
  });
});

test.each(ROLES)('the guide for Google lists the scopes that are requested for %s', (role) => {
  const [, cell = ''] = new RegExp(`^\\| ${role} +\\| (.*?) +\\|$`, 'm').exec(read('google-workspace')) ?? [];
  expect(cell.split(', ').map((scope) => scope.replaceAll('`', ''))).toEqual(scopesForRoles([role]));
});
