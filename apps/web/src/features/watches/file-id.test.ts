import { expect, test } from 'vitest';
import { findFileId } from './file-id.ts';

test.each([
  ['1AbC-d_9', '1AbC-d_9'],
  ['  1AbC-d_9 ', '1AbC-d_9'],
  ['https://console.example/file/1AbC-d_9/sharing', '1AbC-d_9'],
  ['https://docs.example/document/d/1AbC-d_9/edit?x=1', '1AbC-d_9'],
  ['https://files.example/drive/folders/1AbC-d_9', '1AbC-d_9'],
  ['a plan', undefined],
  ['', undefined],
])('%j contains the ID %j', (text, id) => {
  expect(findFileId(text)).toBe(id);
});
