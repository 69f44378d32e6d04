import { expect, test } from 'vitest';
import { createStarterFiles } from '#shared/script/starter-files.ts';
import { addScope, editManifest, makeRunnable, readManifestValue } from './edit-manifest.ts';

const code = { name: 'Code', type: 'SERVER_JS', source: '' } as const;
const manifest = (source: string) => ({ name: 'appsscript', type: 'JSON', source }) as const;

test('a manifest is edited in place, and keeps unknown members', () => {
  const files = [code, manifest('{ "timeZone": "Etc/UTC", "chat": { "a": 1 } }')];
  const edited = editManifest(files, makeRunnable);
  expect(edited?.map(({ name }) => name)).toEqual(['Code', 'appsscript']);
  expect(readManifestValue(edited?.[1]?.source ?? '')).toEqual({
    timeZone: 'Etc/UTC',
    chat: { a: 1 },
    executionApi: { access: 'MYSELF' },
  });
});

test('a manifest that is not a JSON object is unchanged', () => {
  expect(editManifest([code, manifest('{')], makeRunnable)).toBeUndefined();
  expect(editManifest([code, manifest('[]')], makeRunnable)).toBeUndefined();
});

test('a scope is declared once', () => {
  const once = addScope({}, 'https://example.com/auth/a');
  expect(once).toEqual({ oauthScopes: ['https://example.com/auth/a'] });
  expect(addScope(once, 'https://example.com/auth/a')).toBe(once);
});

test('the manifest of a new project allows its owner to run it', () => {
  const [file] = createStarterFiles('Europe/Lisbon');
  expect(readManifestValue(file?.source ?? '')).toMatchObject({
    timeZone: 'Europe/Lisbon',
    executionApi: { access: 'MYSELF' },
  });
});
