import { expect, test } from 'vitest';
import { readPastedTarget } from './pasted-target.ts';

const ORIGIN = 'https://console.test';

test.each([
  ['1dl4fuoHtj92QXKp', { kind: 'id', id: '1dl4fuoHtj92QXKp' }],
  ['https://docs.test/document/d/1dl4fuoHtj92QXKp/edit?tab=t.0', { kind: 'id', id: '1dl4fuoHtj92QXKp' }],
  ['https://drive.test/drive/folders/1dl4fuoHtj92QXKp', { kind: 'id', id: '1dl4fuoHtj92QXKp' }],
  ['https://drive.test/open?id=1dl4fuoHtj92QXKp', { kind: 'id', id: '1dl4fuoHtj92QXKp' }],
  ['https://console.test/processes?fn=sync', { kind: 'screen', href: '/processes?fn=sync' }],
])('%s leads somewhere', (text, target) => {
  expect(readPastedTarget(text, ORIGIN)).toEqual(target);
});

test.each([
  '',
  'files',
  'javascript:alert(1234567890)',
  'https://example.test/about',
  'ftp://example.test/d/1dl4fuoHtj92QXKp',
])('%j leads nowhere', (text) => {
  expect(readPastedTarget(text, ORIGIN)).toBeUndefined();
});
