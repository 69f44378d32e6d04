import { expect, test } from 'vitest';
import { locateFaults } from './located-faults.ts';

const faultsOf = (source: string) => locateFaults(source, 'Europe/Berlin');
const write = (manifest: unknown) => JSON.stringify(manifest, undefined, 2);

test('an unknown field is marked at its name, and renamed or removed by its remedies', () => {
  const source = write({ webapp: { acess: 'DOMAIN' } });
  const [fault] = faultsOf(source);
  expect(source.slice(fault?.from, fault?.to)).toBe('"acess"');
  expect(fault).toMatchObject({ line: 3, message: '“acess” is not a manifest field.' });
  expect(fault?.remedies.map(({ label }) => label)).toEqual(['Rename to access', 'Remove']);
  const [rename, remove] = fault?.remedies ?? [];
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
])('the remedies of %j begin with one that leads to a manifest without that fault', (manifest, label, mended) => {
  const source = write(manifest);
  const [remedy] = faultsOf(source)[0]?.remedies ?? [];
  expect(remedy?.label).toBe(label);
  expect(JSON.parse(remedy?.apply(source) ?? '')).toEqual(mended);
});

test('a value of a wrong type is said in words of the manifest', () => {
  const messages = faultsOf(write({ addOns: [], oauthScopes: 'a', exceptionLogging: 'CLOUD' })).map(
    ({ message }) => message,
  );
  expect(messages).toEqual([
    '“addOns” must be an object.',
    '“oauthScopes” must be a list.',
    '“exceptionLogging” must be one of NONE, STACKDRIVER.',
  ]);
});

test('comments and trailing commas are removed without a loss', () => {
  const source = '{\n  // local time\n  "timeZone": "Etc/UTC",\n}';
  const [first] = faultsOf(source);
  expect(first).toMatchObject({ line: 2, message: 'JSON does not allow comments.' });
  expect(first?.remedies[0]?.apply(source)).toBe('{\n  "timeZone": "Etc/UTC"\n}\n');
});

test('an error of the syntax is marked where it is, and a guess at what was meant is not offered', () => {
  const [fault] = faultsOf('{\n  "timeZone": "Etc/UTC"\n  "webapp": {}\n}');
  expect(fault).toMatchObject({ line: 3, message: 'A comma is expected here.', remedies: [] });
});

test('text without a fault has none', () => {
  expect(faultsOf('{}')).toEqual([]);
});
