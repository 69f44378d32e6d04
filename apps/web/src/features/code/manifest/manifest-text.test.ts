import { expect, test } from 'vitest';
import { renameMember, writeMember } from './manifest-text.ts';

const SOURCE = `{
  "timeZone": "Etc/UTC",
  "oauthScopes": ["a", "b"],
  "webapp": {"access": "MYSELF"}
}
`;

test('a value is replaced, and the rest of the text stays as it is written', () => {
  const written = writeMember(SOURCE, ['timeZone'], 'Europe/Berlin');
  expect(written).toBe(SOURCE.replace('Etc/UTC', 'Europe/Berlin'));
});

test('a member of an object that is not there is added with its object', () => {
  const written = writeMember(SOURCE, ['executionApi', 'access'], 'DOMAIN');
  expect(JSON.parse(written)).toEqual({ ...JSON.parse(SOURCE), executionApi: { access: 'DOMAIN' } });
  expect(written).toContain('"executionApi": {\n    "access": "DOMAIN"\n  }');
});

test('a member and an element of a list are taken out', () => {
  expect(JSON.parse(writeMember(SOURCE, ['webapp'], undefined))).not.toHaveProperty('webapp');
  expect(JSON.parse(writeMember(SOURCE, ['oauthScopes', 1], undefined)).oauthScopes).toEqual(['a']);
  expect(JSON.parse(writeMember(SOURCE, ['oauthScopes', 0], undefined)).oauthScopes).toEqual(['b']);
});

test('what stands in the way of a member is replaced', () => {
  expect(JSON.parse(writeMember('{"webapp": "all"}', ['webapp', 'access'], 'DOMAIN'))).toEqual({
    webapp: { access: 'DOMAIN' },
  });
  expect(JSON.parse(writeMember('[1]', [], { timeZone: 'Etc/UTC' }))).toEqual({ timeZone: 'Etc/UTC' });
});

test('a member gets another name and keeps its value', () => {
  const written = renameMember('{"webapp": {"acess": "DOMAIN"}}', ['webapp', 'acess'], 'access', 'DOMAIN');
  expect(JSON.parse(written)).toEqual({ webapp: { access: 'DOMAIN' } });
});
