import { expect, test } from 'vitest';
import { compareFonts } from './compare-fonts.ts';

const fontOf = (outlines: Readonly<Record<string, string>>) => ({
  characters: Uint32Array.from(Object.keys(outlines), (character) => character.codePointAt(0) ?? 0),
  outlines: Object.values(outlines),
});

const toText = (characters: Uint32Array) => String.fromCodePoint(...characters);

test('added, removed and redrawn characters are distinguished', () => {
  const changes = compareFonts(fontOf({ a: 'one', b: 'two', c: 'three' }), fontOf({ a: 'one', b: 'new', d: 'four' }));
  expect(toText(changes.added)).toBe('d');
  expect(toText(changes.removed)).toBe('c');
  expect(toText(changes.redrawn)).toBe('b');
});

test('a font has no differences from itself', () => {
  const font = fontOf({ a: 'one', b: 'two' });
  expect(Object.values(compareFonts(font, font)).flatMap((codes) => [...codes])).toEqual([]);
});
