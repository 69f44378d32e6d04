import { expect, test } from 'vitest';
import { findMissing, sampleFor } from './font-samples.ts';

const codesOf = (text: string) => Uint32Array.from(new Set(text), (character) => character.codePointAt(0) ?? 0);
const LATIN = codesOf('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,');

test('a font with Latin letters is shown with an English sentence', () => {
  expect(sampleFor(LATIN)).toMatch(/^The quick brown fox/);
});

test('a font for one script is shown with a sentence in it', () => {
  expect(sampleFor(codesOf('いろはにほへとちりぬるを'))).toBe('いろはにほへと ちりぬるを');
});

test('a font without all letters of a sentence is shown with the letters it has', () => {
  expect(sampleFor(codesOf('!ΑΒΓ'))).toBe('ΑΒΓ');
});

test('a symbol font is shown with its symbols', () => {
  expect(sampleFor(codesOf(' \u0007★✓'))).toBe('★✓');
});

test('characters missing from a font are named once each, blanks never', () => {
  expect(findMissing('Ж and Ж 漢', new Set(LATIN))).toEqual(['Ж', '漢']);
});
