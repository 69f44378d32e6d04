import { expect, test } from 'vitest';
import { findOperation } from './operation/operation.ts';
import { SNIPPET_KINDS, toSnippet } from './snippets.ts';

const update = findOperation('drive.files.update');
const form = { params: { fileId: ["a'b"], supportsAllDrives: ['true'] }, body: '{ "name": "x" }' };

test.each([
  ['curl', `--data '{ "name": "x" }'`],
  ['fetch', 'body: JSON.stringify({ "name": "x" })'],
  ['client', `api.call('drive.files.update', { fileId: 'a\\'b', supportsAllDrives: true }, { body: { "name": "x" } })`],
  ['http', "PATCH /api/drive/v3/files/a'b?supportsAllDrives=true HTTP/1.1"],
] as const)('a call as %s says what it sends', (kind, part) => {
  expect(update && toSnippet(kind, update, form, 'https://console.example')).toContain(part);
});

test('no code snippet of a call contains a credential', () => {
  const texts = SNIPPET_KINDS.map(({ value }) => update && toSnippet(value, update, form, 'https://console.example'));
  expect(texts.filter((text) => /bearer|authorization/i.test(text ?? ''))).toEqual([]);
  expect(texts[0]).toContain('$ROTUNDA_COOKIE');
});
