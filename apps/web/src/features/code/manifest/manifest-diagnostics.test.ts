import { expect, test } from 'vitest';
import { findDiagnostics } from './manifest-diagnostics.ts';

const faultsOf = (source: string) => findDiagnostics(source, 'Europe/Berlin');
const write = (manifest: unknown) => JSON.stringify(manifest, undefined, 2);

test('an unknown field is marked at its name, and can be renamed or removed with a quick fix', () => {
  const source = write({ webapp: { acess: 'DOMAIN' } });
  const [fault] = faultsOf(source);
  expect(source.slice(fault?.from, fault?.to)).toBe('"acess"');
  expect(fault).toMatchObject({ line: 3, message: '“acess” is not a manifest field.' });
  expect(fault?.quickFixes.map(({ label }) => label)).toEqual(['Rename to access', 'Remove']);
  const [rename, remove] = fault?.quickFixes ?? [];
  expect(JSON.parse(rename?.apply(source) ?? '')).toEqual({ webapp: { access: 'DOMAIN' } });
  expect(JSON.parse(remove?.apply(source) ?? '')).toEqual({ webapp: {} });
});

test.each([
  [{ runtimeVersion: 'v8' }, 'Use V8', { runtimeVersion: 'V8' }],
  [{ timeZone: 'Europe/Berln' }, 'Use Europe/Berlin', { timeZone: 'Europe/Berlin' }],
  [{ timeZone: 7 }, 'Use Europe/Berlin', { timeZone: 'Europe/Berlin' }],
  [{ urlFetchWhitelist: ['http://a.test/'] }, 'Use https://a.test/', { urlFetchWhitelist: ['https://a.test/'] }],
  [{ oauthScopes: 'a' }, 'Make it a list', { oauthScopes: ['a'] }],
  [{ oauthScopes: ['', 'a'] }, 'Remove', { oauthScopes: ['a'] }],
  [{ addOns: [] }, 'Remove', {}],
  [
    { dependencies: { libraries: [{ userSymbol: 'Lib' }] } },
    'Add libraryId',
    { dependencies: { libraries: [{ userSymbol: 'Lib', libraryId: '' }] } },
  ],
])('the fixes for %j start with one that produces a manifest without that fault', (manifest, label, mended) => {
  const source = write(manifest);
  const [remedy] = faultsOf(source)[0]?.quickFixes ?? [];
  expect(remedy?.label).toBe(label);
  expect(JSON.parse(remedy?.apply(source) ?? '')).toEqual(mended);
});

test('a value of the wrong type is explained in manifest terms', () => {
  const messages = faultsOf(write({ addOns: [], oauthScopes: 'a', exceptionLogging: 'CLOUD' })).map(
    ({ message }) => message,
  );
  expect(messages).toEqual([
    '“addOns” must be an object.',
    '“oauthScopes” must be a list.',
    '“exceptionLogging” must be one of NONE, STACKDRIVER.',
  ]);
});

test('comments and trailing commas are removed without losing data', () => {
  const source = '{\n  // local time\n  "timeZone": "Etc/UTC",\n}';
  const [first] = faultsOf(source);
  expect(first).toMatchObject({ line: 2, message: 'JSON does not allow comments.' });
  expect(first?.quickFixes[0]?.apply(source)).toBe('{\n  "timeZone": "Etc/UTC"\n}\n');
});

test('a syntax error is marked at its position, and no guess at the intended text is offered', () => {
  const [fault] = faultsOf('{\n  "timeZone": "Etc/UTC"\n  "webapp": {}\n}');
  expect(fault).toMatchObject({ line: 3, message: 'A comma is expected here.', quickFixes: [] });
});

test('valid text has no faults', () => {
  expect(faultsOf('{}')).toEqual([]);
});
