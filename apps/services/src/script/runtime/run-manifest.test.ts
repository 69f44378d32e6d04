import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRunManifest } from './run-manifest.ts';

const read = (source: string, name = 'appsscript') =>
  readRunManifest([
    { name: 'Code', type: 'SERVER_JS', source: '{}', lastModifyAccountId: null, createdAt: 0, updatedAt: 0 },
    { name, type: 'JSON', source, lastModifyAccountId: null, createdAt: 0, updatedAt: 0 },
  ]);

const NOTHING = { timeZone: 'Etc/UTC', oauthScopes: [], executionAccess: undefined };

describe('readRunManifest', () => {
  test('finds what a manifest says about runs', () => {
    const manifest = {
      timeZone: 'Asia/Tokyo',
      oauthScopes: ['a', 'b'],
      executionApi: { access: 'DOMAIN' },
      webapp: {},
    };
    expect(read(JSON.stringify(manifest))).toEqual({
      timeZone: 'Asia/Tokyo',
      oauthScopes: ['a', 'b'],
      executionAccess: 'DOMAIN',
    });
  });

  test('takes an API executable without access to be for its owner', () => {
    expect(read('{"executionApi":{}}').executionAccess).toBe('MYSELF');
  });

  test('finds nothing where there is no manifest', () => {
    expect(read('{"timeZone":"Asia/Tokyo"}', 'other')).toEqual(NOTHING);
  });

  test('reads any text without failing, and nothing of what is not as it should be', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(read(text)).toEqual(NOTHING);
      }),
    );
    const members = fc.constantFrom('timeZone', 'oauthScopes', 'executionApi');
    fc.assert(
      fc.property(fc.dictionary(members, fc.jsonValue({ maxDepth: 1 })), (manifest) => {
        const { oauthScopes, timeZone } = read(JSON.stringify(manifest));
        expect(typeof timeZone).toBe('string');
        expect(oauthScopes.every((scope) => typeof scope === 'string')).toBe(true);
      }),
    );
  });
});
