import { expect, test } from 'vitest';
import { resolveMimeType } from './resolve-mime-type.ts';

test('a stored type is used, in lower case and without its parameters', () => {
  expect(resolveMimeType('Text/Plain; charset=utf-8', 'photo.png')).toBe('text/plain');
});

test.each([
  ['notes.TXT', 'text/plain'],
  ['archive.tar.gz', 'application/gzip'],
  ['Dockerfile', 'text/x-code'],
  ['song.mp3', 'audio/mpeg'],
])('the name determines the type if the stored one is generic: %s', (name, type) => {
  expect(resolveMimeType('application/octet-stream', name)).toBe(type);
  expect(resolveMimeType(undefined, name)).toBe(type);
});

test('a name without a known extension keeps the stored type', () => {
  expect(resolveMimeType('application/octet-stream', 'core.dump')).toBe('application/octet-stream');
  expect(resolveMimeType('', 'constructor')).toBe('');
});
