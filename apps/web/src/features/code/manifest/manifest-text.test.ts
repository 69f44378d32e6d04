import { expect, test } from 'vitest';
import { renameMember, writeMember } from './manifest-text.ts';

const SOURCE = `{
  "timeZone": "Etc/UTC",
  "oauthScopes": ["a", "b"],
  "webapp": {"access": "MYSELF"}
}
`;

test('a value is replaced, and the rest of the text is unchanged', () => {
  const written = writeMember(SOURCE, ['timeZone'], 'Europe/Berlin');
  expect(written).toBe(SOURCE.replace('Etc/UTC', 'Europe/Berlin'));
});

test('a member of a missing object is added with its object', () => {
  const written = writeMember(SOURCE, ['executionApi', 'access'], 'DOMAIN');
  expect(JSON.parse(written)).toEqual({ ...JSON.parse(SOURCE), executionApi: { access: 'DOMAIN' } });
  expect(written).toContain('"executionApi": {\n    "access": "DOMAIN"\n  }');
});

test('an object member and a list element are removed', () => {
  expect(JSON.parse(writeMember(SOURCE, ['webapp'], undefined))).not.toHaveProperty('webapp');
  expect(JSON.parse(writeMember(SOURCE, ['oauthScopes', 1], undefined)).oauthScopes).toEqual(['a']);
  expect(JSON.parse(writeMember(SOURCE, ['oauthScopes', 0], undefined)).oauthScopes).toEqual(['b']);
});

test('a value in place of an object is replaced', () => {
  expect(JSON.parse(writeMember('{"webapp": "all"}', ['webapp', 'access'], 'DOMAIN'))).toEqual({
    webapp: { access: 'DOMAIN' },
  });
  expect(JSON.parse(writeMember('[1]', [], { timeZone: 'Etc/UTC' }))).toEqual({ timeZone: 'Etc/UTC' });
});

test('a member is renamed and keeps its value', () => {
  const written = renameMember('{"webapp": {"acess": "DOMAIN"}}', ['webapp', 'acess'], 'access', 'DOMAIN');
  expect(JSON.parse(written)).toEqual({ webapp: { access: 'DOMAIN' } });
});
