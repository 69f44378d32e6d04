import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutLongWords } from './cut-long-words.ts';

const MAX_WORD = 250;

test('words that fit on a line are not cut', () => {
  const text = `${'word '.repeat(1_000)}${'w'.repeat(MAX_WORD)}\n${'w'.repeat(MAX_WORD)}\t`;
  expect(cutLongWords(text)).toEqual([text]);
  expect(cutLongWords('')).toEqual(['']);
});

test.each(['a', '\u00a0', '漢', '👩'])('no piece has a longer word, and no character is cut: %s', (character) => {
  const text = `one ${character.repeat(10_000)} two`;
  const pieces = cutLongWords(text);
  expect(pieces.join('')).toBe(text);
  const words = pieces.flatMap((piece) => piece.split(' '));
  expect(Math.max(...words.map((word) => [...word].length))).toBe(MAX_WORD);
  expect(pieces.every((piece) => piece.isWellFormed())).toBe(true);
});

test('the pieces of any text are the text', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.constant('w'.repeat(MAX_WORD)))), (parts) => {
      expect(cutLongWords(parts.join('')).join('')).toBe(parts.join(''));
    }),
  );
});
