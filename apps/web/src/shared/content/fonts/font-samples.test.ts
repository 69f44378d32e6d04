import { expect, test } from 'vitest';
import { findMissing, sampleFor } from './font-samples.ts';

const codesOf = (text: string) => Uint32Array.from(new Set(text), (character) => character.codePointAt(0) ?? 0);
const LATIN = codesOf('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,');

test('a font with Latin letters is shown by an English sentence', () => {
  expect(sampleFor(LATIN)).toMatch(/^The quick brown fox/);
});

test('a font of one script is shown by a sentence in it', () => {
  expect(sampleFor(codesOf('いろはにほへとちりぬるを'))).toBe('いろはにほへと ちりぬるを');
});

test('a font without all letters of a sentence is shown by the letters that it has', () => {
  expect(sampleFor(codesOf('!ΑΒΓ'))).toBe('ΑΒΓ');
});

test('a font of signs is shown by them', () => {
  expect(sampleFor(codesOf(' \u0007★✓'))).toBe('★✓');
});

test('characters that a font does not have are named once each, blanks never', () => {
  expect(findMissing('Ж and Ж 漢', new Set(LATIN))).toEqual(['Ж', '漢']);
});
