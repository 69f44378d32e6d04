import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findManifestFault } from './manifest-fault.ts';

const faultOf = (manifest: unknown) => findManifestFault(JSON.stringify(manifest));

describe('a manifest', () => {
  test('may contain everything documented', () => {
    const manifest = {
      timeZone: 'America/New_York',
      runtimeVersion: 'V8',
      exceptionLogging: 'STACKDRIVER',
      executionLogging: 'NONE',
      oauthScopes: ['https://www.googleapis.com/auth/drive'],
      urlFetchWhitelist: ['https://example.com/'],
      dependencies: {
        enabledAdvancedServices: [{ userSymbol: 'Drive', serviceId: 'drive', version: 'v3' }],
        libraries: [{ userSymbol: 'Lib', libraryId: '1abc', version: '3', developmentMode: true }],
      },
      webapp: { access: 'ANYONE_ANONYMOUS', executeAs: 'USER_ACCESSING' },
      executionApi: { access: 'DOMAIN' },
      addOns: { common: { name: 'Helper', logoUrl: 'https://example.com/logo.png' }, gmail: {} },
      gmail: { name: 'Helper' },
      dataStudio: { name: 'Source' },
      chat: {},
      sheets: { macros: [{ menuName: 'Sum', functionName: 'sum', defaultShortcut: 'Ctrl+Alt+Shift+1' }] },
    };
    expect(faultOf(manifest)).toBeUndefined();
    expect(faultOf({})).toBeUndefined();
  });

  test('is rejected if it is longer than a manifest may be', () => {
    const addOns = { text: 'a'.repeat(65_536) };
    expect(faultOf({ addOns })).toBe('longer than 65536 characters');
    expect(faultOf({ addOns: { text: addOns.text.slice(100) } })).toBeUndefined();
  });

  test.each([
    [{ filePushOrder: [] }, 'unknown fields: [filePushOrder]'],
    [{ triggers: [], webapp: { acess: 'DOMAIN' } }, 'unknown fields: [webapp.acess, triggers]'],
    [{ sheets: { macros: [{ menuName: 'a', functionName: 'b', key: 1 }] } }, 'unknown fields: [sheets.macros[0].key]'],
    [JSON.parse('{"__proto__":{}}'), 'unknown fields: [__proto__]'],
  ])('%j is rejected with its unknown fields', (manifest, fault) => {
    expect(faultOf(manifest)).toBe(fault);
  });

  test.each([
    [{ runtimeVersion: 'V9' }, 'runtimeVersion'],
    [{ webapp: { access: 'EVERYONE' } }, 'webapp.access'],
    [{ executionApi: { access: 'UNKNOWN_ACCESS' } }, 'executionApi.access'],
    [{ webapp: { executeAs: 'ME' } }, 'webapp.executeAs'],
    [{ exceptionLogging: true }, 'exceptionLogging'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ timeZone: '+02:00' }, 'timeZone'],
    [{ urlFetchWhitelist: ['http://example.com/'] }, 'urlFetchWhitelist[0]'],
    [{ oauthScopes: 'drive' }, 'oauthScopes'],
    [{ dependencies: { libraries: [{ userSymbol: 'Lib' }] } }, 'dependencies.libraries[0].libraryId'],
    [{ addOns: [] }, 'addOns'],
  ])('%j is rejected with the invalid member', (manifest, field) => {
    expect(faultOf(manifest)).toContain(`invalid value at [${field}]: `);
  });

  test.each(['', '{', 'null', '[]', '"text"', '7'])('%j is rejected as not a JSON object', (text) => {
    expect(findManifestFault(text)).toBe('not a JSON object');
  });

  test('is rejected for unknown members, and checking it never throws, whatever it contains', () => {
    const known = fc.constantFrom('timeZone', 'webapp', 'dependencies', 'sheets', 'addOns', 'oauthScopes');
    const member = fc.oneof(known, fc.string());
    const property = fc.property(fc.dictionary(member, fc.jsonValue()), (manifest) => {
      const isNew = Object.keys(manifest).some(
        (key) => !/^(timeZone|webapp|dependencies|sheets|addOns|oauthScopes)$/.test(key),
      );
      if (isNew) expect(faultOf(manifest)).toMatch(/unknown fields/);
      else faultOf(manifest);
    });
    fc.assert(property);
  });
});
