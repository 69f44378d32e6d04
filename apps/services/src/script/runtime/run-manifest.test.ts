import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRunManifest } from './run-manifest.ts';

const NOTHING = { timeZone: 'Etc/UTC', oauthScopes: undefined, executionAccess: undefined };

describe('readRunManifest', () => {
  test('reads the run settings from a manifest', () => {
    const manifest = {
      timeZone: 'Asia/Tokyo',
      oauthScopes: ['a', 'b'],
      executionApi: { access: 'DOMAIN' },
      webapp: {},
    };
    expect(readRunManifest(manifest)).toEqual({
      timeZone: 'Asia/Tokyo',
      oauthScopes: ['a', 'b'],
      executionAccess: 'DOMAIN',
    });
  });

  test('treats an API executable without access as only for its owner', () => {
    expect(readRunManifest({ executionApi: {} }).executionAccess).toBe('MYSELF');
  });

  test('returns the defaults without a manifest', () => {
    expect(readRunManifest(undefined)).toEqual(NOTHING);
  });

  test('reads any value without failing, and ignores invalid members', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(readRunManifest(value)).toEqual(NOTHING);
      }),
    );
    const members = fc.constantFrom('timeZone', 'oauthScopes', 'executionApi');
    fc.assert(
      fc.property(fc.dictionary(members, fc.jsonValue({ maxDepth: 1 })), (manifest) => {
        const { oauthScopes, timeZone } = readRunManifest(manifest);
        expect(typeof timeZone).toBe('string');
        expect(oauthScopes?.every((scope) => typeof scope === 'string') ?? true).toBe(true);
      }),
    );
  });
});
