import { expect, test } from 'vitest';
import { isSameContent } from '#shared/script/is-same-content.ts';
import { addFile, deleteFile, getMark, nameError, renameFile, startDraft, writeFile } from './draft.ts';
import { deleteDraft, readDraft, storeDraft } from './draft-store.ts';

const saved = [
  { name: 'appsscript', type: 'JSON', source: '{}' },
  { name: 'Code', type: 'SERVER_JS', source: 'a' },
] as const;

test('a draft is stored in the browser for its user until it is discarded', async () => {
  const draft = writeFile(startDraft(saved), 'Code', 'b');
  const key = ['operator@example.com', 'script-1'] as const;
  expect(await readDraft(key)).toBeUndefined();
  await storeDraft(key, draft);
  expect(await readDraft(key)).toEqual(draft);
  expect(await readDraft(['operator@example.com', 'script-2'])).toBeUndefined();
  expect(await readDraft(['ana@example.com', 'script-1'])).toBeUndefined();
  await deleteDraft(key);
  expect(await readDraft(key)).toBeUndefined();
});

test('a draft marks new and changed files', () => {
  const draft = addFile(writeFile(startDraft(saved), 'Code', 'b'), 'Page', 'HTML');
  expect(draft.files.map((file) => getMark(draft, file))).toEqual([undefined, 'changed', 'added']);
  expect(isSameContent(draft.base, draft.files)).toBe(false);
  expect(isSameContent(saved, deleteFile(writeFile(draft, 'Code', 'a'), 'Page').files)).toBe(true);
});

test('a renamed file keeps its position, because files are loaded in order', () => {
  const draft = renameFile(addFile(startDraft(saved), 'Last', 'SERVER_JS'), 'Code', 'First');
  expect(draft.files.map(({ name }) => name)).toEqual(['appsscript', 'First', 'Last']);
});

test('names that the service would reject are rejected here, with the reason', () => {
  expect(nameError(saved, 'Other')).toBeUndefined();
  expect(nameError(saved, 'Code', 'Code')).toBeUndefined();
  expect(nameError(saved, '')).toMatch(/needs a name/);
  expect(nameError(saved, 'Code')).toMatch(/Another file/);
  expect(nameError(saved, 'appsscript')).toMatch(/manifest/);
  expect(nameError(saved, 'a'.repeat(256))).toMatch(/255/);
  expect(nameError(saved, 'a\nb')).toMatch(/control/);
});
