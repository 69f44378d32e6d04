import { MAX_MANIFEST_CHARACTERS } from '@rotunda/script-manifest/manifest-size';
import { expect, test } from 'vitest';
import { parseManifest } from './parse-manifest.ts';

/** Returns a reader of a text that counts its reads. */
function counted(text: string) {
  const reader = {
    count: 0,
    read: () => {
      reader.count += 1;
      return text;
    },
  };
  return reader;
}

test('a manifest is read and parsed once, however often it is requested', () => {
  const reader = counted('{"timeZone":"Asia/Tokyo"}');
  for (let index = 0; index < 100; index += 1) {
    expect(parseManifest('once', reader.read)).toEqual({ timeZone: 'Asia/Tokyo' });
  }
  expect(reader.count).toBe(1);
});

test('text that is not JSON, or is too long for a manifest, has no value, and is not read again either', () => {
  const long = counted(JSON.stringify({ timeZone: 'a'.repeat(MAX_MANIFEST_CHARACTERS) }));
  const wrong = counted('{');
  for (let index = 0; index < 2; index += 1) {
    expect(parseManifest('long', long.read)).toBeUndefined();
    expect(parseManifest('wrong', wrong.read)).toBeUndefined();
  }
  expect([long.count, wrong.count]).toEqual([1, 1]);
});

test('the cache is bounded: with many large manifests, the first ones are read again', () => {
  const text = JSON.stringify({ timeZone: 'a'.repeat(60_000) });
  const readers = Array.from({ length: 100 }, () => counted(text));
  for (const [index, { read }] of readers.entries()) parseManifest(`large ${index}`, read);
  parseManifest('large 99', readers[99]?.read ?? (() => ''));
  parseManifest('large 0', readers[0]?.read ?? (() => ''));
  expect([readers[99]?.count, readers[0]?.count]).toEqual([1, 2]);
});
