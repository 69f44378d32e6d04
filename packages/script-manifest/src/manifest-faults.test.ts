import { expect, test } from 'vitest';
import { findManifestFaults } from './manifest-faults.ts';

const faultsOf = (manifest: unknown) => findManifestFaults(JSON.stringify(manifest));

test('every fault of a manifest is found, each with the path to its member', () => {
  const manifest = {
    timeZone: 'Mars/Olympus',
    runtimeVersion: 'V9',
    webapp: { acess: 'DOMAIN' },
    dependencies: { libraries: [{ userSymbol: 'Lib' }] },
  };
  expect(faultsOf(manifest)).toEqual([
    { kind: 'value', path: ['timeZone'], reason: 'not a time zone' },
    {
      kind: 'value',
      path: ['runtimeVersion'],
      reason: expect.any(String),
      allowed: ['V8', 'STABLE', 'DEPRECATED_ES5'],
    },
    { kind: 'missing', path: ['dependencies', 'libraries', 0, 'libraryId'] },
    { kind: 'unknown', path: ['webapp', 'acess'] },
  ]);
});

test('an empty manifest has no fault', () => {
  expect(faultsOf({})).toEqual([]);
});

test('text that is not a JSON object or is too long has one fault', () => {
  expect(faultsOf([])).toEqual([{ kind: 'notObject', path: [] }]);
  expect(findManifestFaults('{')).toEqual([{ kind: 'notObject', path: [] }]);
  expect(faultsOf({ addOns: { text: 'a'.repeat(65_536) } })).toEqual([{ kind: 'tooLong', path: [] }]);
});
